/** What is known of the line each second. */
export interface LineLook {
  readonly now: number;
  /** A picture is sent, and the page is looked at. */
  readonly isWanted: boolean;
  /** Pictures come over the line. */
  readonly shows: boolean;
}

/** `open`, `close`: the recording in place of the line. `try-line`, `leave-line`: what is done about the line meanwhile. */
export type FallbackAct = 'open' | 'close' | 'try-line' | 'leave-line';

export interface Fallback {
  readonly isOn: boolean;
  readonly act: FallbackAct | null;
  /** Since when nothing has come over the line though something should. */
  readonly lateSince: number | null;
  /** Since when the line is tried while the recording plays; null between two attempts. */
  readonly triedSince: number | null;
  readonly nextTryAt: number;
  readonly tries: number;
}

const OPEN_AFTER_MS = 4_000;
const TRY_FOR_MS = 10_000;
const FIRST_WAIT_MS = 30_000;
const MOST_DOUBLINGS = 4;

export const noFallback: Fallback = {
  ...{ isOn: false, act: null, lateSince: null, triedSince: null },
  ...{ nextTryAt: 0, tries: 0 },
};

/** Where no line comes about, as where a network lets no UDP through, the recording is played; the line is tried again, more and more rarely. */
export function stepFallback(before: Fallback, { now, isWanted, shows }: LineLook): Fallback {
  if (!before.isOn) {
    if (!isWanted || shows) return noFallback;
    const lateSince = before.lateSince ?? now;
    if (now - lateSince < OPEN_AFTER_MS) return { ...noFallback, lateSince };
    return { ...noFallback, isOn: true, act: 'open', lateSince, triedSince: now };
  }
  if (shows) return { ...noFallback, act: 'close' };
  const { triedSince, nextTryAt, tries } = before;
  if (triedSince !== null && now - triedSince >= TRY_FOR_MS) {
    const wait = FIRST_WAIT_MS * 2 ** Math.min(MOST_DOUBLINGS, tries);
    return { ...before, act: 'leave-line', triedSince: null, nextTryAt: now + wait, tries: tries + 1 };
  }
  if (triedSince === null && isWanted && now >= nextTryAt) {
    return { ...before, act: 'try-line', triedSince: now };
  }
  return { ...before, act: null };
}
