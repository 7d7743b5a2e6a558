import type { PersonalPart } from '../../../platform/personal-data.ts';
import { findCards, setDefaultCard } from './card.repo.ts';
import { deleteCustomer } from './customer.repo.ts';
import { queueForget } from './forget-at-provider.ts';

export const cardsPart: PersonalPart = {
  name: 'cards',
  async give(db, userId) {
    const cards = await findCards(db, userId);
    return cards.map(({ brand, last4, expires_month, expires_year, created_at, isDefault }) => ({
      brand,
      last4,
      expires: `${expires_year}-${String(expires_month).padStart(2, '0')}`,
      isDefault,
      since: created_at,
    }));
  },
  async forget(tx, userId, now) {
    await tx.deleteFrom('cards').where('user_id', '=', userId).execute();
    await setDefaultCard(tx, userId, null);
    const providerId = await deleteCustomer(tx, userId);
    if (providerId !== undefined) await queueForget(tx, { actor: userId, providerId, now });
  },
};
