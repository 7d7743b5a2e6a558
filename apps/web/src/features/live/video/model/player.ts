import { create } from 'zustand';
import { type Following, followShow } from './follow-show.ts';
import { onTheLine, type PictureSource } from './picture-source.ts';
import type { OnAir, PictureSigns } from './picture-state.ts';
import { playerChoices } from './player-choices.store.ts';
import { lookAt } from './player-look.ts';
import { followPresence } from './presence.ts';
import { recordedSide } from './recorded-side.ts';
import { smallWindow } from './small-window.ts';
import { beginWatch, type Watch, watchOver } from './watchdog.ts';

export interface PlayerState extends Omit<PictureSigns, 'onAir' | 'shown'>, PictureSource {
  isMuted: boolean;
  isInSmallWindow: boolean;
}

export type Player = ReturnType<typeof openPlayer>;

const LOOK_EVERY_MS = 1_000;
const STILL_AFTER_MS = 2_500;
const LATE_MS = 2_000;
const SAVING_KBPS = 300;

/** Plays a live show in an element of its own, which is put wherever it is to be seen and plays on meanwhile. */
export function openPlayer(showId: string) {
  const video = document.createElement('video');
  const parking = document.createElement('div');
  const state = create<PlayerState>(() => ({
    ...{ line: 'idle', hasPicture: false, isStill: false, isLate: false, isRefused: false },
    ...{ ...onTheLine, isMuted: true, isInSmallWindow: false },
  }));
  let following: Following | undefined;
  let watch: Watch | undefined;
  let onAir: OnAir | null = null;
  let brokenAt = 0;
  /** Paused in the small window, which has a button for it. */
  let isPausedByHand = false;
  let hearsOnly = false;

  const recording = recordedSide({
    ...{ showId, state },
    onOpen(picture) {
      video.after(picture);
      video.muted = true;
    },
    onPicture: () => state.setState({ hasPicture: true, isRefused: false }),
    onClose() {
      setMuted(state.getState().isMuted);
      follow();
      play();
    },
  });

  parking.hidden = true;
  parking.append(video);
  document.body.append(parking);
  video.playsInline = true;
  video.disableRemotePlayback = true;
  video.className = 'size-full object-cover';
  setMuted(!playerChoices.getState().isOn);
  video.volume = playerChoices.getState().volume;

  function follow(): void {
    if (following) return;
    brokenAt = performance.now();
    following = followShow(video, showId, {
      wants: () => ({
        video: !hearsOnly,
        mostKbps: playerChoices.getState().savesData ? SAVING_KBPS : undefined,
      }),
      onState(line) {
        if (line !== 'connected' && state.getState().line === 'connected') brokenAt = performance.now();
        watch = undefined;
        state.setState({ line });
      },
      onPlayRefused: refused,
    });
  }

  function stopFollowing(): void {
    following?.stop();
    following = undefined;
    state.setState({ line: 'idle', isStill: false, isLate: false });
  }

  /** Most browsers play without sound before the page is touched; a few, in low power, not even that. */
  function refused(): void {
    if (state.getState().isMuted) state.setState({ isRefused: true });
    else {
      setMuted(true);
      play();
    }
  }

  function play(): void {
    recording.play();
    if (!video.srcObject) return;
    video.play().catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) refused();
    });
  }

  /** One is heard at a time. */
  function setMuted(isMuted: boolean): void {
    const recorded = recording.video();
    video.muted = isMuted || recorded !== undefined;
    if (recorded) recorded.muted = isMuted;
    state.setState({ isMuted });
  }

  /** Looked at each second: where no line comes about, and where it does again. */
  function stepAside(shows: boolean): void {
    const act = recording.step({ isWanted: onAir === 'on-air', shows });
    if (act === 'try-line') follow();
    else if (act === 'leave-line') stopFollowing();
  }

  async function look(): Promise<void> {
    if (document.visibilityState === 'hidden') {
      watch = undefined;
      return;
    }
    const { line, isRefused } = state.getState();
    state.setState({ isLate: line !== 'connected' && performance.now() - brokenAt > LATE_MS });
    recording.tellMoment();
    const looked = following;
    if (!looked?.connection || line !== 'connected') return stepAside(false);
    const seen = await lookAt(video, looked.connection);
    const watched = watch ? watchOver(watch, seen) : beginWatch(seen);
    watch = watched;
    const isStill = seen.at - watched.shownAt > STILL_AFTER_MS;
    state.setState({ isStill });
    // Who has a line and has seen pictures waits for the next ones there.
    stepAside(seen.shown > 0 && (!isStill || state.getState().source === 'line'));
    // Its line may have been left meanwhile, or have begun anew.
    if (following !== looked || watch !== watched || isRefused || isPausedByHand) return;
    if (watched.remedy === 'play') play();
    else if (watched.remedy === 'attach') looked.attach();
    else if (watched.remedy === 'connect') looked.renew();
  }

  // Without a picture it is transparent, and what stands behind it is seen.
  video.addEventListener('loadeddata', () => {
    if (video.videoWidth > 0) state.setState({ hasPicture: true, isRefused: false });
  });
  video.addEventListener('playing', () => {
    isPausedByHand = false;
    state.setState({ isRefused: false });
  });
  video.addEventListener('pause', () => {
    isPausedByHand = smallWindow.isOpen(video);
  });
  smallWindow.follow(video, () => state.setState({ isInSmallWindow: smallWindow.isOpen(video) }));

  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  const leavePresence = followPresence({
    onGone() {
      if (smallWindow.isOpen(video)) return;
      if (state.getState().source === 'fallback') recording.close();
      if (state.getState().isMuted) stopFollowing();
      else {
        hearsOnly = true;
        following?.renew();
      }
    },
    onBack() {
      if (hearsOnly) {
        hearsOnly = false;
        following?.renew();
      }
      follow();
      play();
    },
  });
  // A viewer who wanted sound before gets it with the first touch of the page, all that a browser waits for.
  const touched = () => {
    if (playerChoices.getState().isOn && state.getState().isMuted) setMuted(false);
  };
  for (const name of ['click', 'keydown'] as const) document.addEventListener(name, touched);

  follow();
  return {
    ...{ showId, video, state, play },
    canOpenSmallWindow: smallWindow.isOffered(video),
    /** Null for nowhere: it plays on unseen. */
    put(place: HTMLElement | null): void {
      const recorded = recording.video();
      (place ?? parking).append(video, ...(recorded ? [recorded] : []));
      play();
    },
    setSound(isOn: boolean): void {
      playerChoices.setState({ isOn });
      setMuted(!isOn);
      play();
    },
    setVolume(volume: number): void {
      playerChoices.setState({ volume });
      video.volume = volume;
      const recorded = recording.video();
      if (recorded) recorded.volume = volume;
    },
    setSaving(savesData: boolean): void {
      playerChoices.setState({ savesData });
      following?.renew();
    },
    /** What the market says of the picture. */
    tell(told: OnAir | null): void {
      onAir = told;
    },
    ...{ rewindTo: recording.rewindTo, togglePaused: recording.togglePaused, goLive: recording.close },
    toggleSmallWindow: () => void smallWindow.toggle(video).catch(() => undefined),
    close(): void {
      clearInterval(timer);
      leavePresence();
      for (const name of ['click', 'keydown'] as const) document.removeEventListener(name, touched);
      stopFollowing();
      recording.end();
      if (smallWindow.isOpen(video)) void smallWindow.toggle(video).catch(() => undefined);
      video.remove();
      parking.remove();
    },
  };
}
