import type { PersonalPart } from '../../../platform/personal-data.ts';
import { lockOpenCheckoutsOf } from './checkout.repo.ts';
import { endCheckout } from './settle.service.ts';

/** What a person was about to pay. What became of it is told by their orders. */
export const checkoutsPart: PersonalPart = {
  name: 'checkouts',
  give: (db, userId) =>
    db
      .selectFrom('checkouts')
      .select(['state', 'created_at as openedAt', 'expires_at as heldUntil'])
      .where('buyer_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  async heldBy(tx, userId) {
    const open = await lockOpenCheckoutsOf(tx, userId);
    return open.some(({ state }) => state === 'paying') ? 'orders_open' : null;
  },
  async forget(tx, userId, now) {
    for (const open of await lockOpenCheckoutsOf(tx, userId)) await endCheckout(tx, open, 'left', now);
    await tx
      .updateTable('checkouts')
      .set({ address_id: null, notes: '{}' })
      .where('buyer_id', '=', userId)
      .execute();
  },
};
