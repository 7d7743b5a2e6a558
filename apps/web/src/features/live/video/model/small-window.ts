/** As Safari on telephones has it. */
type SafariVideo = HTMLVideoElement & {
  webkitSupportsPresentationMode?(mode: string): boolean;
  webkitSetPresentationMode?(mode: string): void;
  webkitPresentationMode?: string;
};

const SMALL = 'picture-in-picture';

/** A window of the picture alone, over everything else on the screen. */
export const smallWindow = {
  isOffered: (video: SafariVideo): boolean =>
    document.pictureInPictureEnabled || video.webkitSupportsPresentationMode?.(SMALL) === true,

  isOpen: (video: SafariVideo): boolean =>
    document.pictureInPictureElement === video || video.webkitPresentationMode === SMALL,

  async toggle(video: SafariVideo): Promise<void> {
    if (!document.pictureInPictureEnabled) {
      video.webkitSetPresentationMode?.(smallWindow.isOpen(video) ? 'inline' : SMALL);
    } else if (smallWindow.isOpen(video)) await document.exitPictureInPicture();
    else await video.requestPictureInPicture();
  },

  follow(video: SafariVideo, onChange: () => void): void {
    for (const name of ['enterpictureinpicture', 'leavepictureinpicture', 'webkitpresentationmodechanged']) {
      video.addEventListener(name, onChange);
    }
  },
};
