import type { SenderReport } from '../rtcp/read.ts';
import { distance32 } from '../rtp/sequence.ts';

const LONGEST_STEP_S = 3;
const FRACTIONS = 2 ** 32;

/** What has to be added to timestamps of `to` so that they stand for the same moments as those of `from`. */
export function reportTime(
  from: SenderReport | undefined,
  to: SenderReport | undefined,
  clock: number,
): number | undefined {
  if (!from || !to) return undefined;
  const seconds = to.seconds - from.seconds + (to.fraction - from.fraction) / FRACTIONS;
  return Math.round(from.timestamp + seconds * clock - to.timestamp);
}

interface Switch {
  /** The timestamp sent last. */
  last: number;
  clock: number;
  elapsedMs: number;
  /** What the next one should be by the senders' clocks. */
  expected: number | undefined;
}

/** The next timestamp after a switch, always later than the last. */
export function continuedTime({ last, clock, elapsedMs, expected }: Switch): number {
  const step = expected === undefined ? 0 : distance32(last, expected);
  if (step > 0 && step <= clock * LONGEST_STEP_S) return expected!;
  return (last + Math.max(1, Math.round((elapsedMs * clock) / 1_000))) >>> 0;
}
