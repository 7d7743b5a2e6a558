import type { LineVerdict } from './checks.ts';

export type LineProblem = Exclude<LineVerdict, 'checking' | 'good'>;

/** What a host on air is told of their line: not each second that goes wrong, and that it is well again once it stays so. */
export interface LineWarning {
  /** What is said now. */
  readonly told: LineProblem | 'back' | null;
  /** What it has been since then, while that is not what is said. */
  readonly seen: LineProblem | 'good';
  readonly since: number;
}

const BAD_FOR_MS = 5_000;
const GOOD_FOR_MS = 6_000;
const BACK_SHOWN_MS = 6_000;

export const noWarning: LineWarning = { told: null, seen: 'good', since: 0 };

export function stepWarning(before: LineWarning, verdict: LineVerdict, now: number): LineWarning {
  if (verdict === 'checking') return before;
  const isSame = (verdict === 'good') === (before.seen === 'good');
  const warning = { told: before.told, seen: verdict, since: isSame ? before.since : now };
  const lasted = now - warning.since;
  if (verdict !== 'good') return lasted >= BAD_FOR_MS ? { ...warning, told: verdict } : warning;
  if (before.told === null) return warning;
  if (before.told === 'back')
    return lasted >= GOOD_FOR_MS + BACK_SHOWN_MS ? { ...warning, told: null } : warning;
  return lasted >= GOOD_FOR_MS ? { ...warning, told: 'back' } : warning;
}
