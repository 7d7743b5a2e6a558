import type { CardId, CheckoutId, OrderId, ShopId, UserId } from '@souk/shared/ids.ts';
import type { WonHindrance } from '@souk/shared/money/checkout/rules.ts';
import type { MissedCoupon } from '@souk/shared/money/coupons/schema.ts';
import type { OrderParty, OrderState } from '@souk/shared/money/orders/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { anyOf } from '../../../platform/db/list-asked.ts';
import { allInPlace, gathered, inPlace } from '../../../platform/db/together.ts';
import { newId } from '../../../platform/ids.ts';
import { findDefaultAddress } from '../../identity/addresses/index.ts';
import { isOwnLimit } from '../../identity/self-limits/index.ts';
import { couponRefused, returnCoupon, tryCoupon } from '../coupons/index.ts';
import type { Payments } from '../payments/index.ts';
import { giveToCheckout, type LotPiece, takeFromCheckout } from '../stock/index.ts';
import { couponCallOf } from './charges.ts';
import { type CheckoutRow, insertCheckout, lockCheckout, updateCheckout } from './checkout.repo.ts';
import { type Begun, beginPaying, lastQuote, type PayingBy } from './pay.act.ts';
import type { Quote } from './quote.ts';
import { endCheckout } from './settle.service.ts';
import { quoteCheckout } from './show.service.ts';
import { insertWonLine } from './won.repo.ts';

/** What a buyer won, or was offered as runner-up: a checkout of one piece, at that price. */
export interface Won {
  lot: LotPiece & { shopId: ShopId; title: string; currency: string };
  buyerId: UserId;
  amount: number;
  /** Until then it is theirs to pay. */
  expiresAt: Date;
  /** What they kept for it, and the moment whose dates count. */
  coupon: { code: string; asOf: Date } | null;
}

export async function openWon(
  tx: Db,
  { lot, buyerId, amount, expiresAt, coupon }: Won,
  now: Date,
): Promise<CheckoutRow> {
  const address = await findDefaultAddress(tx, buyerId);
  const checkout = await insertCheckout(tx, {
    id: newId<CheckoutId>(now.getTime()),
    ...{ buyer_id: buyerId, source: 'lot', lot_id: lot.lotId, address_id: address?.id ?? null },
    ...{ expires_at: expiresAt, extended: true, use_credit: false, created_at: now },
    ...{ coupon_code: coupon?.code ?? null, coupon_as_of: coupon?.asOf ?? null },
  });
  const variantId = await giveToCheckout(tx, lot, { checkoutId: checkout.id, buyerId }, now);
  await insertWonLine(tx, { ...lot, checkoutId: checkout.id, variantId, amount });
  return checkout;
}

/** What came of asking for it: nothing when something is missing that its buyer is to say. */
export interface Charging {
  begun: Begun | null;
  /** What they had kept for it and does not hold: it is charged without. */
  missed: MissedCoupon | null;
}

/**
 * Asks the card for what was won, or has its shop wait for the money where there are no cards. Not when something is
 * missing: a card, an address, a way there, or room in their own limits; its buyer is to say that then.
 */
export async function chargeWon(
  tx: Db,
  checkout: CheckoutRow,
  payments: Payments,
  now: Date,
): Promise<Charging> {
  const [first, cardId] = await Promise.all([
    quoteWon(tx, checkout, payments, now),
    defaultCardOf(tx, checkout.buyer_id),
  ]);
  const by = { payments, cardId, offSession: true, now };
  if (!isChargeable(first, by)) return { begun: null, missed: null };
  const { quote, missed } = await withKeptCoupon(tx, first, by);
  const begun = isChargeable(quote, by) ? await beginWithinLimits(tx, quote, by) : null;
  if (begun === null && quote.coupon) await returnCoupon(tx, checkout.id, now);
  return { begun, missed };
}

function isChargeable({ troubles, shops }: Quote, { payments, cardId }: PayingBy): boolean {
  const isCharged = shops.some(({ way, sums }) => way === null && (sums?.total ?? 0) > 0);
  const needsCards = isCharged || shops.some(({ isSpared }) => isSpared);
  if (troubles.length > 0 || (needsCards && payments.provider.kind === 'none')) return false;
  return !isCharged || cardId !== null;
}

const beginWithinLimits = (tx: Db, quote: Quote, by: PayingBy): Promise<Begun | null> =>
  beginPaying(tx, quote, by).catch((error) => {
    if (isOwnLimit(error)) return null;
    throw error;
  });

/** Its use is taken first, in turn with all who win at the same time: what is asked of the card is known then. */
async function withKeptCoupon(
  tx: Db,
  quote: Quote,
  { payments, now }: PayingBy,
): Promise<{ quote: Quote; missed: MissedCoupon | null }> {
  const call = couponCallOf(quote, now);
  if (!call) return { quote, missed: null };
  const { refusal } = await tryCoupon(tx, call);
  const left =
    refusal === null
      ? { checkout: quote.checkout, missed: null }
      : await leaveOut(tx, quote.checkout, { code: call.code, reason: refusal });
  // Behind its lock it is as it stays.
  return { quote: await quoteWon(tx, left.checkout, payments, now), missed: left.missed };
}

