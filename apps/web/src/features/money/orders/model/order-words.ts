import type { Order, OrderCard, OrderEvent, OrderRefund } from '@souk/shared/money/orders/schema.ts';
import type { Formats, Translate } from '@/platform/i18n/index.ts';

import { isPartHad, isPartSent } from '../parcels/left-to-send.ts';
import { shownState } from './shown-state.ts';

interface Words {
  t: Translate;
  format: Formats;
}

type Line = Pick<OrderCard, 'state' | 'payBy' | 'placedAt' | 'changedAt' | 'arrives' | 'refunded' | 'shipBy'>;

/** The one line of a card that says what comes next, or how it ended. */
export function cardLine(
  { state, payBy, placedAt, changedAt, arrives, refunded, shipBy }: Line,
  words: Words,
): string {
  const { t, format } = words;
  const day = format.date(changedAt, 'short');
  if (state === 'pending-payment' && payBy)
    return t('orders.payBy', { when: format.dayAndTime(payBy, { inSentence: true }) });
  if (shipBy?.isLate) return shipByWords(shipBy, words);
  if ((state === 'paid' || state === 'packed' || state === 'shipped') && arrives)
    return t('orders.arrives', { days: format.days(arrives) });
  if (state === 'paid' || state === 'pending-payment') return format.date(placedAt, 'short');
  if (state === 'delivered') return t('orders.howWasIt', { day });
  if (refunded.amount > 0)
    return t('orders.backOn', { day, amount: format.money(refunded, { exact: true }) });
  return day;
}

/** By when its shop is to ship it, or should have. */
export function shipByWords({ day, isLate }: NonNullable<OrderCard['shipBy']>, { t, format }: Words): string {
  return t(isLate ? 'orders.wasDue' : 'orders.shipBy', { day: format.days({ from: day, to: day }) });
}

const isPickup = ({ shipments }: Pick<Order, 'shipments'>) =>
  shipments.length > 0 && shipments.every(({ kind }) => kind === 'pickup');

/** Nothing of it is sent. */
export const isOnlyTickets = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.every(({ event }) => event !== null);

export type OrderGoes = 'by-parcel' | 'as-tickets' | 'by-pickup';

export function goesOf(order: Pick<Order, 'lines' | 'shipments'>): OrderGoes {
  if (isOnlyTickets(order)) return 'as-tickets';
  return isPickup(order) ? 'by-pickup' : 'by-parcel';
}

/** Each once: a refund that ended its order was written as what the shop said, and as where the order came to. */
export function toldEvents<Event extends Pick<OrderEvent, 'kind' | 'at' | 'note'>>(
  events: readonly Event[],
): Event[] {
  const refunds = Map.groupBy(
    events.filter(({ kind }) => kind === 'refunded'),
    ({ at }) => at,
  );
  const told = new Set([...refunds.values()].map((same) => same.find(({ note }) => note) ?? same[0]));
  return events.filter((event) => event.kind !== 'refunded' || told.has(event));
}

/** It stands still because its buyer’s bank took the payment back, and not because of what the buyer said here. */
export function wasChargedBack({ state, events }: Pick<Order, 'state' | 'events'>): boolean {
  const stopped = events.find(({ kind }) => kind === 'disputed' || kind === 'charged-back');
  return state === 'disputed' && stopped?.kind === 'charged-back';
}

