import type { CardId, CheckoutId, UserId } from '@souk/shared/ids.ts';
import type { Checkout, PayCheckoutBody } from '@souk/shared/money/checkout/schema.ts';
import { shareOut } from '@souk/shared/money/fees/share-out.ts';
import type { OrderSums } from '@souk/shared/money/orders/totals.ts';
import type { Tax } from '@souk/shared/money/taxes/rules.ts';
import type { Act, RecordCtx } from '../../../platform/acts/index.ts';
import { withCommit } from '../../../platform/db/after-commit.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { ShipmentRow } from '../../../platform/db/orders-tables.ts';
import { claimOffers } from '../../market/offers/index.ts';
import { findChargeable } from '../cards/index.ts';
import { returnCoupon, useCoupon } from '../coupons/index.ts';
import { type Entry, isInsufficientFunds, postAll } from '../ledger/index.ts';
import {
  heldCredit,
  lockOrdersOfCheckout,
  type OrderRow,
  type OrderToPlace,
  placeOrders,
  returnCredit,
} from '../orders/index.ts';
import { type Charge, type Charged, insertPayments, newPayment, type Payments } from '../payments/index.ts';
import { couponCallOf, regionsOf, type TaxedAt, taxedAt } from './charges.ts';
import { cardNeeded, checkoutChanged, checkoutIncomplete } from './checkout.failures.ts';
import { purposeOfCheckout } from './checkout.purpose.ts';
import {
  type CheckoutRow,
  findCheckoutById,
  findCurrenciesOf,
  findPaymentsOf,
  holdShopsOf,
  markPaying,
} from './checkout.repo.ts';
import { lockOpen } from './checkout.service.ts';
import { orderAddressOf } from './order-address.ts';
import { guardOwnLimits } from './own-limits.ts';
import { creditOfShop, dueByCard, needsAddress, type Quote, type QuotedShop } from './quote.ts';
import { settleFree } from './settle.service.ts';
import { findThingsOf, quoteCheckout, quoteFor, showCheckout, showSettled } from './show.service.ts';

interface Paying extends PayCheckoutBody {
  checkoutId: CheckoutId;
}

/** Kept in the database. */
export interface Begun {
  checkoutId: CheckoutId;
  charges: Charge[];
  /** Of its orders, in their order; what was begun by an earlier version does not say it. */
  currencies?: string[];
  /** Whose it is; the same. */
  buyerId?: UserId;
}

/** Pays a checkout: orders and payments are written down, the card is charged, and what came of it is settled. */
export const payCheckout = (payments: Payments): Act<Paying, Begun, Charged[], Checkout> => ({
  name: 'pay-checkout',
  async begin(ctx, { checkoutId, seen, cardId }) {
    const { db: tx, clock } = ctx;
    const now = clock.now();
    // All at once: what is read behind the locks is as it stays.
    const [checkout, , things] = await Promise.all([
      lockOpen(ctx, checkoutId),
      holdShopsOf(tx, checkoutId),
      findThingsOf(tx, checkoutId, now),
    ]);
    const quoted = quoteFor(tx, { checkout, ...things, now });
    const tries = findTries(tx, checkout, quoted, { cardId, now });
    const quote = await quoted;
    if (quote.seen !== seen) throw checkoutChanged(await showCheckout(ctx, checkout));
    const { begun, written } = await startPaying(tx, quote, { payments, cardId, now }, tries);
    withCommit(tx, written);
    return begun;
  },
  ask: ({ charges }, _id, isFirst) => askAll(payments, charges, isFirst),
  async record(ctx, begun, charged) {
    await settleAll(ctx, payments, begun, charged);
    return { status: 200, body: await showSettled(ctx, begun.checkoutId) };
  },
});

/** The same once it is begun, while its buyer is away: nobody is shown what came of it. */
export const payUnseen = (payments: Payments): Omit<Act<never, Begun, Charged[], null>, 'begin'> => ({
  name: 'pay-checkout',
  ask: ({ charges }, _id, isFirst) => askAll(payments, charges, isFirst),
  async record(ctx, begun, charged) {
    await settleAll(ctx, payments, begun, charged);
    return { status: 200, body: null };
  },
});

async function askAll(payments: Payments, charges: readonly Charge[], isFirst: boolean): Promise<Charged[]> {
  const charged: Charged[] = [];
  for (const charge of charges) charged.push(await payments.ask(charge, isFirst));
  return charged;
}