/** What was kept for it and does not hold is left out, before it is offered at a price. */
export async function leaveOutRefused(tx: Db, checkout: CheckoutRow, now: Date): Promise<void> {
  if (checkout.coupon_code === null) return;
  const { coupon, troubles } = await quoteCheckout(tx, checkout, now);
  // Free shipping takes nothing off before it is known where to.
  if (!coupon?.refusal || troubles.length > 0) return;
  await leaveOut(tx, checkout, { code: coupon.code, reason: coupon.refusal });
}

/** Nobody misses what would have taken nothing off. */
async function leaveOut(tx: Db, { id }: CheckoutRow, { code, reason }: MissedCoupon) {
  const missed = reason === 'nothing-to-take-off' ? null : { code, reason };
  const checkout = await updateCheckout(tx, id, {
    ...{ coupon_code: null, coupon_as_of: null, coupon_missed: missed && JSON.stringify(missed) },
  });
  return { checkout, missed };
}

/** The same by its buyer, who is told what is missing. */
export async function payWon(tx: Db, checkout: CheckoutRow, by: PayingBy): Promise<Begun> {
  const quote = await quoteWon(tx, await withAddress(tx, checkout), by.payments, by.now);
  // They were shown a price with it, and are not charged another.
  if (quote.coupon?.refusal) throw couponRefused(quote.coupon.refusal);
  return beginPaying(tx, quote, by);
}

/**
 * What keeps it from being sold to its buyer whatever they pay with: no address, no way there, or a shop that nobody can
 * pay, as the market takes no cards.
 */
export async function hindranceOfWon(
  db: Db,
  checkout: CheckoutRow,
  { provider, now }: Pick<Payments, 'provider'> & { now: Date },
): Promise<WonHindrance | null> {
  const { troubles, shops } = await quoteCheckout(db, checkout, now);
  // What was won is never too little to pay, and what is too much for a card is not so for a wallet.
  const trouble = troubles.find((one) => one !== 'total-too-small' && one !== 'total-too-large');
  if (trouble) return trouble;
  const isPayable = provider.kind !== 'none' || shops.every(({ ways }) => ways.length > 0);
  return isPayable ? null : 'payment-missing';
}

/** Who had no address when they won may have one by now. */
async function withAddress(tx: Db, checkout: CheckoutRow): Promise<CheckoutRow> {
  if (checkout.address_id !== null) return checkout;
  const address = await findDefaultAddress(tx, checkout.buyer_id);
  return address ? updateCheckout(tx, checkout.id, { address_id: address.id }) : checkout;
}

async function quoteWon(tx: Db, checkout: CheckoutRow, { provider }: Payments, now: Date): Promise<Quote> {
  return lastQuote(tx, provider.kind === 'none' ? await chooseWay(tx, checkout, now) : checkout, now);
}

/** Ends it for who did not pay: the piece is the lot's again, and money that comes too late goes back. */
export async function endWon(tx: Db, { id, lot_id }: CheckoutRow, now: Date): Promise<void> {
  if (lot_id) await takeFromCheckout(tx, lot_id, id);
  await endCheckout(tx, { id }, 'expired', now);
}

/** What was paid was sold by mistake: its lot may be sold to another buyer. */
export async function undoWon(tx: Db, id: CheckoutId, now: Date): Promise<void> {
  await updateCheckout(tx, id, { undone_at: now });
}

/** They have until then. */
export const waitForWon = (tx: Db, id: CheckoutId, until: Date): Promise<CheckoutRow> =>
  updateCheckout(tx, id, { expires_at: until });

export const lockWon = (tx: Db, id: CheckoutId): Promise<CheckoutRow | undefined> => lockCheckout(tx, id);

/** The first of the ways that its shop offers, unless its buyer chose another. */
async function chooseWay(tx: Db, checkout: CheckoutRow, now: Date): Promise<CheckoutRow> {
  const { shops } = await quoteCheckout(tx, checkout, now);
  const ways = Object.fromEntries(shops.map(({ id, way, ways: all }) => [id, way ?? all[0]?.way ?? null]));
  return updateCheckout(tx, checkout.id, { ways: JSON.stringify(ways) });
}

export interface OrderOfWon {
  id: OrderId;
  state: OrderState;
  total: number;
  paid_at: Date | null;
  pay_until: Date | null;
  drawn_at: Date | null;
  cancelledBy: OrderParty | null;
}

/** The order that it has become, as it stands. */
export const findOrderOfWon = gathered<CheckoutId, OrderOfWon | undefined>(async (db, ids) => {
  const rows = await db
    .selectFrom('orders')
    .select(['checkout_id', 'id', 'state', 'total', 'paid_at', 'pay_until', 'drawn_at'])
    .select((eb) =>
      eb
        .selectFrom('order_events as e')
        .select('e.by')
        .whereRef('e.order_id', '=', 'orders.id')
        .where('e.kind', '=', 'cancelled')
        .limit(1)
        .as('cancelledBy'),
    )
    .where(sql<boolean>`checkout_id = ${anyOf(ids)}`)
    .execute();
  return inPlace(ids, rows, ({ checkout_id }) => checkout_id);
});

/** What a buyer is charged when nothing else was said. */
const defaultCardOf = gathered<UserId, CardId | null>(async (db, userIds) => {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'default_payment_method as card'])
    .where(sql<boolean>`id = ${anyOf(userIds)}`)
    .execute();
  return allInPlace(userIds, rows, ({ id }) => id).map(({ card }) => card as CardId | null);
});
