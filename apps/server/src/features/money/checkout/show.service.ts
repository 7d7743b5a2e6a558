import { isWon } from '@souk/shared/money/checkout/rules.ts';
import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import { isOpenPayment } from '@souk/shared/money/payments/states.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { type AddressRow, findAddress } from '../../identity/addresses/index.ts';
import { acceptedOffers } from '../../market/offers/index.ts';
import { offeredWays } from '../arranged/index.ts';
import { feesOfSale } from '../fees/index.ts';
import { type PaymentRow, presentPayment } from '../payments/index.ts';
import { couponOf, taxesOf } from './charges.ts';
import { presentCheckout } from './checkout.presenter.ts';
import {
  type CheckoutRow,
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

/** One that was opened just now, of which nobody has tried to pay anything. */
export async function showOpened(
  { db, clock }: Pick<UserCtx, 'db' | 'clock'>,
  checkout: CheckoutRow,
  address: AddressRow | null,
): Promise<Checkout> {
  const now = clock.now();
  const lines = await findCheckoutLines(db, checkout, now);
  const quote = await quoteFor(db, { checkout, address, lines, now });
  return presentCheckout({ quote, orders: new Map(), payments: [], now });
}

// What was won costs what was bid.
const noOffers: Awaited<ReturnType<typeof acceptedOffers>> = new Map();

/** What it costs at this moment. */
export async function quoteCheckout(db: Db, checkout: CheckoutRow, now: Date): Promise<Quote> {
  const [address, lines] = await Promise.all([addressOf(db, checkout), findCheckoutLines(db, checkout, now)]);
  return quoteFor(db, { checkout, address, lines, now });
}

type Priced = Pick<QuoteParts, 'checkout' | 'address' | 'lines' | 'now'>;

async function quoteFor(db: Db, { checkout, address, lines, now }: Priced): Promise<Quote> {
  const [found, offered] = await Promise.all([
    lines.some(isToBePaid) ? findPriceParts(db, { checkout, address, lines, now }) : nothingToPrice,
    offeredWays(db, [...new Set(lines.map(({ shopId }) => shopId))]),
  ]);
  const parts = { checkout, address, lines, ...found, offered, now };
  const plain = quoteOf(parts);
  const { coupon, shares, bearer } = await couponOf(db, plain, now);
  // Whoever pays for it, what the shop sells is taxed whole.
  const taxes = await taxesOf(db, plain, bearer === 'shop' ? shares : [], now);
  return quoteOf({ ...parts, coupon, shares, bearer, taxes });
}

type PriceParts = Pick<QuoteParts, 'ways' | 'agreed' | 'fees' | 'wallet' | 'beside'>;

const nothingToPrice: PriceParts = { ways: [], agreed: noOffers, fees: null };

async function findPriceParts(db: Db, { checkout, address, lines, now }: Priced): Promise<PriceParts> {
  const profiles = [...new Set(lines.flatMap(({ profile }) => profile?.id ?? []))];
  const variants = lines.map(({ variantId }) => variantId);
  const sold = lines.map(({ shopId, now: thing, seenCurrency }) => ({
    shopId,
    currency: thing?.currency ?? seenCurrency,
  }));
  const [wallet, ways, agreed, fees, beside] = await Promise.all([
    walletFor(db, checkout),
    findWays(db, profiles),
    isWon(checkout.source) ? noOffers : acceptedOffers(db, checkout.buyer_id, variants, now),
    feesOfSale({ db, clock: { now: () => now } }, sold),
    checkout.source === 'lot' && address ? findBeside(db, checkout, orderAddressOf(address)) : null,
  ]);
  return { wallet, ways, agreed, fees, beside };
}

async function addressOf(db: Db, { buyer_id, address_id }: CheckoutRow): Promise<AddressRow | null> {
  return (address_id && (await findAddress(db, buyer_id, address_id))) || null;
}

/** Of each currency the one that was begun last. */
async function lastPayments(db: Db, { id }: CheckoutRow): Promise<PaymentRow[]> {
  const payments = await findPaymentsOf(db, id);
  return [...new Map(payments.map((payment) => [payment.currency, payment])).values()];
}

export async function hasOpenPayment(db: Db, checkout: CheckoutRow): Promise<boolean> {
  return (await lastPayments(db, checkout)).some(({ state }) => isOpenPayment(state));
}
