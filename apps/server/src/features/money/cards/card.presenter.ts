import type { Card } from '@souk/shared/money/cards/schema.ts';
import type { SavedCard } from './card.repo.ts';

export function presentCard(row: SavedCard, now: Date): Card {
  return {
    _id: row.id,
    brand: row.brand,
    last4: row.last4,
    expiresMonth: row.expires_month,
    expiresYear: row.expires_year,
    // A card is good to the end of its month, wherever that is over last.
    expired: now.getTime() >= Date.UTC(row.expires_year, row.expires_month, 1, 12),
    isDefault: row.isDefault,
  };
}
