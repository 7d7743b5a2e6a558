/** What every buyer is promised. It is said nowhere else; the days are those of `protection/promise.ts`. */
export const protection = {
  'protection.paidAfter': 'We pay the seller after it arrives',
  'protection.claim':
    'Something wrong? Tell us within {fromPurchase} days of purchase or {fromDelivery} days of delivery, whichever comes first.',
} as const;
