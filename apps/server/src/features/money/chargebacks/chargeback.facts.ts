import type { UserId } from '@souk/shared/ids.ts';
import { shopOrderPage } from '@souk/shared/money/orders/paths.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notifyAll, type ToTell } from '../../talk/notifications/index.ts';
import { findOrder, findParties, orderNews, orderNumber } from '../orders/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import { type ChargebackRow, findChargedOrders } from './chargeback.repo.ts';

const texts = {
  opened: 'chargebackOpened',
  /** Not the payment: what the shop said about it. */
  refused: 'evidenceRefused',
  won: 'chargebackWon',
  lost: 'chargebackLost',
} as const;

/** Each shop is told of its own orders, and a buyer of what waits in their wallet. */
export async function tellOfChargeback(
  tx: Db,
  { id }: Pick<ChargebackRow, 'id'>,
  fact: keyof typeof texts,
  now: Date,
  ofBuyer: readonly ToTell[] = [],
): Promise<void> {
  const latest = new Map<UserId, string>();
  const news: ToTell[] = [...ofBuyer];
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

const topUpTexts = { opened: 'topUpChargedBack', won: 'topUpChargeWon', lost: 'topUpChargeLost' } as const;
const creditTexts = {
  opened: 'creditChargedBack',
  won: 'creditChargeWon',
  lost: 'creditChargeLost',
} as const;

type Fact = keyof typeof topUpTexts;
type OfBuyer = Pick<PaymentRow, 'id' | 'buyer_id' | 'currency'>;

/** Whose top-up it is. */
export const topUpNews = (of: OfBuyer, amount: number, fact: Fact): ToTell =>
  walletNews(of, amount, topUpTexts[fact]);

/** Whose refunds waited in their wallet; none where none did. */
export const creditNews = (of: OfBuyer, amount: number, fact: Fact): ToTell[] =>
  amount > 0 ? [walletNews(of, amount, creditTexts[fact])] : [];

function walletNews(
  { id, buyer_id, currency }: OfBuyer,
  amount: number,
  text: (typeof topUpTexts)[Fact] | (typeof creditTexts)[Fact],
): ToTell {
  const params = { price: { amount, currency } };
  return { to: buyer_id, notification: { text, params, about: id, to: '/wallet', picture: null } };
}
