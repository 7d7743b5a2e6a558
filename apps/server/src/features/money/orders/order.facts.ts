import type { ImageId, UserId } from '@souk/shared/ids.ts';
import { orderPage, receiptPage, shopOrderPage } from '@souk/shared/money/orders/paths.ts';
import type { Money } from '@souk/shared/money.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type Notification, notify } from '../../talk/notifications/index.ts';
import { showOrders } from './order.live.ts';
import type { OrderRow } from './order.repo.ts';
import { orderNumber } from './order-words.ts';

/** What is told to whom: of a paid order both sides, else the one who did not do it. */
export type OrderFact =
  | 'paid'
  /** Ordered, and to be paid to its shop itself. */
  | 'to-be-paid'
  /** Half of the time to pay is over. */
  | 'reminded'
  | 'not-paid'
  | 'money-received'
  | 'packed'
  | 'joined'
  | 'part-shipped'
  | 'shipped'
  | 'tracking'
  | 'delivered'
  | 'cancelled'
  | 'cancelled-by-buyer'
  | 'cancel-asked'
  | 'cancel-declined'
  | 'refunded'
  /** An event that it has tickets for. */
  | 'event-cancelled'
  /** Nobody is told; those who look see it. */
  | 'changed';

export async function tellOfOrders(
  tx: Db,
  orders: readonly OrderRow[],
  fact: OrderFact,
  now: Date,
  { amount }: { amount?: number } = {},
): Promise<void> {
  await tellOfAll(
    tx,
    orders.map((order) => ({ order, fact, amount })),
    now,
  );
}

interface Told {
  order: OrderRow;
  fact: OrderFact;
  amount?: number | undefined;
}

/** Several things at once. */
export async function tellOfAll(tx: Db, told: readonly Told[], now: Date): Promise<void> {
  const news: Array<{ to: UserId; notification: Notification }> = [];
  const latest = new Map<UserId, string>();
  for (const { order, fact, amount } of told) {
    const parties = await findParties(tx, order);
    latest.set(order.buyer_id, order.id).set(parties.owner, order.id);
    news.push(...newsOf(order, parties, fact, amount));
  }
  // In one order, as everyone who tells several people, so that no two wait for each other.
  news.sort((a, b) => (a.to < b.to ? -1 : 1));
  for (const { to, notification } of news) await notify(tx, to, notification, now);
  await showOrders(tx, latest, now);
}

interface Parties {
  /** Of the first of its tickets, if there are any. */
  event: string | null;
  owner: UserId;
  shop: string;
  buyer: string;
  picture: ImageId | null;
}

/** Who buys, who sells, and what is shown with news of it. */
export const findParties = (tx: Db, order: OrderRow): Promise<Parties> =>
  tx
    .selectFrom('shops as s')
    .innerJoin('users as u', (join) => join.on('u.id', '=', order.buyer_id))
    .select(['s.owner_id as owner', 's.name as shop', 'u.name as buyer'])
    .select((eb) =>
      eb
        .selectFrom('order_lines as l')
        .select('l.image_id')
        .where('l.order_id', '=', order.id)
        .orderBy('l.position')
        .limit(1)
        .as('picture'),
    )
    .select((eb) =>
      eb
        .selectFrom('order_lines as l')
        .select('l.title')
        .where('l.order_id', '=', order.id)
        .where('l.kind', '=', 'ticket')
        .orderBy('l.position')
        .limit(1)
        .as('event'),
    )
    .where('s.id', '=', order.shop_id)
    .executeTakeFirstOrThrow();

