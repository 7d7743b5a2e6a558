import type { CheckoutId, ShopId, VariantId } from '@souk/shared/ids.ts';
import type { LineKind } from '@souk/shared/money/cart/rules.ts';
import { isWon } from '@souk/shared/money/checkout/rules.ts';
import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import type { AddressRow } from '../../identity/addresses/index.ts';
import { acceptedOffers } from '../../market/offers/index.ts';
import { arrangedRules, offeredWays } from '../arranged/index.ts';
import { feesOfSale } from '../fees/index.ts';
import { type PaymentRow, presentPayment } from '../payments/index.ts';
import { type TaxesIn, taxesIn } from '../taxes/index.ts';
import { couponOf, taxesOf } from './charges.ts';
import { presentCheckout } from './checkout.presenter.ts';
import {
  type CheckoutRow,
  findAddressOf,
  findCheckoutById,
  findCheckoutLines,
  findOrdersOf,
  findPaymentsOf,
  findWays,
} from './checkout.repo.ts';
import { walletFor } from './credit.ts';
import { orderAddressOf } from './order-address.ts';
import { isToBePaid, type Quote, type QuoteParts, quoteOf } from './quote.ts';
import { findBeside } from './won.repo.ts';

/** A checkout as its buyer sees it now. */
export async function showCheckout(
  ctx: Pick<UserCtx, 'db' | 'clock'>,
  checkout: CheckoutRow,
): Promise<Checkout> {
  const { db, clock } = ctx;
  const now = clock.now();
  const [quote, orders, payments] = await Promise.all([
    quoteCheckout(db, checkout, now),
    findOrdersOf(db, checkout.id),
    lastPayments(db, checkout),
  ]);
  return presentCheckout({ quote, orders, payments: payments.map(presentPayment), now });
}

// What was won costs what was bid.
const noOffers: Awaited<ReturnType<typeof acceptedOffers>> = new Map();

/** What it costs at this moment. */
export async function quoteCheckout(db: Db, checkout: CheckoutRow, now: Date): Promise<Quote> {
  return quoteFor(db, { checkout, ...(await findThingsOf(db, checkout.id, now)), now });
}

export type ThingsOfCheckout = Pick<QuoteParts, 'address' | 'lines'>;

/** What of it is to be priced, and where it goes. */
export async function findThingsOf(db: Db, id: CheckoutId, now: Date): Promise<ThingsOfCheckout> {
  const [address, lines] = await Promise.all([findAddressOf(db, id), findCheckoutLines(db, id, now)]);
  return { address: address ?? null, lines };
}

export async function quoteFor(db: Db, priced: Priced): Promise<Quote> {
  const { checkout, address, lines, now } = priced;
  const sold = lines.map(({ variantId, shopId, now: thing, seenCurrency, country, venue }) => ({
    ...{ variantId, shopId, country: venue?.country ?? country },
    currency: thing?.currency ?? seenCurrency,
  }));
  const isPriced = lines.some(isToBePaid);
  return quoteWith(db, priced, await findPriceParts(db, { checkout, address, sold, isPriced, now }));
}

type Priced = Pick<QuoteParts, 'checkout' | 'address' | 'lines' | 'now'>;

/** The same once it was paid, no matter which process settled it. */
export async function showSettled(
  { db, clock }: Pick<UserCtx, 'db' | 'clock'>,
  id: CheckoutId,
): Promise<Checkout> {
  const now = clock.now();
  const [checkout, things, orders, payments] = await Promise.all([
    findCheckoutById(db, id),
    findThingsOf(db, id, now),
    findOrdersOf(db, id),
    lastPayments(db, { id }),
    // Known to its transaction from then on.
    arrangedRules(db),
  ]);
  const quote = await quoteFor(db, { checkout, ...things, now });
  return presentCheckout({ quote, orders, payments: payments.map(presentPayment), now });
}

interface Opened {
  checkout: CheckoutRow;
  address: AddressRow | null;
  sold: ReadonlyArray<{ kind: LineKind; variantId: VariantId; shopId: ShopId; currency: string }>;
}

