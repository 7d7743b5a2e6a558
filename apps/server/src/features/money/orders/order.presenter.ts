import type { UserId } from '@souk/shared/ids.ts';
import { coveredUntil } from '@souk/shared/money/disputes/windows.ts';
import type {
  Order,
  OrderCard,
  OrderEarnings,
  OrderInMessage,
  ShopOrderCard,
} from '@souk/shared/money/orders/schema.ts';
import { earnedAfterMs } from '@souk/shared/money/orders/states.ts';
import { paidParts } from '@souk/shared/money/orders/totals.ts';
import { nextPayoutTime } from '@souk/shared/money/payouts/schedule.ts';
import type { Money } from '@souk/shared/money.ts';
import { averageRating } from '../../market/shops/index.ts';
import { isLate, waitsToBeSent } from './late.policy.ts';
import { isFetched } from './life.service.ts';
import { isLeftOf, staffActsFor, whatCanBeDone } from './order.policy.ts';
import type { OrderRow } from './order.repo.ts';
import type { OrderCardRow, OrderDetails } from './order-read.repo.ts';
import { orderNumber, summaryOf } from './order-words.ts';

export function presentOrderCard(row: OrderCardRow, now: Date): OrderCard {
  const { shop } = row;
  return {
    ...cardOf(row, now),
    shop: { _id: shop.id, name: shop.name, slug: shop.slug, logo: shop.logo },
    secondTitle: row.secondTitle,
    payBy: row.payBy?.toISOString() ?? null,
  };
}

export function presentOrderInMessage(row: OrderCardRow, userId: UserId, now: Date): OrderInMessage {
  const { _id, number, state, image, title, pieces, total } = cardOf(row, now);
  const as = row.buyer.id === userId ? 'buyer' : 'seller';
  return { _id, number, state, image, title, pieces, total, as };
}

export function presentShopOrderCard(row: OrderCardRow, now: Date): ShopOrderCard {
  const { id, name, picture } = row.buyer;
  return {
    ...cardOf(row, now),
    buyer: { _id: id, name, picture },
    country: row.address?.country ?? null,
    net: { amount: row.net - row.shopBack, currency: row.currency },
    cancelAsked: row.cancelAskedAt !== null,
    fetched: isFetched(row),
  };
}

function cardOf(row: OrderCardRow, now: Date): Omit<OrderCard, 'shop' | 'payBy' | 'secondTitle'> {
  const { currency } = row;
  return {
    _id: row.id,
    number: orderNumber(row.number),
    state: row.state,
    image: row.image,
    title: row.title,
    lines: row.lines,
    pieces: row.pieces,
    total: { amount: row.total, currency },
    refunded: { amount: row.refunded, currency },
    placedAt: row.placedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    arrives: arrivesOf(row, now),
    shipBy: presentShipBy(row, row, now),
  };
}

/** While something of it is with its shop. */
function presentShipBy(
  order: Pick<OrderRow, 'state' | 'ship_by' | 'late_from' | 'held_at' | 'chargeback_id'>,
  sent: { isLeft: boolean },
  now: Date,
): OrderCard['shipBy'] {
  if (order.ship_by === null || !waitsToBeSent(order, sent)) return null;
  return { day: order.ship_by, isLate: isLate(order, sent, now) };
}

interface Viewed {
  as: Order['as'];
  now: Date;
  /** Until when it can be paid. */
  payBy: Date | null;
}

