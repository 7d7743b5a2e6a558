import type { ClosingChoice } from '@souk/shared/live/auctions/lot-terms.ts';
import { problemOfShowTerms } from '@souk/shared/live/auctions/lot-terms.ts';
import type { HostedLot } from '@souk/shared/live/hosting/schema.ts';

/** What a host may change before a lot starts; null is what cannot be read yet. */
export interface TermsDraft {
  start: number | null;
  reserve: number | null;
  seconds: number;
  closing: ClosingChoice;
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
  const { start, reserve, seconds, closing } = terms;
  return { start, reserve, seconds, closing };
}

export type NotReady = 'no-price' | 'reserve-below-start' | 'closing-too-long' | 'dearer' | 'sold-out';

/** Why a lot cannot be started like that; null where it can. */
export function whyNotReady(lot: HostedLot, draft: TermsDraft): NotReady | null {
  const { start, ...rest } = draft;
  if (lot.available < 1) return 'sold-out';
  if (start === null || start < 1) return 'no-price';
  const problem = problemOfShowTerms({ start, ...rest });
  if (problem) return problem;
  const isDearer = start > lot.terms.start || (draft.reserve ?? 0) > (lot.terms.reserve ?? 0);
  return isDearer && lot.preBids ? 'dearer' : null;
}
