import type { ShownTime } from '@souk/broadcast/client/testing/shown-time.ts';

/** The longest time between two pictures, in milliseconds; endless where there was none. */
export function longestStop(frames: readonly ShownTime[], since = frames[0]?.at ?? 0): number {
  if (frames.length === 0) return Number.POSITIVE_INFINITY;
  const times = [since, ...frames.map(({ at }) => at)];
  return Math.max(...times.slice(1).map((at, n) => at - times[n]!));
}
