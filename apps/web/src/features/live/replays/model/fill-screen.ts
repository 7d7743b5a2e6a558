/** As Safari on telephones has it, which fills the screen with the picture alone. */
type SafariVideo = HTMLVideoElement & { webkitEnterFullscreen?(): void };

export const mayFillScreen = (video: SafariVideo): boolean =>
  document.fullscreenEnabled || video.webkitEnterFullscreen !== undefined;

/** The stage with all that is operated there, or back again. */
export function fillScreen(video: SafariVideo): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (document.fullscreenEnabled)
    void video
      .closest('section')
      ?.requestFullscreen()
      .catch(() => undefined);
  else video.webkitEnterFullscreen?.();
}
