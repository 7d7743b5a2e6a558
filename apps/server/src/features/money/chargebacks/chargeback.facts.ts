import type { UserId } from '@souk/shared/ids.ts';
import { shopOrderPage } from '@souk/shared/money/orders/paths.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notifyAll, type ToTell } from '../../talk/notifications/index.ts';
import { findOrder, findParties, orderNews, orderNumber } from '../orders/index.ts';
import { type ChargebackRow, findChargedOrders } from './chargeback.repo.ts';

const texts = {
  opened: 'chargebackOpened',
  /** Not the payment: what the shop said about it. */
  refused: 'evidenceRefused',
  won: 'chargebackWon',
  lost: 'chargebackLost',
} as const;

/** Each shop is told of its own orders. */
export async function tellOfChargeback(
  tx: Db,
  { id }: Pick<ChargebackRow, 'id'>,
  fact: keyof typeof texts,
  now: Date,
): Promise<void> {
  const latest = new Map<UserId, string>();
  const news: ToTell[] = [];
  for (const { order_id, amount } of await findChargedOrders(tx, id)) {
    const order = await findOrder(tx, order_id);
    if (!order) continue;
    const { owner, picture } = await findParties(tx, order);
    latest.set(order.buyer_id, order.id).set(owner, order.id);
    const params = { order: orderNumber(order.number), price: { amount, currency: order.currency } };
    const where = { about: order.id, to: shopOrderPage(order.id), picture };
    news.push({ to: owner, notification: { text: texts[fact], params, ...where } });
  }
  await notifyAll(tx, news, now, { beside: orderNews(latest, now) });
}
