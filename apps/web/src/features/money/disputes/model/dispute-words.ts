import type { DisputeEntryKind } from '@souk/shared/money/disputes/schema.ts';
import type { DisputeState } from '@souk/shared/money/disputes/states.ts';
import type { DisputeAsk } from './dispute-asks.ts';

// Where an order cost nothing, nothing goes back: shop or staff say who is right.

/** How a dispute stands. */
export const stateWords = (state: DisputeState, isFree: boolean) =>
  isFree && (state === 'refunded' || state === 'dismissed')
    ? (`disputes.free.state.${state}` as const)
    : (`disputes.state.${state}` as const);

/** What was done in it. */
export const didWords = (kind: Exclude<DisputeEntryKind, 'said'>, isFree: boolean) =>
  isFree && (kind === 'refunded' || kind === 'dismissed')
    ? (`disputes.free.did.${kind}` as const)
    : (`disputes.did.${kind}` as const);

/** What can be done, and what that means. */
export function askWords<Of extends 'do' | 'note'>(of: Of, ask: DisputeAsk, isFree: boolean) {
  if (isFree && ask === 'refund') return `disputes.free.${of}.refund` as const;
  if (isFree && ask === 'withdraw' && of === 'note') return 'disputes.free.note.withdraw' as const;
  return `disputes.${of}.${ask}` as const;
}
