import type { CardId, CheckoutId } from '@souk/shared/ids.ts';
import { isWon } from '@souk/shared/money/checkout/rules.ts';
import type { Checkout, PayCheckoutBody } from '@souk/shared/money/checkout/schema.ts';
import { type OrderSums, shareOut } from '@souk/shared/money/orders/totals.ts';
import type { Act } from '../../../platform/acts/index.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { ShipmentRow } from '../../../platform/db/orders-tables.ts';
import { guardSpending } from '../../identity/self-limits/index.ts';
import { returnCoupon, useCoupon } from '../coupons/index.ts';
import { type Entry, isInsufficientFunds, postAll } from '../ledger/index.ts';
import {
  heldCredit,
  lockOrdersOfCheckout,
  type OrderRow,
  type OrderToPlace,
  payOrdersBy,
  placeOrders,
  returnCredit,
  spentSince,
} from '../orders/index.ts';
import { beginPayment, type Charge, type Charged, type Payments } from '../payments/index.ts';
import { couponCallOf, taxedAt } from './charges.ts';
import { cardNeeded, checkoutChanged, checkoutIncomplete } from './checkout.failures.ts';
import {
  type CheckoutRow,
  findCheckoutById,
  findCurrenciesOf,
  findPaymentsOf,
  holdShopsOf,
  keepPayment,
  updateCheckout,
} from './checkout.repo.ts';
import { lockOpen } from './checkout.service.ts';
import { orderAddressOf } from './order-address.ts';
import { creditOfShop, isSent, type Quote, type QuotedShop } from './quote.ts';
import { settleFree } from './settle.service.ts';
import { quoteCheckout, showCheckout } from './show.service.ts';

interface Paying extends PayCheckoutBody {
  checkoutId: CheckoutId;
}

/** Kept in the database. */
export interface Begun {
  checkoutId: CheckoutId;
  charges: Charge[];
}

/** Pays a checkout: orders and payments are written down, the card is charged, and what came of it is settled. */
export const payCheckout = (payments: Payments): Act<Paying, Begun, Charged[], Checkout> => ({
  name: 'pay-checkout',
  async begin(ctx, { checkoutId, seen, cardId }) {
    const { db: tx, clock } = ctx;
    const now = clock.now();
    const checkout = await lockOpen(ctx, checkoutId);
    const quote = await lastQuote(tx, checkout, now);
    if (quote.seen !== seen) throw checkoutChanged(await showCheckout(ctx, checkout));
    return beginPaying(tx, quote, { payments, cardId, now });
  },
  async ask({ charges }) {
    const charged: Charged[] = [];
    for (const charge of charges) charged.push(await payments.ask(charge));
    return charged;
  },
  async record(ctx, { checkoutId, charges }, charged) {
    const { db: tx, clock } = ctx;
    const asked = charges.flatMap((charge, index) => {
      const outcome = charged[index];
      return outcome ? { charge, charged: outcome } : [];
    });
    await payments.lock(tx, asked);
    const [before, currencies] = await Promise.all([
      findCheckoutById(tx, checkoutId),
      findCurrenciesOf(tx, checkoutId),
    ]);
    // What is booked in one currency after another is so in the same order by everyone.
    for (const currency of currencies) {
      const one = asked.find(({ charge }) => charge.currency === currency);
      if (one) await payments.record(ctx, one.charge, one.charged);
      else await settleFree(tx, before, currency, clock.now());
    }
    return { status: 200, body: await showCheckout(ctx, await findCheckoutById(tx, checkoutId)) };
  },
});

export interface PayingBy {
  payments: Payments;
  cardId: CardId | null;
  /** Whether its buyer is away, so that no bank can ask them anything. */
  offSession?: boolean;
  now: Date;
}

/** Writes down the orders of a checkout that is locked, and the payments that are to be asked for. */
export async function beginPaying(
  tx: Db,
  quote: Quote,
  { payments, cardId, offSession = false, now }: PayingBy,
): Promise<Begun> {
  const { checkout } = quote;
  const { id: checkoutId, source } = checkout;
  if (quote.troubles.length > 0) throw checkoutIncomplete(quote.troubles);
  const call = couponCallOf(quote, now);
  const isUsed = call !== null && quote.coupon?.refusal === null;
  const [, earlier, begun] = await Promise.all([
    isUsed ? useCoupon(tx, call) : returnCoupon(tx, checkoutId, now),
    lockOrdersOfCheckout(tx, checkoutId),
    findPaymentsOf(tx, checkoutId),
  ]);
  const unpaid = earlier.filter(({ paid_at }) => paid_at === null);
  const given = await returnCredit(tx, unpaid, now);
  const orders = await writeOrders(tx, quote, now);
  const sums = orders.map(({ total, currency }) => ({ amount: total, currency }));
  // Of what was won the bid has been asked.
  if (!isWon(source)) await guardSpending(tx, checkout.buyer_id, sums, now, spentSince);
  const byCard = Map.groupBy(
    orders.filter(({ way }) => way === null),
    ({ currency }) => currency,
  );
  const charges: Charge[] = [];
  const attempt = begun.length + 1;
  for (const [currency, own] of byCard) {
    const amount = { amount: totalOf(own) - creditOf(own), currency };
    if (amount.amount === 0) continue;
    const charge = await begin(tx, { payments, checkout, amount, cardId, offSession, attempt, now });
    await payOrdersBy(tx, own, charge.paymentId);
    charges.push(charge);
  }
  await updateCheckout(tx, checkoutId, { state: 'paying' });
  await holdCredit(tx, [...given, ...heldCredit(orders, now)]);
  return { checkoutId, charges };
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
  await holdShopsOf(tx, checkout.id);
  return quoteCheckout(tx, checkout, now);
}