/** One that is being opened, of things of these shops; nobody has tried to pay anything. */
export async function showOpened(
  { db, clock }: Pick<UserCtx, 'db' | 'clock'>,
  { checkout, address, sold }: Opened,
  /** Whether that took anything at a lower price. */
  claim: () => Promise<boolean>,
): Promise<{ shown: Checkout; quote: Quote }> {
  const now = clock.now();
  const show = (quote: Quote) => ({
    shown: presentCheckout({ quote, orders: new Map(), payments: [], now }),
    quote,
  });
  if (sold.some(({ kind }) => kind === 'ticket')) {
    // They are taxed where their event is, which their lines say.
    await claim();
    return show(await quoteCheckout(db, checkout, now));
  }
  const priced = sold.map((one) => ({ ...one, country: null }));
  const [hasClaimed, before, parts] = await Promise.all([
    claim(),
    findCheckoutLines(db, checkout.id, now),
    findPriceParts(db, { checkout, address, sold: priced, isPriced: true, now }),
  ]);
  const lines = hasClaimed ? await findCheckoutLines(db, checkout.id, now) : before;
  return show(await quoteWith(db, { checkout, address, lines, now }, parts));
}

type PriceParts = Pick<QuoteParts, 'ways' | 'agreed' | 'fees' | 'wallet' | 'beside' | 'offered'> & {
  taxIn: TaxesIn;
};

interface ToPrice {
  checkout: CheckoutRow;
  address: AddressRow | null;
  sold: ReadonlyArray<{ variantId: VariantId; shopId: ShopId; currency: string; country: string | null }>;
  /** Nothing is to be paid of what was paid. */
  isPriced: boolean;
  now: Date;
}

/** All that prices hang on, asked for at once. */
async function findPriceParts(
  db: Db,
  { checkout, address, sold, isPriced, now }: ToPrice,
): Promise<PriceParts> {
  const shops = [...new Set(sold.map(({ shopId }) => shopId))];
  if (!isPriced)
    return {
      ways: [],
      agreed: noOffers,
      fees: null,
      taxIn: () => null,
      offered: await offeredWays(db, shops),
    };
  const ctx = { db, clock: { now: () => now } };
  const variants = sold.map(({ variantId }) => variantId);
  // Where it goes, or for tickets where their events are; where things are picked up is found with these.
  const countries = [address?.country ?? null, ...sold.map(({ country }) => country)].filter(
    (country) => country !== null,
  );
  const [offered, wallet, ways, agreed, fees, taxIn, beside] = await Promise.all([
    offeredWays(db, shops),
    walletFor(db, checkout),
    findWays(db, shops),
    isWon(checkout.source) ? noOffers : acceptedOffers(db, checkout.buyer_id, variants, now, checkout.id),
    feesOfSale(ctx, sold),
    taxesIn(ctx, countries, shops),
    checkout.source === 'lot' && address ? findBeside(db, checkout, orderAddressOf(address, now)) : null,
  ]);
  return { wallet, ways, agreed, fees, beside, offered, taxIn };
}

async function quoteWith(db: Db, priced: Priced, { taxIn, ...found }: PriceParts): Promise<Quote> {
  const parts = { ...priced, ...found };
  const plain = quoteOf(parts);
  const { coupon, shares, bearer } = await couponOf(db, plain, priced.now);
  // Under a coupon that the market pays for, what the shop sells is taxed whole.
  const taxes = taxesOf(taxIn, plain, bearer === 'shop' ? shares : []);
  return quoteOf({ ...parts, coupon, shares, bearer, taxes });
}

/** Of each currency the one that was begun last. */
async function lastPayments(db: Db, { id }: Pick<CheckoutRow, 'id'>): Promise<PaymentRow[]> {
  const payments = await findPaymentsOf(db, id);
  return [...new Map(payments.map((payment) => [payment.currency, payment])).values()];
}