async function settleAll(
  ctx: RecordCtx,
  payments: Payments,
  { checkoutId, charges, currencies, buyerId }: Begun,
  charged: readonly Charged[],
): Promise<void> {
  const { db: tx, clock } = ctx;
  const asked = charges.flatMap((charge, index) => {
    const outcome = charged[index];
    return outcome ? { charge, charged: outcome } : [];
  });
  if (asked.length > 1) await payments.lock(tx, asked);
  // What is booked in one currency after another is so in the same order by everyone.
  for (const currency of currencies ?? (await findCurrenciesOf(tx, checkoutId))) {
    const one = asked.find(({ charge }) => charge.currency === currency);
    if (one) {
      const known = buyerId ? purposeOfCheckout(checkoutId, buyerId) : undefined;
      await payments.record(ctx, one.charge, one.charged, known);
    } else {
      const checkout = buyerId
        ? { id: checkoutId, buyer_id: buyerId }
        : await findCheckoutById(tx, checkoutId);
      await settleFree(tx, checkout, currency, clock.now());
    }
  }
}

export interface PayingBy {
  payments: Payments;
  cardId: CardId | null;
  /** Whether its buyer is away, so that no bank can ask them anything. */
  offSession?: boolean;
  now: Date;
}

/** What paying goes by beside the price, asked for together with that; it is heard where it counts. */
interface Tries {
  /** What was written down before; locked. */
  earlier: Promise<OrderRow[]>;
  begun: ReturnType<typeof findPaymentsOf>;
  card: ReturnType<typeof findChargeable>;
  /** Whether their own limits let them. */
  guarded: Promise<void>;
}

function findTries(
  tx: Db,
  checkout: CheckoutRow,
  quoted: Promise<Quote>,
  { cardId, now }: Pick<PayingBy, 'cardId' | 'now'>,
): Tries {
  const { id, buyer_id } = checkout;
  const spent = quoted.then((quote) =>
    paidOf(quote).map(({ shop, sums }) => ({ amount: sums.total, currency: shop.currency })),
  );
  const tries: Tries = {
    earlier: lockOrdersOfCheckout(tx, id),
    begun: findPaymentsOf(tx, id),
    card: cardId ? findChargeable(tx, buyer_id, cardId) : Promise.resolve(undefined),
    guarded: guardOwnLimits(tx, checkout, spent, now),
  };
  for (const asked of [spent, ...Object.values(tries)]) asked.catch(() => undefined);
  return tries;
}

const paidOf = ({ shops }: Quote) => shops.flatMap((shop) => (shop.sums ? [{ shop, sums: shop.sums }] : []));

/** Writes down the orders of a checkout that is locked, and the payments that are to be asked for. */
export async function beginPaying(tx: Db, quote: Quote, by: PayingBy): Promise<Begun> {
  const tries = findTries(tx, quote.checkout, Promise.resolve(quote), by);
  const { begun, written } = await startPaying(tx, quote, by, tries);
  await written;
  return begun;
}

/** The same, as soon as nothing is to be asked any more; what is `written` then is for its caller to hear. */
async function startPaying(
  tx: Db,
  quote: Quote,
  { payments, cardId, offSession = false, now }: PayingBy,
  tries: Tries,
): Promise<{ begun: Begun; written: Promise<unknown> }> {
  const { checkout } = quote;
  const { id: checkoutId, buyer_id } = checkout;
  if (quote.troubles.length > 0) throw checkoutIncomplete(quote.troubles);
  const call = couponCallOf(quote, now);
  const isUsed = call !== null && quote.coupon?.refusal === null;
  const due = dueByCard(quote);
  const [earlier, before, card] = await Promise.all([
    tries.earlier,
    tries.begun,
    due.length > 0 ? tries.card : undefined,
    tries.guarded,
    isUsed ? useCoupon(tx, call) : null,
    keepOffers(tx, quote, now),
  ]);
  // Only who has tried before has used one that counts still.
  if (!isUsed && earlier.length > 0) await returnCoupon(tx, checkoutId, now);
  const unpaid = earlier.filter(({ paid_at }) => paid_at === null);
  const given = await returnCredit(tx, unpaid, now);
  const attempt = before.length + 1;
  // Only where there are cards is anything too little for them.
  if (due.length > 0 || quote.shops.some(({ isSpared }) => isSpared)) payments.refuseWithoutProvider();
  if (due.length > 0 && !cardId) throw cardNeeded();
  const asks = due.map((amount) =>
    newPayment(card, {
      ...{ buyerId: buyer_id, purpose: 'orders', amount, attempt, offSession, now },
      awaitedUntil: checkout.expires_at,
    }),
  );
  const charges = asks.map(({ charge }) => charge);
  const writing = Promise.all([
    insertPayments(
      tx,
      asks.map(({ row }) => row),
    ),
    writeOrders(tx, quote, { earlier, charges, now }),
    markPaying(
      tx,
      checkoutId,
      charges.map(({ paymentId }) => paymentId),
    ),
  ]);
  const currencies = [...new Set(paidOf(quote).map(({ shop }) => shop.currency))].sort();
  const begun = { checkoutId, charges, currencies, buyerId: buyer_id };
  // Orders of an earlier try are written by several statements, and what is set aside is named by them.
  if (earlier.length > 0 || quote.credit.some(({ used }) => used > 0)) {
    const [, orders] = await writing;
    await holdCredit(tx, [...given, ...heldCredit(orders, now)]);
  }
  return { begun, written: writing };
}