/** What a buyer reads; who looks at it without being signed in does nothing with it, and a shop sees what it earns. */
export function presentOrder(order: OrderRow, details: OrderDetails, { as, now, payBy }: Viewed): Order {
  const { currency, shipments, total, credit, refunded } = order;
  const money = (amount: number): Money => ({ amount, currency });
  const { shop, ownerId, buyer, lines, events, refunds, card, parcels, isUndone, couponMissed } = details;
  const [first] = lines;
  const isPacked = lines.some(({ event }) => event === null);
  const isSent = isPacked && shipments.some(({ kind }) => kind !== 'pickup');
  const packed = isPacked ? [{ step: 'packed' as const, at: iso(order.packed_at) }] : [];
  const isWaiting = order.state === 'pending-payment';
  const paid = paidParts(order, lines);
  return {
    _id: order.id,
    number: orderNumber(order.number),
    state: order.state,
    as,
    shop: {
      _id: shop.id,
      name: shop.name,
      slug: shop.slug,
      logo: shop.logo,
      verified: shop.verified,
      rating: averageRating(shop),
      reviewCount: shop.ratingCount,
      ownerId,
    },
    buyer: { _id: buyer.id, name: buyer.name, picture: buyer.picture },
    buyerUnreached: (as === 'seller' || as === 'staff') && buyer.isUnreached,
    image: first?.image ?? null,
    title: first?.title ?? '',
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: lines.map(({ id, price, agreed, flash, total: sum, paid: _paid, tax: _tax, ...line }, i) => ({
      _id: id,
      ...line,
      price: money(price),
      agreed: agreed === null ? null : money(agreed),
      flash: flash && { price: money(flash.price), pieces: flash.pieces },
      total: money(sum),
      paid: money(paid.lines[i]?.paid ?? 0),
    })),
    total: money(total),
    refunded: money(refunded),
    refundable: money(order.paid_at ? total - refunded : 0),
    shippingLeft: money(order.shipping_refunded ? 0 : paid.shipping.paid),
    charged: money(total - credit),
    summary: summaryOf({
      ...order,
      parcels: shipments.length,
      tax: order.tax_included ? 0 : order.tax,
      coupon: order.coupon_code,
    }),
    couponBearer: order.coupon_bearer,
    couponMissed: as === 'buyer' ? couponMissed : null,
    card,
    placedAt: order.placed_at.toISOString(),
    changedAt: order.changed_at.toISOString(),
    payBy: isWaiting ? iso(payBy) : null,
    arrives: arrivesOf(order, now),
    shipBy: presentShipBy(order, { isLeft: isLeftOf(details) }, now),
    path: [
      ...(isReadyFirst(order) ? packed : []),
      { step: 'paid', at: iso(order.paid_at) },
      ...(isReadyFirst(order) ? [] : packed),
      ...(isSent ? [{ step: 'shipped' as const, at: iso(order.shipped_at) }] : []),
      { step: 'delivered', at: iso(order.delivered_at) },
      { step: 'completed', at: iso(order.completed_at) },
    ],
    arrangement: presentArrangement(order),
    address: order.address,
    shipments: shipments.map(({ price, handling: _, ...shipment }) => ({ ...shipment, price: money(price) })),
    tracking: trackingOf(order),
    parcels: parcels.map(({ number, carrier, id, ...parcel }) => ({
      _id: id,
      ...parcel,
      tracking: number === null || carrier === null ? null : { number, carrier },
    })),
    note: order.note,
    events: events.map(({ amount, ...event }) => ({
      ...event,
      amount: amount === null ? null : money(amount),
    })),
    refunds: refunds.map(({ amount, inWallet, ...refund }) => ({
      ...refund,
      ...{ amount: money(amount), inWallet: money(inWallet) },
    })),
    cancelAsked: order.cancel_asked_at && {
      at: order.cancel_asked_at.toISOString(),
      reason: order.cancel_reason,
    },
    refundToWallet: as !== 'guest' && order.refund_to_wallet && refunded < total,
    // The market holds nothing of what a shop was paid itself, and there is nothing more to give back of what is refunded.
    coveredUntil:
      order.way === null && order.paid_at && refunded < total
        ? coveredUntil(order.paid_at, order.delivered_at).toISOString()
        : null,
    earnings: as === 'seller' || as === 'staff' ? presentEarnings(order, details, now) : null,
    checkoutId: as === 'buyer' && isWaiting ? order.checkout_id : null,
    version: order.version,
    can: whatCanBeDone(order, details, { as, now, payBy }),
    soldOn: as === 'seller' && isUndone && order.way !== null && order.paid_at === null,
    held: (as === 'seller' || as === 'staff') && order.held_at !== null,
    staffActs: as === 'staff' ? staffActsFor(order, { isPartSent: parcels.length > 0 }) : [],
  };
}

