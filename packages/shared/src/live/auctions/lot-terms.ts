import { problemOfTerms } from './bidding.ts';
import type { ClosingChoice, ClosingRule } from './closing-schema.ts';
import type { Step } from './rules.ts';

/** How long a lot of a show runs, in seconds. */
export const showLotSeconds = { least: 5, most: 300, usual: 30 } as const;

/** The most that a cap on extensions is. */
export const mostExtensions = 1_000;

/** The same without what the market drew. */
export function choiceOf(rule: ClosingRule): ClosingChoice {
  return rule.kind === 'random' ? { kind: 'random', seconds: rule.seconds } : rule;
}

/** What a lot of a show is sold by, as its host sets it. Amounts in minor units. */
export interface ShowLotTerms {
  start: number;
  /** Null for none. */
  reserve: number | null;
  seconds: number;
  closing: ClosingChoice;
  /** Null for the usual ones. */
  steps: readonly Step[] | null;
  needsApproval: boolean;
  /** Bids above it are to be confirmed; null for none. */
  confirmAbove: number | null;
}

export type TermsProblem = 'reserve-below-start' | 'closing-too-long';

/** What is wrong with the terms of a lot in a show, or nothing. */
export function problemOfShowTerms({
  start,
  reserve,
  closing,
  seconds: length,
}: Pick<ShowLotTerms, 'start' | 'reserve' | 'closing' | 'seconds'>): TermsProblem | null {
  if (problemOfTerms({ start, reserve, buyNow: null }) !== null) return 'reserve-below-start';
  return 'seconds' in closing && closing.seconds > length ? 'closing-too-long' : null;
}
