import { problemOfTerms } from './bidding.ts';
import type { ClosingChoice, ClosingRule } from './closing-schema.ts';
import type { Step } from './rules.ts';

/** How long a lot of a show runs, in seconds. */
export const showLotSeconds = { least: 5, most: 300, usual: 30 } as const;

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

type Price = Pick<ShowLotTerms, 'start' | 'reserve' | 'steps'>;

/** Who bid beforehand counted on what they saw: from the first such bid on, a lot only gets cheaper. */
export const isDearer = (before: Price, after: Price): boolean =>
  after.start > before.start ||
  (after.reserve ?? 0) > (before.reserve ?? 0) ||
  !haveSameSteps(before.steps, after.steps);

/** Whatever order the database keeps the parts of a step in. */
export function haveSameSteps(one: Price['steps'], other: Price['steps']): boolean {
  const told = (steps: Price['steps']) =>
    JSON.stringify(steps?.map(({ below, step }) => [below, step]) ?? null);
  return told(one) === told(other);
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
