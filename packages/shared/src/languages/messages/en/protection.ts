/** What every buyer is promised. It is said nowhere else; the days are those of `protection/promise.ts`. */
export const protection = {
  'protection.paidAfter': 'The seller is paid after it arrives',
  'protection.claim':
    'You have {fromPurchase} days from purchase or {fromDelivery} from delivery, whichever comes first, to tell us if something is wrong.',
} as const;
