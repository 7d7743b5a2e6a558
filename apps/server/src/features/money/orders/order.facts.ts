import type { ImageId, OrderId, UserId } from '@souk/shared/ids.ts';
import { orderPage, receiptPage, shopOrderPage } from '@souk/shared/money/orders/paths.ts';
import type { Money } from '@souk/shared/money.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { idList } from '../../../platform/db/list-asked.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { gathered, listsOf } from '../../../platform/db/together.ts';
import { type Notification, notifyAll, type ToTell } from '../../talk/notifications/index.ts';
import { orderNews } from './order.live.ts';
import type { OrderRow } from './order.repo.ts';
import { orderNumber } from './order-words.ts';

/** What is told to whom: of a paid order both sides, else the one who did not do it. */
export type OrderFact =
  | 'paid'
  /** Ordered, and to be paid to its shop itself. */
  | 'to-be-paid'
  | 'payment-failed'
  /** Half of the time to pay is over. */
  | 'reminded'
  | 'not-paid'
  | 'money-received'
  | 'packed'
  /** Its buyer may come for it. */
  | 'to-fetch'
  | 'joined'
  | 'part-shipped'
  | 'shipped'
  | 'tracking'
  | 'delivered'
  /** Its shop says that its buyer came for it. */
  | 'fetched'
  /** They paid for it there. */
  | 'paid-and-fetched'
  /** Its buyer says that it came. */
  | 'confirmed'
  | 'cancelled'
  | 'cancelled-by-buyer'
  /** Its shop is to ship it today. */
  | 'ship-today'
  /** It did not; its buyer may cancel. */
  | 'late'
  /** The same of what its buyer cannot cancel: a gift, or something with tickets. */
  | 'late-to-wait'
  /** A part of it did not; its buyer may have that back. */
  | 'late-rest'
  /** Its buyer did not wait any longer. */
  | 'late-cancelled'
  | 'late-rest-cancelled'
  /** Nor did the market. */
  | 'never-shipped'
  | 'rest-never-shipped'
  | 'cancel-asked'
  | 'cancel-declined'
  | 'refunded'
  /** By the operator, at the provider itself: its shop knows nothing of it. */
  | 'refunded-by-hand'
  /** Its buyer asked for it to stay in their wallet. */
  | 'refund-kept'
  /** Its shop, which was paid itself, says that it gives it back. */
  | 'refund-by-shop'
  /** The same, said by another one than its shop. */
  | 'refund-owed'
  /** Its card did not take what went back to it. */
  | 'refund-in-wallet'
  /** An event that it has tickets for. */
  | 'event-cancelled'
  | 'event-moved'
  | 'event-relocated'
  /** Nobody is told; those who look see it. */
  | 'changed';

export async function tellOfOrders(
  tx: Db,
  orders: readonly OrderRow[],
  fact: OrderFact,
  now: Date,
  said: Pick<Told, 'amount' | 'event'> = {},
): Promise<void> {
  await tellOfAll(
    tx,
    orders.map((order) => ({ order, fact, ...said })),
    now,
  );
}

export interface Told {
  order: OrderRow;
  fact: OrderFact;
  amount?: number | undefined;
  /** Which of those that it has tickets for. */
  event?: string | undefined;
}

/** Several things at once. */
export async function tellOfAll(tx: Db, told: readonly Told[], now: Date): Promise<void> {
  await tellParties(tx, told, await partiesTold(tx, told), now);
}

/** Whom it is told, to be asked for beforehand, with whatever else is asked. */
export const partiesTold = (tx: Db, told: ReadonlyArray<Pick<Told, 'order'>>): Promise<Parties[]> =>
  findPartiesOf(
    tx,
    told.map(({ order }) => order),
  );

/** Each to its parties; `before` is done first, while it is found out who wants to be told. */
export async function tellParties(
  tx: Db,
  told: readonly Told[],
  parties: readonly Parties[],
  now: Date,
  before: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const news: ToTell[] = [];
  const latest = new Map<UserId, string>();
  for (const [at, { order, fact, amount, event }] of told.entries()) {
    const own = parties[at] as Parties;
    latest.set(order.buyer_id, order.id).set(own.owner, order.id);
    news.push(...newsOf(order, event === undefined ? own : { ...own, event }, fact, amount));
  }
  await notifyAll(tx, news, now, { beside: orderNews(latest, now), before });
}

