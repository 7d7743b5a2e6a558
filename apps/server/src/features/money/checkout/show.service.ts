import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import { isOpenPayment } from '@souk/shared/money/payments/states.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findAddress } from '../../identity/addresses/index.ts';
import { acceptedOffers } from '../../market/offers/index.ts';
import { offeredWays } from '../arranged/index.ts';
import { feesOfSale } from '../fees/index.ts';
import { findPayment, type PaymentRow, presentPayment } from '../payments/index.ts';
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
import { type Quote, quoteOf } from './quote.ts';

/** A checkout as its buyer sees it now. */
export async function showCheckout(
  ctx: Pick<UserCtx, 'db' | 'clock'>,
  checkout: CheckoutRow,
): Promise<Checkout> {
  const { db, clock } = ctx;
  const now = clock.now();
  const quote = await quoteCheckout(db, checkout, now);
  const orders = await findOrdersOf(db, checkout.id);
  const payments = (await lastPayments(db, checkout)).map(presentPayment);
  return presentCheckout({ quote, orders, payments, now });
}

/** What it costs at this moment. */
export async function quoteCheckout(db: Db, checkout: CheckoutRow, now: Date): Promise<Quote> {
  const address = checkout.address_id
    ? ((await findAddress(db, checkout.buyer_id, checkout.address_id)) ?? null)
    : null;
  const lines = await findCheckoutLines(db, checkout, address?.country ?? null, now);
  const profiles = [...new Set(lines.flatMap(({ profile }) => profile?.id ?? []))];
  const ways = await findWays(db, profiles);
  const variants = lines.map(({ variantId }) => variantId);
  const agreed = await acceptedOffers(db, checkout.buyer_id, variants, now);
  const sold = lines.map(({ shopId, productId }) => ({ shopId, productId }));
  const fees = await feesOfSale({ db, clock: { now: () => now } }, sold);
  const offered = await offeredWays(db, [...new Set(lines.map(({ shopId }) => shopId))]);
  const parts = { checkout, address, lines, ways, agreed, fees, offered, now };
  const plain = quoteOf(parts);
  const { coupon, shares, bearer } = await couponOf(db, plain, now);
  // Whoever pays for it, what the shop sells is taxed whole.
  const taxes = await taxesOf(db, plain, bearer === 'shop' ? shares : [], now);
  const wallet = await walletFor(db, checkout);
  return quoteOf({ ...parts, coupon, shares, bearer, taxes, wallet });
}

/** Of each currency the one that was begun last. */
async function lastPayments(db: Db, { id }: CheckoutRow): Promise<PaymentRow[]> {
  const last = new Map<string, PaymentRow>();
  for (const paymentId of await findPaymentsOf(db, id)) {
    const payment = await findPayment(db, paymentId);
    if (payment) last.set(payment.currency, payment);
  }
  return [...last.values()];
}

export async function hasOpenPayment(db: Db, checkout: CheckoutRow): Promise<boolean> {
  return (await lastPayments(db, checkout)).some(({ state }) => isOpenPayment(state));
}
