import type { CheckoutId } from '@souk/shared/ids.ts';
import { heldForMs, isWon } from '@souk/shared/money/checkout/rules.ts';
import type { Checkout, CheckoutChange, LeftOut } from '@souk/shared/money/checkout/schema.ts';
import { couponCode } from '@souk/shared/money/coupons/rules.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { couponRefused } from '../coupons/index.ts';
import { alreadyExtended, checkoutOver, paymentRunning } from './checkout.failures.ts';
import {
  type CheckoutRow,
  findCheckout,
  findChoosable,
  lockCheckout,
  updateCheckout,
} from './checkout.repo.ts';
import { addressNamed } from './order-address.ts';
import { endCheckout } from './settle.service.ts';
import { showCheckout } from './show.service.ts';

export async function getCheckout(ctx: UserCtx, id: CheckoutId): Promise<Checkout> {
  const checkout = await findCheckout(ctx.db, ctx.actor.userId, id);
  if (!checkout) throw notFound('checkout');
  return showCheckout(ctx, checkout);
}

/** Another address, another way for a parcel or for the money, a coupon, the wallet or not, words for a shop. */
export function changeCheckout(ctx: UserCtx, id: CheckoutId, change: CheckoutChange): Promise<Checkout> {
  return ctx.db.transaction().execute(async (tx) => {
    const { source, choices, notes, ways, address_id, coupon_code, use_credit, left_out } = await lockOpen(
      { ...ctx, db: tx },
      id,
    );
    if (source === 'giveaway' && change.coupon) throw couponRefused('other-products');
    const choosable = await findChoosable(tx, id);
    // What is chosen for anything else would be stored for good.
    const withChosen = <Chosen>(
      before: Record<string, Chosen>,
      given: ReadonlyArray<[string, Chosen]> = [],
    ) => JSON.stringify({ ...before, ...Object.fromEntries(given.filter(([of]) => choosable.has(of))) });
    const changed = await updateCheckout(tx, id, {
      ...(change.coupon === undefined ? {} : { coupon_as_of: null, coupon_missed: null }),
      coupon_code: change.coupon === undefined ? coupon_code : change.coupon && couponCode(change.coupon),
      left_out: left_out && withoutChanged(left_out, change),
      use_credit: change.credit ?? use_credit,
      address_id: change.addressId
        ? (await addressNamed(tx, ctx.actor.userId, change.addressId)).id
        : address_id,
      choices: withChosen(
        choices,
        change.delivery?.map(({ profileId, methodId }) => [profileId, methodId]),
      ),
      notes: withChosen(
        notes,
        change.notes?.map(({ shopId, note }) => [shopId, note]),
      ),
      ways: withChosen(
        ways,
        change.ways?.map(({ shopId, way }) => [shopId, way]),
      ),
    });
    const shown = await showCheckout({ ...ctx, db: tx }, changed);
    if (change.coupon && shown.coupon?.refusal) throw couponRefused(shown.coupon.refusal);
    return shown;
  });
}

/** What was chosen anew is not missed any more. */
function withoutChanged(left: LeftOut, change: CheckoutChange): string | null {
  const coupon = change.coupon === undefined ? left.coupon : null;
  const delivery = change.delivery ? [] : left.delivery;
  const ways = change.ways ? [] : left.ways;
  return coupon || delivery.length + ways.length > 0 ? JSON.stringify({ coupon, delivery, ways }) : null;
}

/** Ten minutes from now instead, once. */
export async function extendCheckout(ctx: UserCtx, id: CheckoutId): Promise<Checkout> {
  const { extended } = await lockOpen(ctx, id);
  if (extended) throw alreadyExtended();
  const expires_at = new Date(ctx.clock.now().getTime() + heldForMs);
  return showCheckout(
    ctx,
    await updateCheckout(ctx.db, id, { extended: true, expires_at, ending_told_at: null }),
  );
}

/** Everything goes back on its shelf; what is in the cart stays there. Leaving what is over changes nothing. */
export async function leaveCheckout(ctx: UserCtx, id: CheckoutId): Promise<Checkout> {
  const { db: tx, actor, clock } = ctx;
  const checkout = await lockCheckout(tx, id);
  if (!checkout || checkout.buyer_id !== actor.userId) throw notFound('checkout');
  if (checkout.state === 'paying') throw paymentRunning(id);
  // What was won is not left: its time ends by itself.
  if (checkout.state === 'open' && !isWon(checkout.source))
    await endCheckout(tx, checkout, 'left', clock.now());
  return getCheckout(ctx, id);
}

/** One's own, that can be changed and paid still, locked. */
export async function lockOpen({ db: tx, actor, clock }: UserCtx, id: CheckoutId): Promise<CheckoutRow> {
  const checkout = await lockCheckout(tx, id);
  if (!checkout || checkout.buyer_id !== actor.userId) throw notFound('checkout');
  if (checkout.state === 'paying') throw paymentRunning(id);
  if (checkout.state !== 'open') throw checkoutOver(checkout.state);
  if (checkout.expires_at <= clock.now()) throw checkoutOver('expired');
  return checkout;
}