export interface Parties {
  /** Of the first of its tickets, if there are any. */
  event: string | null;
  owner: UserId;
  shop: string;
  buyer: string;
  picture: ImageId | null;
}

export async function findParties(tx: Db, order: OrderRow): Promise<Parties> {
  const [parties] = await findPartiesOf(tx, [order]);
  if (!parties) throw new Error(`order ${order.id} has lost its shop`);
  return parties;
}

/** Of each order who buys, who sells, and what is shown with news of it. */
const findPartiesOf = (tx: Db, orders: readonly OrderRow[]): Promise<Parties[]> =>
  findPartiesOfAll(
    tx,
    orders.map(({ id }) => id),
  );

const findPartiesOfAll = gathered<OrderId[], Parties[]>(async (tx, asked) => {
  return listsOf(asked, await findAllParties(tx, asked.flat()));
});

const findAllParties = prepared('parties of orders', (db, ids: readonly OrderId[]) => ({
  compile: () =>
    sql<Parties>`
      select s.owner_id as owner, s.name as shop, u.name as buyer,
        (select l.image_id from order_lines l where l.order_id = o.id order by l.position limit 1) as picture,
        (select l.title from order_lines l where l.order_id = o.id and l.kind = 'ticket'
          order by l.position limit 1) as event
      from unnest(${idList(ids)}) with ordinality asked (id, place) join orders o on o.id = asked.id
        join shops s on s.id = o.shop_id join users u on u.id = o.buyer_id
      order by asked.place`.compile(db),
}));

