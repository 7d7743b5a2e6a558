import { create } from 'zustand';
import { type Following, followShow } from './follow-show.ts';
import type { PictureSigns } from './picture-state.ts';
import { playerChoices } from './player-choices.store.ts';
import { lookAt } from './player-look.ts';
import { followPresence } from './presence.ts';
import { smallWindow } from './small-window.ts';
import { beginWatch, type Watch, watchOver } from './watchdog.ts';

export interface PlayerState extends Omit<PictureSigns, 'onAir' | 'shown'> {
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
    ...{ isMuted: true, isInSmallWindow: false },
  }));
  let following: Following | undefined;
  let watch: Watch | undefined;
  let brokenAt = 0;
  /** Paused in the small window, which has a button for it. */
  let isPausedByHand = false;
  let hearsOnly = false;

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

  /** Most browsers play without sound before somebody touches the page; a few, in low power, not even that. */
  function refused(): void {
    if (video.muted) state.setState({ isRefused: true });
    else {
      setMuted(true);
      play();
    }
  }

  function play(): void {
    if (!video.srcObject) return;
    video.play().catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) refused();
    });
  }

  function setMuted(isMuted: boolean): void {
    video.muted = isMuted;
    state.setState({ isMuted });
  }

  async function look(): Promise<void> {
    if (document.visibilityState === 'hidden') {
      watch = undefined;
      return;
    }
    const { line, isRefused } = state.getState();
    state.setState({ isLate: line !== 'connected' && performance.now() - brokenAt > LATE_MS });
    if (!following?.connection || line !== 'connected') return;
    const seen = await lookAt(video, following.connection);
    watch = watch ? watchOver(watch, seen) : beginWatch(seen);
    state.setState({ isStill: seen.at - watch.shownAt > STILL_AFTER_MS });
    if (isRefused || isPausedByHand) return;
    if (watch.remedy === 'play') play();
    else if (watch.remedy === 'attach') following.attach();
    else if (watch.remedy === 'connect') following.renew();
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
      if (video.muted) stopFollowing();
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
  // Whoever wanted sound before has it with the first touch of the page, which is all that a browser waits for.
  const touched = () => {
    if (playerChoices.getState().isOn && video.muted) setMuted(false);
  };
  for (const name of ['click', 'keydown'] as const) document.addEventListener(name, touched);

  follow();
  return {
    ...{ showId, video, state, play },
    canOpenSmallWindow: smallWindow.isOffered(video),
    /** Null for nowhere: it plays on unseen. */
    put(place: HTMLElement | null): void {
      (place ?? parking).append(video);
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
    },
    setSaving(savesData: boolean): void {
      playerChoices.setState({ savesData });
      following?.renew();
    },
    toggleSmallWindow: () => void smallWindow.toggle(video).catch(() => undefined),
    close(): void {
      clearInterval(timer);
      leavePresence();
      for (const name of ['click', 'keydown'] as const) document.removeEventListener(name, touched);
      stopFollowing();
      if (smallWindow.isOpen(video)) void smallWindow.toggle(video).catch(() => undefined);
      video.remove();
      parking.remove();
    },
  };
}
