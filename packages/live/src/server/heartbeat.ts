/** A socket that may have died without a word. */
export interface Beating {
  /** Asks whether it is still there; ends it when it did not answer the last time. */
  beat(): void;
}

// Each is asked once in so many seconds, every second some of them, so that they do not all answer at once.
const ROUND_SECONDS = 25;

const seconds = Array.from({ length: ROUND_SECONDS }, () => new Set<Beating>());
let joined = 0;
let passed = 0;
let ticking: NodeJS.Timeout | undefined;

/** One timer for all sockets of the process. Gives the place that it is to be deleted from in the end. */
export function keepBeating(one: Beating): Set<Beating> {
  joined += 1;
  const second = seconds[joined % ROUND_SECONDS] as Set<Beating>;
  second.add(one);
  ticking ??= setInterval(tick, 1_000).unref();
  return second;
}

function tick(): void {
  passed += 1;
  for (const one of seconds[passed % ROUND_SECONDS] ?? []) one.beat();
  if (seconds.some(({ size }) => size > 0)) return;
  clearInterval(ticking);
  ticking = undefined;
}
