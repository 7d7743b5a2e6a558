import type { OfferState } from '@souk/shared/market/offers/rules.ts';

export const offerTones = {
  open: 'progress',
  countered: 'progress',
  accepted: 'done',
  declined: 'closed',
  withdrawn: 'closed',
  expired: 'closed',
} as const satisfies Record<OfferState, string>;
