/** What is seen of a player each second. */
export interface Look {
  readonly at: number;
  /** Pictures shown, and those that came over the line; likewise the sound. Undefined where a browser does not say. */
  readonly shown: number;
  readonly received: number;
  readonly played: number | undefined;
  readonly heard: number;
  readonly isPaused: boolean;
  readonly isMuted: boolean;
}

/** `play`: go on. `attach`: hand the stream to the element again. `connect`: a new line. */
export type Remedy = 'play' | 'attach' | 'connect';

/** What was seen so far: when a picture or sound came last, and what was done about it. */
export interface Watch {
  readonly last: Look;
  /** Since when pictures come and are not shown, or sound comes and is not played. */
  readonly stuckSince: number | null;
  readonly shownAt: number;
  readonly remedy: Remedy | null;
  readonly triedAttach: boolean;
  /** How many times a new line did not help: then it is waited longer for the next. */
  readonly failures: number;
}

const ATTACH_AFTER_MS = 2_000;
const CONNECT_AFTER_MS = 5_000;
const MOST_DOUBLINGS = 4;

export const beginWatch = (look: Look): Watch => ({
  last: look,
  stuckSince: null,
  shownAt: look.at,
  remedy: null,
  triedAttach: false,
  failures: 0,
});

/**
 * Telephones lose a picture or its sound and say nothing: after a call, a lock screen, another app. What comes and is not
 * played is given to the element again; where that does not help, the line is made anew.
 */
export function watchOver(before: Watch, look: Look): Watch {
  const { last } = before;
  const isShown = look.shown !== last.shown;
  const isBlack = look.received !== last.received && !isShown;
  const isSilent = !look.isMuted && look.heard !== last.heard && look.played === last.played;
  const isStuck = isBlack || (isSilent && look.played !== undefined);
  const since = isStuck ? (before.stuckSince ?? last.at) : null;
  const watch: Watch = {
    last: look,
    stuckSince: since,
    shownAt: isShown ? look.at : before.shownAt,
    remedy: null,
    triedAttach: isStuck && before.triedAttach,
    failures: isStuck || !isShown ? before.failures : 0,
  };
  if (look.isPaused) return { ...watch, stuckSince: null, remedy: 'play' };
  if (since === null) return watch;
  const stuckMs = look.at - since;
  // From then on it is looked at as if it had begun.
  if (stuckMs >= CONNECT_AFTER_MS * 2 ** Math.min(MOST_DOUBLINGS, watch.failures)) {
    return { ...beginWatch(look), remedy: 'connect', failures: watch.failures + 1 };
  }
  if (stuckMs < ATTACH_AFTER_MS || watch.triedAttach) return watch;
  return { ...watch, remedy: 'attach', triedAttach: true };
}