/** What a buyer came to know, and a sentence beside it. */
export function headlineOf(order: Order, { t, format }: Words): { title: string; note: string | null } {
  const { changedAt, arrives, payBy, tracking, refunded } = order;
  const state = shownState(order);
  const day = format.date(changedAt, 'short');
  const expected = arrives ? t('orders.expected', { days: format.days(arrives) }) : null;
  if (state === 'pending-payment') {
    const isReady = order.path.some(({ step, at }) => step === 'packed' && at !== null);
    if (payBy && isReady) {
      const until = t('orders.heldUntil', { when: format.dayAndTime(payBy, { inSentence: true }) });
      return { title: t('orders.toPickUp'), note: [pickupPlaces(order), until].filter(Boolean).join(' · ') };
    }
    return payBy
      ? {
          title: t('orders.payBy', { when: format.dayAndTime(payBy, { inSentence: true }) }),
          note: t('orders.payByNote'),
        }
      : { title: t('orders.paying'), note: t('orders.payingNote') };
  }
  if (isOnlyTickets(order)) {
    const count = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (state === 'paid')
      return { title: t('tickets.ready', { count }), note: t('tickets.atDoor', { count }) };
    if (state === 'delivered' || state === 'completed') return { title: t('tickets.over'), note: null };
  }
  if (order.shipBy?.isLate) {
    const due = format.days({ from: order.shipBy.day, to: order.shipBy.day });
    const isRest = isPartHad(order);
    const canCancel = isRest ? 'orders.lateRestNote' : 'orders.lateNote';
    const note = order.can.cancelLate ? canCancel : 'orders.lateWaitNote';
    return {
      title: t(isRest ? 'orders.lateRestTitle' : 'orders.lateTitle'),
      note: t(note, { day: due }),
    };
  }
  if (state === 'paid') {
    return isPickup(order)
      ? { title: t('orders.gettingReady'), note: t('orders.gettingReadyNote') }
      : { title: t('orders.packing'), note: expected };
  }
  if (isPartSent(order)) return { title: t('orders.partOnItsWay'), note: t('orders.restToFollow') };
  if (state === 'packed') {
    return isPickup(order)
      ? { title: t('orders.toPickUp'), note: pickupPlaces(order) }
      : { title: t('orders.packed'), note: expected };
  }
  if (state === 'shipped') {
    return {
      title: arrives ? t('orders.arrives', { days: format.days(arrives) }) : t('orders.onItsWay'),
      note: tracking
        ? t('orders.shippedWith', { day, carrier: tracking.carrier })
        : t('orders.shippedOn', { day }),
    };
  }
  if (state === 'delivered')
    return {
      title: t('orders.deliveredOn', { day }),
      note: order.can.review ? t('orders.reviewNote') : null,
    };
  if (state === 'cancelled' && order.arrangement && refunded.amount === 0)
    return { title: t('orders.cancelledOn', { day }), note: t('arranged.lapsedNote') };
  if (state === 'cancelled')
    return { title: t('orders.cancelledOn', { day }), note: moneyBack(order, { t, format }) };
  if (state === 'refunded') {
    return {
      title: t('orders.refundedAmount', { amount: format.money(refunded, { exact: true }) }),
      note: moneyBack(order, { t, format }),
    };
  }
  if (wasChargedBack(order)) return { title: t('orders.atBank'), note: t('orders.atBankNote') };
  if (state === 'return-requested' || state === 'disputed')
    // Whose turn it is, and until when, stands in what was reported.
    return { title: t(`orders.title.${state}`), note: null };
  return { title: t(`orders.title.${state}`), note: day };
}

const pickupPlaces = ({ shipments }: Order): string | null =>
  shipments.flatMap(({ pickupAt }) => pickupAt ?? []).join(' · ') || null;

/** Where the money of an order that came to nothing is. */
function moneyBack(order: Order, { t, format }: Words): string {
  const { total, charged, refunded, card, refunds, path } = order;
  const isPaid = path.some(({ step, at }) => step === 'paid' && at !== null);
  if (refunded.amount === 0) return t(isPaid && total.amount > 0 ? 'orders.backSoon' : 'orders.notCharged');
  const amount = format.money(refunded, { exact: true });
  if (order.arrangement) return t('orders.backByShop', { amount, shop: order.shop.name });
  const isThere = refunds.every(({ state }) => state === 'succeeded');
  const inWallet = refunds.reduce((sum, refund) => sum + refund.inWallet.amount, 0);
  if (inWallet === refunded.amount) return t('orders.backInWallet', { amount });
  if (!card || inWallet > 0 || charged.amount < total.amount)
    return t(isThere ? 'orders.backDone' : 'orders.backGoing', { amount });
  return t(isThere ? 'orders.backDoneTo' : 'orders.backGoingTo', { amount, card: cardName(card) });
}

/** Where one refund is, or went. */
export function refundNote(
  { inWallet, state, at }: OrderRefund,
  as: Order['as'],
  { t, format }: Words,
): string {
  const isBuyer = as === 'buyer' || as === 'guest';
  if (state === 'failed' && isBuyer) return t('orders.refundFailed');
  const when = state === 'pending' ? t('orders.refundGoing') : format.date(at, 'short');
  if (inWallet.amount === 0) return when;
  const sum = format.money(inWallet, { exact: true });
  const where = t(isBuyer ? 'orders.refundInWallet' : 'orders.refundInTheirWallet', { amount: sum });
  return `${where} · ${when}`;
}

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** "Visa 4242" */
export const cardName = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${brands[brand] ?? brand} ${last4}`;

const ownEvents = [
  'cancel-asked',
  'cancelled',
  'cancelled-late',
  'rest-cancelled-late',
  'charged-back',
  'delivered',
  'disputed',
  'return-asked',
] as const;

/** What happened, in a sentence for its reader. Tickets are not delivered: their event is over. */
export function eventSentence(
  { kind, by, amount }: OrderEvent,
  { t, format, onlyTickets, isBuyer }: Words & { onlyTickets: boolean; isBuyer: boolean },
): string {
  if (kind === 'delivered' && onlyTickets) return t('tickets.eventOver');
  const own = ownEvents.find((one) => one === kind);
  // The bank that takes a payment back is the buyer's, though the market notes it.
  if (isBuyer && own && (by === 'buyer' || own === 'charged-back')) return t(`orders.event.own.${own}`);
  if (kind === 'cancelled' || kind === 'delivered') return t(`orders.event.${kind}.${by}`);
  if (kind === 'cancelled-late' || kind === 'rest-cancelled-late')
    return t(`orders.event.${kind}.${by === 'buyer' ? 'buyer' : 'market'}`);
  if (kind === 'refunded' && amount)
    return t('orders.event.refundedAmount', { amount: format.money(amount, { exact: true }) });
  return t(`orders.event.${kind}`);
}
