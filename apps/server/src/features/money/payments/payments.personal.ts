import { openPaymentStates } from '@souk/shared/money/payments/states.ts';
import type { PersonalPart } from '../../../platform/personal-data.ts';

/** The books keep what was paid; the cards behind it are another part's. */
export const paymentsPart: PersonalPart = {
  name: 'payments',
  give: (db, userId) =>
    db
      .selectFrom('payments')
      .select(['purpose', 'amount', 'currency', 'state', 'card_brand as card', 'card_last4 as last4'])
      .select('created_at as at')
      .where('buyer_id', '=', userId)
      .orderBy('id')
      .execute(),
  async heldBy(tx, userId) {
    const open = await tx
      .selectFrom('payments')
      .select('id')
      .where('buyer_id', '=', userId)
      .where('state', 'in', openPaymentStates)
      .executeTakeFirst();
    if (open) return 'payment_processing';
    // What a card refuses comes into the wallet, and there has to be someone whose it is.
    const refund = await tx
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .select('refunds.id')
      .where('buyer_id', '=', userId)
      .where('refunds.state', 'in', ['created', 'pending'])
      .executeTakeFirst();
    return refund ? 'refund_processing' : null;
  },
};
