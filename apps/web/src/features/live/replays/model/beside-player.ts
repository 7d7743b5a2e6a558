import { type HlsSource, openHls } from '@/platform/hls/open-hls.ts';
import type { RecordedPlayer } from './recorded-player.ts';

/** Further apart than anyone hears or sees, in seconds; and so far that playing faster would take too long. */
const APART = 0.08;
const FAR_APART = 0.5;
const CATCHING_UP = 0.06;
const LOOK_EVERY_MS = 250;

export interface BesidePlayer {
  setHeard(isHeard: boolean): void;
  close(): void;
}

/** Plays the second picture of a recording in an element, at the second that the host's own is at. */
export function openBesidePlayer(
  video: HTMLVideoElement,
  playlist: string,
  { video: own, state }: RecordedPlayer,
): BesidePlayer {
  const closed = new AbortController();
  let source: HlsSource | null = null;
  let isHeard = false;

  const hear = () => {
    video.muted = own.muted || !isHeard;
    video.volume = own.volume;
  };

  function follow(): void {
    if (!source || video.readyState === HTMLMediaElement.HAVE_NOTHING) return;
    const { isPlaying, isWaiting } = state.getState();
    const moves = isPlaying && !isWaiting;
    const ahead = video.currentTime - own.currentTime;
    if (Math.abs(ahead) > (moves ? FAR_APART : APART)) video.currentTime = own.currentTime;
    const isApart = moves && Math.abs(ahead) > APART;
    video.playbackRate = own.playbackRate * (isApart ? 1 - Math.sign(ahead) * CATCHING_UP : 1);
    if (!moves) video.pause();
    else if (video.paused) void video.play().catch(() => undefined);
  }

  video.playsInline = true;
  void openHls(
    video,
    { url: playlist, startAt: own.currentTime, onFail: () => undefined },
    closed.signal,
  ).then((opened) => {
    if (closed.signal.aborted) opened?.close();
    else source = opened;
    follow();
  });
  const timer = setInterval(follow, LOOK_EVERY_MS);
  own.addEventListener('volumechange', hear);
  own.addEventListener('seeked', follow);
  const unfollow = state.subscribe((now, before) => {
    if (now.isPlaying !== before.isPlaying || now.isWaiting !== before.isWaiting) follow();
  });
  return {
    setHeard(wanted) {
      isHeard = wanted;
      hear();
    },
    close() {
      closed.abort();
      clearInterval(timer);
      own.removeEventListener('volumechange', hear);
      own.removeEventListener('seeked', follow);
      unfollow();
      source?.close();
    },
  };
}
