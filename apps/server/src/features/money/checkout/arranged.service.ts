import { payUntil } from '@souk/shared/money/arranged/rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { useOffer } from '../../market/offers/index.ts';
import { arrangedRules } from '../arranged/index.ts';
import { takeBought } from '../cart/index.ts';
import { findLines, type OrderRow, waitForMoney } from '../orders/index.ts';
import { keepHeld } from '../stock/index.ts';
import type { CheckoutRow } from './checkout.repo.ts';

/**
 * What its buyer pays to the shop itself is ordered: its pieces stay held for as long as the market allows, and its
 * shop waits for the money. The buyer, the checkout and its orders are locked.
 */
export async function orderArranged(
  tx: Db,
  { id, source, buyer_id }: CheckoutRow,
  orders: readonly OrderRow[],
  now: Date,
): Promise<OrderRow[]> {
  if (orders.length === 0) return [];
  const { days } = await arrangedRules(tx);
  const ordered: OrderRow[] = [];
  for (const order of orders) {
    const lines = await findLines(tx, order.id);
    const variants = lines.map(({ variant_id }) => variant_id);
    await keepHeld(tx, id, variants, now);
    for (const { offer_id } of lines) if (offer_id) await useOffer(tx, offer_id, now);
    const bought = lines.map(({ variant_id, quantity }) => ({ variantId: variant_id, quantity }));
    if (source === 'cart') await takeBought(tx, buyer_id, bought);
    ordered.push(await waitForMoney(tx, order, payUntil(now, days), now));
  }
  return ordered;
}
