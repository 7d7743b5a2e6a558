import type { CheckoutId, OrderId, ShopId, UserId } from '@souk/shared/ids.ts';
import type { GiveawayId } from '@souk/shared/live/giveaways/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { findDefaultAddress } from '../../identity/addresses/index.ts';
import type { Payments } from '../payments/index.ts';
import { type HeldPiece, pieceToCheckout } from '../stock/index.ts';
import { findOrdersOf, insertCheckout } from './checkout.repo.ts';
import { beginPaying, lastQuote } from './pay.act.ts';
import { settleFree } from './settle.service.ts';
import { insertWonLine } from './won.repo.ts';

/** What a winner is given: a piece that is held for it. */
export interface Gift {
  giveawayId: GiveawayId;
  piece: HeldPiece & { shopId: ShopId; title: string; currency: string };
  winnerId: UserId;
}

/**
 * An order as any other, of which nothing is to be paid, sent to its winner’s default address at the shop’s
 * cost; what is only picked up needs none. Null when it cannot be sent there, or nowhere yet: then the caller undoes the
 * transaction.
 */
export async function orderGift(
  tx: Db,
  { giveawayId, piece, winnerId }: Gift,
  payments: Payments,
  now: Date,
): Promise<OrderId | null> {
  const address = await findDefaultAddress(tx, winnerId);
  const checkout = await insertCheckout(tx, {
    id: newId<CheckoutId>(now.getTime()),
    ...{ buyer_id: winnerId, source: 'giveaway', giveaway_id: giveawayId, address_id: address?.id ?? null },
    ...{ expires_at: now, extended: true, use_credit: false, created_at: now },
  });
  await pieceToCheckout(tx, piece, { checkoutId: checkout.id, buyerId: winnerId }, now);
  await insertWonLine(tx, { ...piece, checkoutId: checkout.id, amount: 0 });
  const quote = await lastQuote(tx, checkout, now);
  if (quote.troubles.length > 0) return null;
  await beginPaying(tx, quote, { payments, cardId: null, now });
  await settleFree(tx, checkout, piece.currency, now);
  const orders = await findOrdersOf(tx, checkout.id);
  return orders.get(piece.shopId)?.id ?? null;
}
