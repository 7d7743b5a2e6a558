import type { Db } from '../../../platform/db/database.ts';
import type { OrderRow } from './order.repo.ts';
import { cardLeft, sumRefunds } from './refund.repo.ts';

// Who asks for their money back may want it in their wallet. That is part of what they ask: it ends with it.

/** Where what is asked for is answered, or taken back, and the order goes on. */
export const noRefundAsked = { cancel_asked_at: null, refund_to_wallet: false };

/** What its buyer wants counts where something of it would go to a card. What a shop was paid itself it gives back itself. */
export async function chosenFor(
  tx: Db,
  order: OrderRow,
  wanted: boolean,
): Promise<Pick<OrderRow, 'refund_to_wallet'>> {
  const counts = wanted && order.way === null && cardLeft(order, await sumRefunds(tx, order.id)) > 0;
  return { refund_to_wallet: counts };
}

/** A buyer who is locked out could not spend it: then it goes to the card. */
export async function keepsInWallet(tx: Db, order: OrderRow): Promise<boolean> {
  if (!order.refund_to_wallet || order.way !== null) return false;
  const buyer = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', order.buyer_id)
    .where('suspended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return buyer !== undefined;
}
