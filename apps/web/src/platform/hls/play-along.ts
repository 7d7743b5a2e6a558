import { type HlsSource, openHls } from './open-hls.ts';

/** Further apart than anyone hears or sees, in seconds; and so far that playing faster would take too long. */
const APART = 0.08;
const FAR_APART = 0.5;
const CATCHING_UP = 0.06;
const LOOK_EVERY_MS = 250;

export interface AlongOptions {
  playlist: string;
  /** What it goes with. */
  own: HTMLVideoElement;
  /** Where that begins, in seconds of the playlist. */
  from: number;
}

export interface Along {
  setHeard(isHeard: boolean): void;
  close(): void;
}

const leading = ['volumechange', 'seeked', 'play', 'pause', 'waiting', 'playing'] as const;

/** Plays a playlist in an element at the second that another element is at: both are of the same time. */
export function playAlong(video: HTMLVideoElement, { playlist, own, from }: AlongOptions): Along {
  const closed = new AbortController();
  let source: HlsSource | null = null;
  let isHeard = false;
  const second = () => own.currentTime + from;

  function follow(): void {
    video.muted = own.muted || !isHeard;
    video.volume = own.volume;
    if (!source || video.readyState === HTMLMediaElement.HAVE_NOTHING) return;
    const moves = !own.paused && !own.seeking && own.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
    const ahead = video.currentTime - second();
    if (Math.abs(ahead) > (moves ? FAR_APART : APART) && !video.seeking) video.currentTime = second();
    const isApart = moves && Math.abs(ahead) > APART;
    video.playbackRate = own.playbackRate * (isApart ? 1 - Math.sign(ahead) * CATCHING_UP : 1);
    if (!moves) video.pause();
    else if (video.paused) void video.play().catch(() => undefined);
  }

  video.playsInline = true;
  void openHls(video, { url: playlist, startAt: second(), onFail: () => undefined }, closed.signal).then(
    (opened) => {
      if (closed.signal.aborted) opened?.close();
      else source = opened;
      follow();
    },
  );
  const timer = setInterval(follow, LOOK_EVERY_MS);
  for (const name of leading) own.addEventListener(name, follow);
  return {
    setHeard(wanted) {
      isHeard = wanted;
      follow();
    },
    close() {
      closed.abort();
      clearInterval(timer);
      for (const name of leading) own.removeEventListener(name, follow);
      source?.close();
    },
  };
}