/** What was agreed on holds for one piece alone, and another checkout of its buyer may have begun to be paid with it. */
async function keepOffers(tx: Db, { checkout, shops }: Quote, now: Date): Promise<void> {
  const ids = shops.flatMap(({ lines }) =>
    lines.flatMap(({ quantity, offerId }) => (quantity > 0 && offerId) || []),
  );
  if (ids.length > 0 && !(await claimOffers(tx, ids, { checkoutId: checkout.id, now })))
    throw checkoutChanged();
}

/** What the wallet had a moment ago may have gone elsewhere since. */
async function holdCredit(tx: Db, entries: readonly Entry[]): Promise<void> {
  try {
    await postAll(tx, entries);
  } catch (error) {
    if (isInsufficientFunds(error)) throw checkoutChanged();
    throw error;
  }
}

/** With the shops held open: one that closes waits until the orders are written, and then has them. */
export async function lastQuote(tx: Db, checkout: CheckoutRow, now: Date): Promise<Quote> {
  const [, quote] = await Promise.all([holdShopsOf(tx, checkout.id), quoteCheckout(tx, checkout, now)]);
  return quote;
}

interface Writing {
  earlier: readonly OrderRow[];
  charges: readonly Charge[];
  now: Date;
}

async function writeOrders(tx: Db, quote: Quote, { earlier, charges, now }: Writing): Promise<OrderRow[]> {
  const { id, buyer_id } = quote.checkout;
  const payments = new Map(charges.map(({ currency, paymentId }) => [currency, paymentId]));
  const wanted = quote.shops.flatMap((shop): OrderToPlace[] => {
    if (!shop.sums) return [];
    const { id: shopId, currency, sums, note, tax } = shop;
    const place = taxedAt(shop, quote.address);
    const isCheaper = quote.coupon?.refusal === null && shop.isInCoupon;
    return [
      {
        ...{ shopId, currency, sums, note },
        credit: creditOfShop(quote.credit, shopId),
        feeReturned: shop.feeReturned,
        payTo: sums.total > 0 ? payToOf(shop) : null,
        paymentId: shop.way === null ? (payments.get(currency) ?? null) : null,
        couponCode: isCheaper ? (quote.coupon?.code ?? null) : null,
        couponBearer: isCheaper ? quote.bearer : null,
        tax: tax && place ? { ...place, ...otherRegions(shop, place), ...foundOf(tax) } : null,
        address: needsAddress(shop) && quote.address ? orderAddressOf(quote.address, now) : null,
        shipments: shipmentsOf(shop, sums),
        lines: shop.lines
          .filter(({ quantity }) => quantity > 0)
          .map(({ row, quantity, price, agreed, agreedPieces, offerId, flashSaleId, total }, i) => ({
            kind: row.kind,
            product_id: row.productId,
            variant_id: row.variantId,
            title: row.now?.title ?? row.seenTitle,
            options: JSON.stringify(row.now?.options ?? {}),
            image_id: row.now?.image?._id ?? null,
            offer_id: offerId,
            flash_sale_id: flashSaleId,
            agreed_pieces: agreedPieces,
            ...{ quantity, price, agreed, total },
            ...{ paid: shop.paid[i]?.paid ?? null, tax: shop.paid[i]?.tax ?? null },
            commission: sums.ofLines[i] ?? null,
          })),
      },
    ];
  });
  return placeOrders(tx, { checkoutId: id, buyerId: buyer_id, earlier, now }, wanted);
}

/** As its buyer was told; null where it is paid by card. */
function payToOf({ ways, way: chosen }: QuotedShop): OrderToPlace['payTo'] {
  const said = ways.find(({ way }) => way === chosen);
  return said ? { way: said.way, payee: said.payee, account: said.account, words: said.words } : null;
}

/** Each at what is left to pay for it. */
function shipmentsOf({ parcels }: QuotedShop, { shipping }: OrderSums): ShipmentRow[] {
  const chosen = parcels.flatMap(({ chosen: way, handling }) => (way ? { ...way, handling } : []));
  const prices = shareOut(
    shipping,
    chosen.map(({ price }) => price),
  );
  return chosen.map(({ way, arrives, handling }, i) => ({
    ...{ name: way.name, kind: way.kind, pickupAt: way.pickupAt },
    price: prices[i] ?? 0,
    arrives,
    ...(way.kind === 'pickup' ? {} : { handling }),
  }));
}

function otherRegions(shop: QuotedShop, place: TaxedAt): { regions?: string[] } {
  const regions = regionsOf(shop, place);
  return regions.every((region) => region === place.region) ? {} : { regions };
}

/** How it was found, as the order keeps it. */
const foundOf = ({ name, parts, rates, shippingParts }: Tax) => ({
  ...{ name, parts, rates },
  shipping: shippingParts,
});
