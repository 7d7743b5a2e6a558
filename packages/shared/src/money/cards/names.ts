export const cardBrands = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** As its holders know it; a name is not translated. */
export const brandNames: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** Null for one that is not known here. */
export const knownBrand = (brand: string): CardBrand | null =>
  cardBrands.find((known) => known === brand) ?? null;

/** "Visa 4242" of "visa 4242", as the books name a card. */
export function cardName(card: string): string {
  const [brand = '', last4 = ''] = card.split(' ');
  const known = knownBrand(brand);
  return `${known ? brandNames[known] : brand} ${last4}`;
}
