import { brandNames, knownBrand } from '@souk/shared/money/cards/names.ts';
import type { Card } from '@souk/shared/money/cards/schema.ts';

/** Visa •••• 4242 */
export function cardName({ brand, last4 }: Pick<Card, 'brand' | 'last4'>): string {
  const known = knownBrand(brand);
  return `${known ? brandNames[known] : brand} •••• ${last4}`;
}