function newsOf(
  order: OrderRow,
  { owner, shop, buyer, picture, event }: Parties,
  fact: OrderFact,
  amount: number | undefined,
): ToTell[] {
  const number = orderNumber(order.number);
  const params = { order: number };
  const own = { about: order.id, picture };
  const { shipments } = order;
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
        ...tellSeller(
          event === null || shipments.length > 0
            ? { ...toSeller, text: 'orderReceived', params: { buyer, price, order: number } }
            : { ...toSeller, text: 'ticketsSold', params: { buyer, price, event, order: number } },
        ),
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
    case 'payment-failed':
      return tellBuyer({ ...toBuyer, text: 'paymentFailed', params: { price, order: number } });
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
        mail: { template: 'order-paid-shop', data: { ...params, shop, price, path: receiptPage(order.id) } },
      });
    case 'to-fetch':
      return tellBuyer(readyNews(order, { ...toBuyer, shop, price }));
    case 'paid-and-fetched':
      return tellBuyer({
        ...toBuyer,
        text: 'orderPaidAndFetched',
        params: { price, shop, order: number },
        mail: { template: 'order-paid-shop', data: { ...params, shop, price, path: receiptPage(order.id) } },
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
    case 'fetched':
      return tellBuyer({ ...toBuyer, text: 'orderFetched', params: { shop, order: number } });
    case 'confirmed':
      return tellSeller({ ...toSeller, text: 'orderDelivered', params });
    case 'cancelled':
      return tellBuyer({ ...toBuyer, text: 'orderCancelled', params });
    case 'cancelled-by-buyer':
      return tellSeller({ ...toSeller, text: 'orderCancelled', params });
    case 'ship-today':
      return tellSeller({
        ...{ ...own, to: toSeller.to, text: 'orderShipToday', params: { buyer, order: number } },
        mail: { template: 'order-ship-today', data: { buyer, order: number, path: toSeller.to } },
      });
    case 'late':
    case 'late-rest':
    case 'late-to-wait': {
      const [text, template] = lateNews[fact];
      return [
        ...tellSeller({
          ...{ ...own, to: toSeller.to, text: 'orderLate', params: { buyer, order: number } },
          mail: { template: 'order-late', data: { buyer, order: number, path: toSeller.to } },
        }),
        ...tellBuyer({
          ...{ ...toBuyer, params: { shop, order: number } },
          text,
          mail: { template, data: { shop, order: number, path: toBuyer.to } },
        }),
      ];
    }
    case 'late-cancelled':
      return tellSeller({ ...toSeller, text: 'orderCancelledLate', params: { buyer, order: number } });
    case 'late-rest-cancelled':
      return tellSeller({ ...toSeller, text: 'orderRestCancelledLate', params: { buyer, order: number } });
    case 'rest-never-shipped': {
      const news = (to: string): Notification => ({
        ...{ ...own, to, text: 'orderRestGivenUp', params: { price, order: number } },
        mail: { template: 'order-rest-given-up', data: { price, order: number, path: to } },
      });
      return [...tellSeller(news(toSeller.to)), ...tellBuyer(news(toBuyer.to))];
    }
    case 'never-shipped':
      return [
        ...tellSeller({
          ...{ ...own, to: toSeller.to, text: 'orderNeverShipped', params: { price, order: number } },
          mail: { template: 'order-never-shipped', data: { price, order: number, path: toSeller.to } },
        }),
        ...tellBuyer({
          ...{ ...toBuyer, text: 'orderGivenUp', params: { price, shop, order: number } },
          mail: { template: 'order-given-up', data: { price, shop, order: number, path: toBuyer.to } },
        }),
      ];
    case 'cancel-asked':
      return tellSeller({ ...toSeller, text: 'orderCancelAsked', params: { buyer, order: number } });
    case 'cancel-declined':
      return tellBuyer({ ...toBuyer, text: 'orderCancelDeclined', params });
    case 'refunded':
      return tellBuyer({ ...toBuyer, text: 'orderRefunded', params: { price, order: number } });
    case 'refunded-by-hand':
      return tellSeller({ ...own, to: toSeller.to, text: 'orderByStaff', params });
    case 'refund-kept':
      return tellBuyer({
        ...{ ...toBuyer, about: `${order.id}:refund` },
        text: 'refundKept',
        params: { price, order: number },
      });
    case 'refund-by-shop':
    case 'refund-owed': {
      // What else happens to the order in the same moment does not take its place.
      const alone = { about: `${order.id}:refund` };
      const told = { price, order: number };
      return [
        ...tellBuyer({ ...toBuyer, ...alone, text: 'refundByShop', params: { ...told, shop } }),
        ...(fact === 'refund-owed'
          ? tellSeller({ ...toSeller, ...alone, text: 'refundOwed', params: { ...told, buyer } })
          : []),
      ];
    }
    case 'refund-in-wallet':
      return tellBuyer({ ...toBuyer, text: 'refundInWallet', params: { price, order: number } });
    case 'event-cancelled':
      return event === null
        ? []
        : tellBuyer(
            amount
              ? { ...toBuyer, text: 'eventCancelled', params: { event, price } }
              : { ...toBuyer, text: 'freeEventCancelled', params: { event } },
          );
    case 'event-moved':
      return event === null ? [] : tellBuyer({ ...toBuyer, text: 'eventMoved', params: { event } });
    case 'event-relocated':
      return event === null ? [] : tellBuyer({ ...toBuyer, text: 'eventRelocated', params: { event } });
    case 'changed':
      return [];
  }
}

/** What a buyer reads of what is late. */
const lateNews = {
  late: ['orderNotShipped', 'order-not-shipped'],
  'late-rest': ['orderRestNotShipped', 'order-rest-not-shipped'],
  'late-to-wait': ['orderNotShippedYet', 'order-not-shipped-yet'],
} as const;

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

/** Where it is, and what is paid there. */
function readyNews(
  order: OrderRow,
  { shop, price, ...told }: Pick<Notification, 'about' | 'picture' | 'to'> & { shop: string; price: Money },
): Notification {
  const places = order.shipments.flatMap(({ pickupAt }) => pickupAt ?? []);
  const data = { order: orderNumber(order.number), shop, path: told.to };
  const details = (words: string) => [...new Set(places), words].filter((line) => line !== '').join('\n');
  if (order.paid_at)
    return {
      ...{ ...told, text: 'orderToFetch', params: { shop, order: data.order } },
      mail: { template: 'order-ready', data: { ...data, details: details('') } },
    };
  return {
    ...{ ...told, text: 'orderToFetchAndPay', params: { shop, price, order: data.order } },
    mail: {
      template: 'order-ready-unpaid',
      data: { ...data, price, details: details(order.pay_to?.words ?? '') },
    },
  };
}
