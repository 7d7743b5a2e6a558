import type HlsPlayer from 'hls.js';

export interface HlsOptions {
  url: string;
  /** Seconds into it; without it as near to the end as there is something to play, when it still grows. */
  startAt?: number | undefined;
  /** Nothing can be played any more, after all that could be tried again. */
  onFail(): void;
}

export interface HlsSource {
  /** When it was recorded what is shown, in milliseconds since 1970; null before that is known. */
  moment(): number | null;
  close(): void;
}

const RECOVER_EVERY_MS = 3_000;

/** Plays a playlist in an element: as Safari does by itself, elsewhere by hls.js, which is fetched here and nowhere else. */
export async function openHls(
  video: HTMLVideoElement,
  options: HlsOptions,
  signal: AbortSignal,
): Promise<HlsSource | null> {
  if (playsItself(video)) return openNative(video, options);
  const { default: Hls } = await import('hls.js/light');
  if (signal.aborted) return null;
  if (!Hls.isSupported()) {
    options.onFail();
    return null;
  }
  return openScripted(Hls, video, options, signal);
}

/** Others say that they may, and have no parts of segments or no gaps. */
const playsItself = (video: HTMLVideoElement): boolean =>
  navigator.vendor.startsWith('Apple') && video.canPlayType('application/vnd.apple.mpegurl') !== '';

function openNative(video: HTMLVideoElement, { url, startAt, onFail }: HlsOptions): HlsSource {
  const seek = () => {
    if (startAt !== undefined) video.currentTime = startAt;
  };
  video.addEventListener('loadedmetadata', seek, { once: true });
  video.addEventListener('error', onFail);
  video.src = url;
  return {
    moment() {
      const begun = (video as HTMLVideoElement & { getStartDate?(): Date }).getStartDate?.().getTime();
      return begun === undefined || Number.isNaN(begun) ? null : begun + video.currentTime * 1_000;
    },
    close() {
      video.removeEventListener('loadedmetadata', seek);
      video.removeEventListener('error', onFail);
      empty(video);
    },
  };
}

function openScripted(
  Hls: typeof HlsPlayer,
  video: HTMLVideoElement,
  options: HlsOptions,
  signal: AbortSignal,
): HlsSource {
  const { url, startAt, onFail } = options;
  const hls = new Hls({
    // What is played is passed on as it is: there is nothing for a worker to do.
    enableWorker: false,
    startPosition: startAt ?? -1,
    maxBufferLength: 30,
    backBufferLength: 60,
    // Who stalls once stays a little further behind, not a second.
    liveSyncOnStallIncrease: 0.2,
    // What lies further behind the end than was meant is caught up on without a jump.
    maxLiveSyncPlaybackRate: startAt === undefined ? 1.5 : 1,
  });
  let opened: HlsSource | null = {
    moment: () => hls.playingDate?.getTime() ?? null,
    close: () => hls.destroy(),
  };
  let recoveredAt = -RECOVER_EVERY_MS;
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    const isAgain = performance.now() - recoveredAt < RECOVER_EVERY_MS;
    recoveredAt = performance.now();
    if (isAgain || type !== Hls.ErrorTypes.MEDIA_ERROR) onFail();
    else hls.recoverMediaError();
  });
  hls.on(Hls.Events.LEVEL_LOADED, (_, { details }) => {
    if (details.m3u8.includes('.webm')) void openOther().catch(onFail);
  });
  hls.loadSource(url);
  hls.attachMedia(video);

  /** Where a host’s browser has no H264, also from some moment on. */
  async function openOther(): Promise<void> {
    const { currentTime, paused } = video;
    const isBegun = video.readyState > HTMLMediaElement.HAVE_NOTHING;
    hls.destroy();
    const { openWebm } = await import('./webm-source.ts');
    if (opened === null || signal.aborted) return;
    opened = openWebm(
      video,
      { ...options, startAt: isBegun && startAt !== undefined ? currentTime : startAt },
      signal,
    );
    if (!paused) void video.play().catch(() => undefined);
  }

  return {
    moment: () => opened?.moment() ?? null,
    close() {
      opened?.close();
      opened = null;
    },
  };
}

function empty(video: HTMLVideoElement): void {
  video.removeAttribute('src');
  video.load();
}