function newsOf(
  order: OrderRow,
  { owner, shop, buyer, picture, event }: Parties,
  fact: OrderFact,
  amount: number | undefined,
): Array<{ to: UserId; notification: Notification }> {
  const number = orderNumber(order.number);
  const params = { order: number };
  const own = { about: order.id, picture };
  const price = { amount: amount ?? order.total, currency: order.currency };
  const toBuyer = { ...own, to: orderPage(order.id) };
  const toSeller = { ...own, to: shopOrderPage(order.id), by: order.buyer_id };
  const tellBuyer = (notification: Notification) => [{ to: order.buyer_id, notification }];
  const tellSeller = (notification: Notification) => [{ to: owner, notification }];
  switch (fact) {
    case 'paid':
      return [
        ...tellBuyer(
          event === null
            ? {
                ...toBuyer,
                text: 'orderPaid',
                params,
                mail: { template: 'order-paid', data: { ...params, path: receiptPage(order.id) } },
              }
            : {
                ...toBuyer,
                text: 'ticketsBought',
                params: { event, order: number },
                mail: {
                  template: 'tickets-bought',
                  data: { event, order: number, path: orderPage(order.id) },
                },
              },
        ),
        ...tellSeller({ ...toSeller, text: 'orderReceived', params: { buyer, price, order: number } }),
      ];
    case 'to-be-paid':
      return [
        ...tellBuyer({
          ...toBuyer,
          text: 'orderToPay',
          params: { price, order: number },
          mail: toPayMail(order, { order: number, price, shop, path: toBuyer.to }),
        }),
        ...tellSeller({ ...toSeller, text: 'orderToBePaid', params: { buyer, price, order: number } }),
      ];
    case 'reminded':
      return [
        ...tellBuyer({ ...toBuyer, text: 'orderToPay', params: { price, order: number } }),
        ...tellSeller({ ...toSeller, text: 'orderMoneyAsked', params: { price, order: number } }),
      ];
    case 'not-paid':
      return [
        ...tellBuyer({ ...toBuyer, text: 'orderNotPaid', params }),
        ...tellSeller({ ...toSeller, text: 'orderNotPaid', params }),
      ];
    case 'money-received':
      return tellBuyer({
        ...toBuyer,
        text: 'orderMoneyReceived',
        params: { price, order: number },
        mail: { template: 'order-paid', data: { ...params, path: receiptPage(order.id) } },
      });
    case 'packed':
      return tellBuyer({ ...toBuyer, text: 'orderPacked', params });
    case 'joined':
      return tellBuyer({ ...toBuyer, text: 'orderJoined', params });
    case 'part-shipped':
      return tellBuyer({ ...toBuyer, text: 'orderPartShipped', params });
    case 'tracking':
      return tellBuyer({ ...toBuyer, text: 'orderTracking', params });
    case 'shipped':
      return tellBuyer({ ...toBuyer, text: 'orderShipped', params });
    case 'delivered':
      return [
        ...tellBuyer({ ...toBuyer, text: 'orderDelivered', params }),
        ...tellSeller({ ...toSeller, text: 'orderDelivered', params }),
      ];
    case 'cancelled':
      return tellBuyer({ ...toBuyer, text: 'orderCancelled', params });
    case 'cancelled-by-buyer':
      return tellSeller({ ...toSeller, text: 'orderCancelled', params });
    case 'cancel-asked':
      return tellSeller({ ...toSeller, text: 'orderCancelAsked', params: { buyer, order: number } });
    case 'cancel-declined':
      return tellBuyer({ ...toBuyer, text: 'orderCancelDeclined', params });
    case 'refunded':
      return tellBuyer({ ...toBuyer, text: 'orderRefunded', params: { price, order: number } });
    case 'event-cancelled':
      return event === null
        ? []
        : tellBuyer(
            amount
              ? { ...toBuyer, text: 'eventCancelled', params: { event, price } }
              : { ...toBuyer, text: 'freeEventCancelled', params: { event } },
          );
    case 'changed':
      return [];
  }
}

const DAY_MS = 86_400_000;

/** Whom to pay, how much, and until when. */
function toPayMail(
  { way, pay_to, pay_until, changed_at }: OrderRow,
  said: { order: string; price: Money; shop: string; path: string },
): NonNullable<Notification['mail']> {
  const { payee, account, words } = pay_to ?? { payee: '', account: '', words: '' };
  const days = pay_until ? Math.round((pay_until.getTime() - changed_at.getTime()) / DAY_MS) : 0;
  const details = [payee, account, words].filter((line) => line !== '').join('\n');
  const template = way === 'transfer' ? 'order-transfer' : 'order-at-pickup';
  return { template, data: { ...said, days, details } };
}