/** It is made ready, and paid when its buyer comes. */
const isReadyFirst = ({ way, packed_at, paid_at }: OrderRow): boolean =>
  way === 'pickup' && !(paid_at && (!packed_at || packed_at > paid_at));

function presentArrangement({ way, pay_to, pay_until, ...order }: OrderRow): Order['arrangement'] {
  if (!way || !pay_to || !pay_until) return null;
  return {
    ...{ way, ...pay_to },
    reference: orderNumber(order.number),
    amount: { amount: order.total, currency: order.currency },
    until: pay_until.toISOString(),
    receivedAt: iso(order.paid_at),
  };
}

/** Refunds lower each part by what it gave back, so that what is taken off and what is left still add up to gross. */
function presentEarnings(order: OrderRow, details: OrderDetails, now: Date): OrderEarnings {
  const { givenBack } = details;
  const { currency, refunded, completed_at, delivered_at } = order;
  const money = (amount: number): Money => ({ amount: amount === 0 ? 0 : amount, currency });
  const commission = order.commission - givenBack.commission;
  const tax = order.tax - givenBack.tax;
  const subsidy = order.subsidy - givenBack.subsidy;
  const fee = order.payment_fee - givenBack.fee;
  return {
    gross: money(order.total),
    subsidy: money(subsidy),
    commission: money(-commission),
    paymentFee: money(-fee),
    feeReturned: order.fee_returned,
    tax: money(-tax),
    refunded: money(-refunded),
    net: money(order.total + subsidy - refunded - commission - tax - fee),
    shipping: money(order.shipping),
    rates: order.commissions.map(({ basisPoints, fixed }) => ({ basisPoints, fixed: money(fixed) })),
    state: isFrozen(order) ? 'frozen' : completed_at ? 'available' : 'pending',
    availableAt: isFrozen(order)
      ? null
      : iso(completed_at ?? (delivered_at && new Date(delivered_at.getTime() + earnedAfterMs))),
    expectedAt: isFrozen(order) ? null : iso(paidOutBy(order, details, now)),
  };
}

const underWay: readonly OrderRow['state'][] = ['paid', 'packed', 'shipped', 'delivered'];

/** On the next day of the shop's schedule after the money is its own, or from then on where it asks for it. */
function paidOutBy(order: OrderRow, { payoutSchedule, eventsEnd }: OrderDetails, now: Date): Date | null {
  const { state, way, delivered_at, delivered_by, shipments } = order;
  if (way !== null || !underWay.includes(state)) return null;
  const arrives = arrivesOf(order, now);
  const due = arrives && Date.parse(arrives.to);
  // What left late, or should have come by now, is taken as delivered some days later.
  const parcels = due === null || due < now.getTime() ? (delivered_by?.getTime() ?? null) : due;
  const arrival = delivered_at?.getTime() ?? parcels;
  const ends = eventsEnd === null ? [] : [Date.parse(eventsEnd)];
  if (arrival === null && (ends.length === 0 || shipments.length > 0)) return null;
  const free = new Date(Math.max(...ends, arrival ?? 0) + earnedAfterMs);
  return nextPayoutTime(payoutSchedule, free) ?? free;
}

/** Something is open about it, or the staff hold it. */
const isFrozen = ({ state, held_at }: OrderRow): boolean =>
  held_at !== null || state === 'disputed' || state === 'return-requested' || state === 'returned';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** On the days of the parcel that comes last. They were counted from the day to ship by: what leaves later has none. */
function arrivesOf(
  { shipments, late_from, shipped_at }: Pick<OrderRow, 'shipments' | 'late_from' | 'shipped_at'>,
  now: Date,
): OrderCard['arrives'] {
  if (late_from !== null && (shipped_at ?? now) >= late_from) return null;
  const windows = shipments.flatMap(({ arrives }) => arrives ?? []);
  return windows.toSorted((a, b) => (a.to < b.to ? -1 : 1)).at(-1) ?? null;
}

function trackingOf({ tracking_number: number, tracking_carrier: carrier }: OrderRow): Order['tracking'] {
  return number === null || carrier === null ? null : { number, carrier };
}