async function writeOrders(tx: Db, quote: Quote, now: Date): Promise<OrderRow[]> {
  const { id, buyer_id } = quote.checkout;
  const wanted = quote.shops.flatMap((shop): OrderToPlace[] => {
    if (!shop.sums) return [];
    const { id: shopId, currency, sums, note, tax } = shop;
    const place = taxedAt(shop, quote.address);
    const isCheaper = quote.coupon?.refusal === null && isInCoupon(shop, sums);
    return [
      {
        ...{ shopId, currency, sums, note },
        credit: creditOfShop(quote.credit, shopId),
        payTo: sums.total > 0 ? payToOf(shop) : null,
        couponCode: isCheaper ? (quote.coupon?.code ?? null) : null,
        couponBearer: isCheaper ? quote.bearer : null,
        tax:
          tax && place
            ? { country: place.country, region: place.region, name: tax.name, parts: tax.parts }
            : null,
        address: isSent(shop) && quote.address ? orderAddressOf(quote.address) : null,
        shipments: shipmentsOf(shop, sums),
        lines: shop.lines
          .filter(({ quantity }) => quantity > 0)
          .map(({ row, quantity, price, agreed, agreedPieces, offerId, flashSaleId, total }) => ({
            kind: row.kind,
            product_id: row.productId,
            variant_id: row.variantId,
            title: row.now?.title ?? row.seenTitle,
            options: JSON.stringify(row.now?.options ?? {}),
            image_id: row.now?.imageId ?? null,
            offer_id: offerId,
            flash_sale_id: flashSaleId,
            agreed_pieces: agreedPieces,
            ...{ quantity, price, agreed, total },
          })),
      },
    ];
  });
  return placeOrders(tx, { checkoutId: id, buyerId: buyer_id, now }, wanted);
}

/** As its buyer was told; null where it is paid by card. */
function payToOf({ ways, way: chosen }: QuotedShop): OrderToPlace['payTo'] {
  const said = ways.find(({ way }) => way === chosen);
  return said ? { way: said.way, payee: said.payee, account: said.account, words: said.words } : null;
}

/** Something is taken off it, of its things or of their shipping. */
const isInCoupon = ({ parcels }: QuotedShop, { discount, shipping }: OrderSums): boolean =>
  discount > 0 || shipping < parcels.reduce((sum, { chosen }) => sum + (chosen?.price ?? 0), 0);

/** Each at what is left to pay for it. */
function shipmentsOf({ parcels }: QuotedShop, { shipping }: OrderSums): ShipmentRow[] {
  const chosen = parcels.flatMap((parcel) => parcel.chosen ?? []);
  const prices = shareOut(
    shipping,
    chosen.map(({ price }) => price),
  );
  return chosen.map(({ way, arrives }, i) => ({
    ...{ name: way.name, kind: way.kind, pickupAt: way.pickupAt },
    price: prices[i] ?? 0,
    arrives,
  }));
}

interface Beginning {
  payments: Payments;
  checkout: CheckoutRow;
  amount: { amount: number; currency: string };
  cardId: CardId | null;
  offSession: boolean;
  attempt: number;
  now: Date;
}

async function begin(
  tx: Db,
  { payments, checkout, amount, cardId, offSession, attempt, now }: Beginning,
): Promise<Charge> {
  payments.refuseWithoutProvider();
  if (!cardId) throw cardNeeded();
  const charge = await beginPayment(tx, {
    buyerId: checkout.buyer_id,
    purpose: 'orders',
    amount,
    cardId,
    awaitedUntil: checkout.expires_at,
    attempt,
    offSession,
    now,
  });
  await keepPayment(tx, checkout.id, charge.paymentId);
  return charge;
}

const totalOf = (orders: readonly OrderRow[]): number => orders.reduce((sum, { total }) => sum + total, 0);

const creditOf = (orders: readonly OrderRow[]): number => orders.reduce((sum, { credit }) => sum + credit, 0);
