import { z } from 'zod';
import { isPlainLine, isPlainText } from '../../identity/accounts/plain-text.ts';
import { personCard } from '../../identity/people/schema.ts';
import { lotId, orderId, orderLineId, parcelId, productId, shopId, userId, variantId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { methodKinds } from '../../market/shipping/rules.ts';
import { money } from '../../money.ts';
import { cursorPageOf, cursorQuery } from '../../paging.ts';
import { arrangement } from '../arranged/schema.ts';
import { eventOfLine } from '../cart/schema.ts';
import { couponBearers } from '../coupons/rules.ts';
import { missedCoupon } from '../coupons/schema.ts';
import { orderGroups, shopOrderGroups } from './groups.ts';
import { orderWordLength } from './limits.ts';
import { lateCancelDays } from './ship-by.ts';
import { orderPath, orderStates } from './states.ts';

export const orderState = z.enum(orderStates);

/** A row of what an order or a checkout comes to. What is taken off is negative. */
export const summaryLine = z.object({
  kind: z.enum(['items', 'discount', 'shipping', 'tax', 'credit']),
  amount: money,
  /** Of a discount its code, of a tax its name. */
  name: z.string().nullable(),
  /** Of shipping: how many parcels. */
  count: z.int().nullable(),
});
export type SummaryLine = z.infer<typeof summaryLine>;

/** Where an order goes, as it was when it was paid. */
export const orderAddress = z.object({
  name: z.string(),
  country: z.string(),
  street: z.string(),
  extra: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  phone: z.string(),
  /** It should not arrive before this day, which was ahead when it was paid. */
  holdUntil: z.iso.date().optional(),
});
export type OrderAddress = z.infer<typeof orderAddress>;

export const orderLine = z.object({
  _id: orderLineId,
  productId,
  variantId,
  /** Of tickets; null for a product. */
  event: eventOfLine.nullable(),
  /** Of what was won at auction; its number in its show. */
  lot: z.object({ _id: lotId, number: z.int().nullable() }).nullable(),
  /** Whether its page is there still; of what a host put on the table on the spot there is none. */
  isShown: z.boolean(),
  title: z.string(),
  options: z.record(z.string(), z.string()),
  image: image.nullable(),
  quantity: z.int(),
  price: money,
  /** What was agreed on for one piece. */
  agreed: money.nullable(),
  /** So many pieces were bought at the price of a flash sale. */
  flash: z.object({ price: money, pieces: z.int() }).nullable(),
  total: money,
  /** With its own part of a coupon and of tax. */
  paid: money,
  /** Pieces of it that were refunded. */
  refunded: z.int(),
});
export type OrderLine = z.infer<typeof orderLine>;

const shopOfOrder = z.object({
  _id: shopId,
  name: z.string(),
  slug: z.string(),
  logo: image.nullable(),
  verified: z.boolean(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  /** Whom one writes to. */
  ownerId: userId,
});

const arrives = z.object({ from: z.iso.date(), to: z.iso.date() });

export const orderCard = z.object({
  _id: orderId,
  number: z.string(),
  state: orderState,
  shop: shopOfOrder.pick({ _id: true, name: true, slug: true, logo: true }),
  /** Of its first line. */
  image: image.nullable(),
  title: z.string(),
  /** Of the next line that is of something else; null where there is none. */
  secondTitle: z.string().nullable(),
  /** Of how many lines it is, and of how many pieces. */
  lines: z.int(),
  pieces: z.int(),
  total: money,
  refunded: money,
  placedAt: z.iso.datetime(),
  /** When it came into its state. */
  changedAt: z.iso.datetime(),
  arrives: arrives.nullable(),
  /** Until when it can be paid. */
  payBy: z.iso.datetime().nullable(),
  /** The last day on which it is to be shipped, while something of it was not; whether that day is over where its shop is. */
  shipBy: z.object({ day: z.iso.date(), isLate: z.boolean() }).nullable(),
});
export type OrderCard = z.infer<typeof orderCard>;

export const ordersQuery = cursorQuery.extend({ of: z.enum(orderGroups).default('all') });
export type OrdersQuery = z.output<typeof ordersQuery>;

export const orderPage = cursorPageOf(orderCard).extend({
  counts: z.record(z.enum(orderGroups), z.int()),
});
export type OrderPage = z.infer<typeof orderPage>;

export const orderEventKinds = [
  'placed',
  'to-be-paid',
  'money-received',
  'paid',
  'paid-late',
  'payment-failed',
  'packed',
  /** To be picked up. */
  'ready',
  'part-shipped',
  'shipped',
  'tracking',
  'parcel-arrived',
  'joined',
  'event-moved',
  'event-relocated',
  'delivered',
  'completed',
  'cancel-asked',
  'cancel-declined',
  'cancelled',
  /** Not shipped by the day that was promised. */
  'late',
  'cancelled-late',
  /** What of it was not shipped by then, where its buyer has the rest. */
  'rest-cancelled-late',
  'refunded',
  'return-asked',
  'returned',
  'disputed',
  'dispute-over',
  'charged-back',
  'held',
  'released',
] as const;

export const orderEvent = z.object({
  kind: z.enum(orderEventKinds),
  at: z.iso.datetime(),
  by: z.enum(['buyer', 'seller', 'market', 'staff']),
  /** What they wrote with it. */
  note: z.string().nullable(),
  amount: money.nullable(),
});
export type OrderEvent = z.infer<typeof orderEvent>;

export const orderShipment = z.object({
  name: z.string(),
  kind: z.enum(methodKinds),
  price: money,
  arrives: arrives.nullable(),
  pickupAt: z.string().nullable(),
});

export const tracking = z.object({ number: z.string(), carrier: z.string() });
export type Tracking = z.infer<typeof tracking>;

/** What went off together. */
export const orderParcel = z.object({
  _id: parcelId,
  tracking: tracking.nullable(),
  shippedAt: z.iso.datetime(),
  arrivedAt: z.iso.datetime().nullable(),
  lines: z.array(z.object({ lineId: orderLineId, quantity: z.int() })),
});
export type OrderParcel = z.infer<typeof orderParcel>;

export const orderRefund = z.object({
  amount: money,
  /** What of it its buyer has in their wallet. */
  inWallet: money,
  state: z.enum(['pending', 'succeeded', 'failed']),
  reason: z.string(),
  at: z.iso.datetime(),
});
export type OrderRefund = z.infer<typeof orderRefund>;

/** What is left to the shop of one order. Everything taken off is negative; they add up to `net`. */
export const orderEarnings = z.object({
  /** All that was paid. */
  gross: money,
  /** What the market paid towards it with a coupon of its own, less what went back. */
  subsidy: money,
  commission: money,
  paymentFee: money,
  /** Comes back with what is given back. */
  feeReturned: z.boolean(),
  tax: money,
  refunded: money,
  net: money,
  /** Part of gross. */
  shipping: money,
  /** Of the commission, as they were when it was sold: more than one where the lines have different ones. */
  rates: z.array(z.object({ basisPoints: z.int(), fixed: money })),
  state: z.enum(['pending', 'available', 'frozen']),
  /** When it is the shop's to pay out; null before its delivery. */
  availableAt: z.iso.datetime().nullable(),
  /** When the shop is paid out, by its schedule and by when the order should come; null where nobody can say so. */
  expectedAt: z.iso.datetime().nullable(),
});
export type OrderEarnings = z.infer<typeof orderEarnings>;

export const order = orderCard.omit({ lines: true, secondTitle: true }).extend({
  shop: shopOfOrder,
  buyer: personCard.pick({ _id: true, name: true, picture: true }).nullable(),
  /** Mail about it does not reach its buyer; for its shop and for staff. */
  buyerUnreached: z.boolean(),
  /** Who looks at it. */
  as: z.enum(['buyer', 'seller', 'staff', 'guest']),
  /** When each step of an order that goes well was reached. */
  path: z.array(z.object({ step: z.enum(orderPath), at: z.iso.datetime().nullable() })),
  lines: z.array(orderLine),
  /** Add up to `total`, and with the credit to what was charged. */
  summary: z.array(summaryLine),
  charged: money,
  /** Who goes without what a coupon took off; null without one. */
  couponBearer: z.enum(couponBearers).nullable(),
  /** What its buyer had kept for this win, and why it took nothing off. */
  couponMissed: missedCoupon.nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** Where it is paid to its shop itself: what its buyer has to do. */
  arrangement: arrangement.nullable(),
  address: orderAddress.nullable(),
  shipments: z.array(orderShipment),
  /** Of the parcel that was sent last. */
  tracking: tracking.nullable(),
  /** The first one first. */
  parcels: z.array(orderParcel),
  note: z.string(),
  events: z.array(orderEvent),
  refunds: z.array(orderRefund),
  /** Its buyer asked for it to be cancelled, and the shop has not answered. */
  cancelAsked: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  /** Who asks for their money back wants it in their wallet. */
  refundToWallet: z.boolean(),
  /** Until when its buyer can say that something is wrong. */
  coveredUntil: z.iso.datetime().nullable(),
  /** For its shop and for staff. */
  earnings: orderEarnings.nullable(),
  checkoutId: z.string().nullable(),
  version: z.int(),
  can: z.object({
    pay: z.boolean(),
    callOff: z.boolean(),
    receiveMoney: z.boolean(),
    /** Paid and picked up, in one. */
    receiveAndHandOver: z.boolean(),
    cancel: z.boolean(),
    askToCancel: z.boolean(),
    /** Without asking its shop, which did not ship it in time. */
    cancelLate: z.boolean(),
    /** Have in the wallet what else would go back to a card. */
    keepRefund: z.boolean(),
    confirmDelivery: z.boolean(),
    pack: z.boolean(),
    ship: z.boolean(),
    changeTracking: z.boolean(),
    handOver: z.boolean(),
    declineCancel: z.boolean(),
    refund: z.boolean(),
    review: z.boolean(),
    message: z.boolean(),
  }),
  /** What was won went to the next bidder before its shop was paid; for its shop, which may get the money still. */
  soldOn: z.boolean(),
  /** Its money waits because the staff said so; for its shop and for staff. */
  held: z.boolean(),
  /** What staff can do about it. */
  staffActs: z.array(z.enum(['refund', 'cancel', 'hold', 'release'])),
  /** The most that can be refunded still. */
  refundable: money,
  /** What was paid for shipping, with its tax, and did not go back as such. */
  shippingLeft: money,
});
export type Order = z.infer<typeof order>;

export const shopOrdersQuery = cursorQuery.extend({ of: z.enum(shopOrderGroups).default('all') });
export type ShopOrdersQuery = z.output<typeof shopOrdersQuery>;

export const shopOrderCard = orderCard.omit({ shop: true, payBy: true, secondTitle: true }).extend({
  buyer: personCard.pick({ _id: true, name: true, picture: true }).nullable(),
  country: z.string().nullable(),
  net: money,
  cancelAsked: z.boolean(),
  /** Its buyer comes for it: it is handed over, and not shipped. */
  fetched: z.boolean(),
});
export type ShopOrderCard = z.infer<typeof shopOrderCard>;

export const shopOrderPage = cursorPageOf(shopOrderCard).extend({
  counts: z.record(z.enum(shopOrderGroups), z.int()),
});
export type ShopOrderPage = z.infer<typeof shopOrderPage>;

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, { error: 'Required', abort: true })
    .max(max)
    .refine(isPlainLine, 'Contains characters that cannot be printed.');
const words = z
  .string()
  .trim()
  .max(orderWordLength.note)
  .refine((text) => text === '' || isPlainText(text), 'Contains characters that cannot be printed.')
  .default('');

export const packBody = z.strictObject({ note: words });
const newTracking = z.strictObject({
  number: line(orderWordLength.tracking),
  carrier: line(orderWordLength.carrier),
});
const pieces = z.array(z.strictObject({ lineId: orderLineId, quantity: z.int().min(1).max(99) })).max(50);

export const shipBody = z.strictObject({
  tracking: newTracking.nullable().default(null),
  /** What goes off now; null for all that is left. */
  lines: pieces.min(1).nullable().default(null),
  note: words,
});
export type ShipBody = z.output<typeof shipBody>;

export const trackingBody = z.strictObject({ tracking: newTracking });

/** What can be sent in one parcel with an order of the same buyer. */
export const joinableOrders = z.object({
  items: z.array(z.object({ _id: orderId, number: z.string(), title: z.string(), shipping: money })),
  /** What the order itself paid for shipping. */
  own: money,
});
export type JoinableOrders = z.infer<typeof joinableOrders>;
export const joinBody = z.strictObject({ orders: z.array(orderId).min(1).max(20) });

/** Why less of something than was bought before goes into the cart again. */
export const notAdded = z.enum(['gone', 'sold-out', 'fewer', 'not-sent', 'cart-full']);
export type NotAdded = z.infer<typeof notAdded>;
export const reordered = z.object({
  /** Pieces that went in. */
  added: z.int(),
  left: z.array(z.object({ title: z.string(), wanted: z.int(), added: z.int(), why: notAdded })),
});
export type Reordered = z.infer<typeof reordered>;

/** An order on a card in a message. */
export const orderInMessage = orderCard
  .pick({ _id: true, number: true, state: true, image: true, title: true, pieces: true, total: true })
  .extend({ as: z.enum(['buyer', 'seller']) });
export type OrderInMessage = z.infer<typeof orderInMessage>;
export const orderCardsBody = z.strictObject({ orders: z.array(orderId).min(1).max(50) });
/** What is not the reader's is left out. */
export const orderCards = z.object({ items: z.array(orderInMessage) });
export type OrderCards = z.infer<typeof orderCards>;

export const cancelBody = z.strictObject({ reason: words });
export const askToCancelBody = cancelBody.extend({
  /** What goes back of it stays in the wallet. */
  refundToWallet: z.boolean().default(false),
});
export type AskToCancelBody = z.output<typeof askToCancelBody>;

/** POST /orders/:orderId/cancel-late */
export const cancelLateBody = askToCancelBody.pick({ refundToWallet: true });
export type CancelLateBody = z.output<typeof cancelLateBody>;

/** PUT /admin/late-orders: 0 is never. */
export const lateOrdersBody = z.strictObject({ days: z.int().min(0).max(lateCancelDays.most) });

/** Some lines, some amount, or all that is left. Whichever it is, the market counts what it comes to. */
export const refundBody = z.strictObject({
  of: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('all') }),
    z.strictObject({ kind: z.literal('amount'), amount: money.strict() }),
    z.strictObject({
      kind: z.literal('lines'),
      /** None where their shipping alone goes back. */
      lines: pieces,
      shipping: z.boolean().default(false),
    }),
  ]),
  reason: words,
  restock: z.boolean().default(false),
});
export type RefundBody = z.output<typeof refundBody>;

/** For who bought and is not signed in: the answer never says whether there is such an order. */
export const findOrderBody = z.strictObject({
  number: z.string().trim().toUpperCase().max(20),
  email: z.email().max(254),
});
export const foundOrder = z.object({ sent: z.literal(true) });

/** What a mailed link carries besides the order. */
export const orderLink = z.object({ key: z.string().min(1).max(100) });
