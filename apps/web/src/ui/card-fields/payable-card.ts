import type { Card } from '@souk/shared/money/cards/schema.ts';

/** The choice of a card that is not kept yet. */
export const newCard = 'new';

/** What stands chosen before anybody chose: the default one, else the first that can be charged, else a new one. */
export function firstCard(cards: readonly Card[]): string {
  const usable = cards.filter(({ expired }) => !expired);
  return (usable.find(({ isDefault }) => isDefault) ?? usable[0])?._id ?? newCard;
}

/** "08/27", as it stands on the card. */
export function expiryOf({ expiresMonth, expiresYear }: Pick<Card, 'expiresMonth' | 'expiresYear'>): string {
  return `${String(expiresMonth).padStart(2, '0')}/${String(expiresYear % 100).padStart(2, '0')}`;
}
