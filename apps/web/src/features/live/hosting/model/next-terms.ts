import type { ClosingChoice } from '@souk/shared/live/auctions/closing-schema.ts';
import { problemOfShowTerms } from '@souk/shared/live/auctions/lot-terms.ts';
import type { Step } from '@souk/shared/live/auctions/rules.ts';
import type { HostedLot, LotTermsChange } from '@souk/shared/live/hosting/schema.ts';
import { stepsIn } from '@souk/shared/market/catalog/bid-steps.ts';
import { mostExtensions } from '@souk/shared/market/catalog/edit-limits.ts';
import { amountsOf, inCurrency } from '@souk/shared/money-rules.ts';

/** What a host may change before a lot starts; null is what cannot be read yet. */
export interface TermsDraft {
  start: number | null;
  reserve: number | null;
  seconds: number;
  closing: ClosingChoice;
  /** Null for the usual ones. */
  steps: readonly Step[] | null;
  /** Bids above it are to be confirmed; null for none. */
  confirmAbove: number | null;
}

export const lengths = [15, 30, 60, 90] as const;

/** As one button each. */
export const closings: Readonly<Record<ClosingChoice['kind'], ClosingChoice>> = {
  reset: { kind: 'reset', seconds: 10, most: null },
  add: { kind: 'add', seconds: 10, most: null },
  'sudden-death': { kind: 'sudden-death' },
  'rising-floor': { kind: 'rising-floor', seconds: 10, most: null },
  random: { kind: 'random', seconds: 10 },
};

export function draftOf({ terms }: Pick<HostedLot, 'terms'>): TermsDraft {
  const { start, reserve, seconds, closing, steps, confirmAbove } = amountsOf(terms);
  return { start, reserve, seconds, closing, steps, confirmAbove };
}

/** Another rule; a cap on extensions stays as it was set. */
export function closingTo(kind: ClosingChoice['kind'], before: ClosingChoice): ClosingChoice {
  const closing = closings[kind];
  return 'most' in closing && 'most' in before ? { ...closing, most: before.most } : closing;
}

/** With a cap on extensions as it is typed; what is no number sets none. */
export function withMost(closing: ClosingChoice, typed: string): ClosingChoice {
  if (!('most' in closing)) return closing;
  const most = /^\d{1,4}$/.test(typed.trim()) ? Math.min(Number(typed), mostExtensions) : null;
  return { ...closing, most };
}

type Priced = Pick<HostedLot, 'terms' | 'seller'>;

/** As the market is told: a start that cannot be read stays as it was, and a co-host's price is theirs. */
export function termsOf({ terms, seller }: Priced, draft: TermsDraft): LotTermsChange {
  const { start, reserve, seconds, closing, steps, confirmAbove } = draft;
  if (seller) return { seconds, closing };
  const { currency } = terms.start;
  const money = inCurrency(currency);
  return {
    ...{ start: money(start) ?? terms.start, reserve: money(reserve), confirmAbove: money(confirmAbove) },
    ...{ seconds, closing, steps: stepsIn(currency, steps) },
  };
}

export type NotReady = 'no-price' | 'reserve-below-start' | 'closing-too-long' | 'dearer' | 'sold-out';

/** Why a lot cannot be started like that; null where it can. */
export function whyNotReady(lot: HostedLot, draft: TermsDraft): NotReady | null {
  const { seconds, closing } = draft;
  const { start, reserve, ...rest } = lot.seller ? { ...draftOf(lot), seconds, closing } : draft;
  if (lot.available < 1) return 'sold-out';
  if (start === null || start < 1) return 'no-price';
  const problem = problemOfShowTerms({ start, reserve, ...rest });
  if (problem) return problem;
  const { terms } = amountsOf(lot);
  const isDearer = start > terms.start || (reserve ?? 0) > (terms.reserve ?? 0);
  return isDearer && lot.preBids ? 'dearer' : null;
}
