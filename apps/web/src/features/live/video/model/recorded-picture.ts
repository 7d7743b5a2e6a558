import { openHls } from '@/platform/hls/open-hls.ts';

export interface RecordedPictureOptions {
  showId: string;
  /** Seconds into the show; undefined for as near to the present as it is recorded. */
  startAt: number | undefined;
  isMuted: boolean;
  volume: number;
  onPicture(): void;
  onFail(): void;
}

export interface RecordedPicture {
  readonly video: HTMLVideoElement;
  /** When it was what is shown, in milliseconds since 1970; null before the first picture. */
  moment(): number | null;
  play(): void;
  close(): void;
}

/** A show that is live, from its recording: as it was some time ago, or a second or two ago. */
export function openRecordedPicture(options: RecordedPictureOptions): RecordedPicture {
  const { showId, startAt, isMuted, volume, onPicture, onFail } = options;
  const video = document.createElement('video');
  const closed = new AbortController();
  const url = `/api/shows/${encodeURIComponent(showId)}/media/index.m3u8`;
  video.playsInline = true;
  video.className = 'absolute inset-0 size-full object-cover';
  video.muted = isMuted;
  video.volume = volume;
  video.addEventListener('loadeddata', onPicture, { once: true });
  const source = openHls(video, { url, startAt, onFail }, closed.signal).catch(() => {
    onFail();
    return null;
  });
  let moment = (): number | null => null;
  void source.then((opened) => {
    if (!opened) return;
    if (closed.signal.aborted) return opened.close();
    moment = opened.moment;
    play();
  });

  function play(): void {
    video.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError' && !video.muted) {
        video.muted = true;
        play();
      }
    });
  }

  return {
    video,
    play,
    moment: () => moment(),
    close() {
      closed.abort();
      void source.then((opened) => opened?.close());
      video.remove();
    },
  };
}
