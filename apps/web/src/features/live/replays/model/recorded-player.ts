import { outOfGap, stepOver } from '@souk/shared/live/replays/gaps.ts';
import type { Replay } from '@souk/shared/live/replays/schema.ts';
import { create } from 'zustand';
import { type HlsSource, openHls } from '@/platform/hls/open-hls.ts';
import { watchingChoices } from './watching-choices.store.ts';

export interface RecordedState {
  isPlaying: boolean;
  /** Wants to play and has nothing to play yet. */
  isWaiting: boolean;
  isFailed: boolean;
  hasPicture: boolean;
  isMuted: boolean;
  second: number;
}

export interface RecordedOptions {
  playlist: string;
  seconds: number;
  gaps: Replay['gaps'];
  startAt: number;
  onSecond(second: number): void;
}

export type RecordedPlayer = ReturnType<typeof openRecordedPlayer>;

/** Plays what was recorded in an element of its own. Nothing is fetched before the viewer wants to see it. */
export function openRecordedPlayer({ playlist, seconds, gaps, startAt, onSecond }: RecordedOptions) {
  const video = document.createElement('video');
  const { isMuted, speed } = watchingChoices.getState();
  const state = create<RecordedState>(() => ({
    ...{ isPlaying: false, isWaiting: false, isFailed: false, hasPicture: false, isMuted },
    second: outOfGap(gaps, Math.min(startAt, seconds)),
  }));
  const closed = new AbortController();
  let source: HlsSource | null = null;
  let isOpening = false;

  video.playsInline = true;
  video.className = 'size-full object-cover';
  video.muted = isMuted;
  video.defaultPlaybackRate = speed;

  async function open(): Promise<void> {
    if (source || isOpening) return;
    isOpening = true;
    state.setState({ isWaiting: true, isFailed: false });
    const opened = await openHls(
      video,
      { url: playlist, startAt: state.getState().second, onFail: fail },
      closed.signal,
    ).catch(fail);
    isOpening = false;
    if (closed.signal.aborted) opened?.close();
    else source = opened ?? null;
    if (source) play();
  }

  function fail(): void {
    source?.close();
    source = null;
    state.setState({ isFailed: true, isWaiting: false, isPlaying: false });
  }

  function play(): void {
    if (!source) return void open();
    if (video.ended) video.currentTime = 0;
    video.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError' && !video.muted) {
        video.muted = true;
        play();
      }
    });
  }

  function seek(to: number): void {
    const second = outOfGap(gaps, Math.min(Math.max(0, to), Math.max(0, seconds - 1)));
    state.setState({ second });
    onSecond(second);
    if (!source) return;
    const wasAtEnd = video.ended;
    video.currentTime = second;
    // A browser stays paused, which nobody asked it for.
    if (wasAtEnd) play();
  }

  const follow: Partial<Record<keyof HTMLVideoElementEventMap, () => void>> = {
    play: () => state.setState({ isPlaying: true }),
    pause: () => state.setState({ isPlaying: false }),
    ended: () => state.setState({ isPlaying: false }),
    waiting: () => state.setState({ isWaiting: true }),
    playing: () => state.setState({ isWaiting: false }),
    seeked: () => state.setState({ isWaiting: false }),
    volumechange: () => state.setState({ isMuted: video.muted }),
    loadeddata: () => state.setState({ hasPicture: true }),
    timeupdate: () => {
      // Before it stands where it was asked to begin, it says zero.
      if (!source || video.seeking || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
      state.setState({ second: video.currentTime });
      onSecond(video.currentTime);
    },
  };
  for (const [name, act] of Object.entries(follow)) video.addEventListener(name, act);

  return {
    ...{ video, state, seconds, seek },
    put: (place: HTMLElement) => place.append(video),
    toggle: () => (video.paused || !source ? play() : video.pause()),
    /** By so many seconds. */
    skip: (by: number) => seek(stepOver(gaps, state.getState().second, by)),
    /** Goes there and plays. */
    playFrom(second: number): void {
      seek(second);
      play();
    },
    setMuted(isMuted: boolean): void {
      watchingChoices.setState({ isMuted });
      video.muted = isMuted;
    },
    setSpeed(speed: number): void {
      watchingChoices.setState({ speed });
      video.defaultPlaybackRate = speed;
      video.playbackRate = speed;
    },
    close(): void {
      closed.abort();
      source?.close();
      video.remove();
    },
  };
}
