import type { AddressId, CheckoutId, ProductId, ShopId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { LineKind } from '@souk/shared/money/cart/rules.ts';
import { heldForMs, isWon, mostBoughtNow } from '@souk/shared/money/checkout/rules.ts';
import type { Checkout, CheckoutChange, OpenCheckoutBody } from '@souk/shared/money/checkout/schema.ts';
import { couponCode } from '@souk/shared/money/coupons/rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { type AddressRow, findAddress, findAddresses } from '../../identity/addresses/index.ts';
import { findCartLines, findOfferedTo, lockCartOf } from '../cart/index.ts';
import { couponRefused, returnCoupon } from '../coupons/index.ts';
import { claimFlashPrices } from '../flash-prices/index.ts';
import { type Entry, postAll } from '../ledger/index.ts';
import { dropOrders, lockOrdersOfCheckout, returnCredit } from '../orders/index.ts';
import { holdStock } from '../stock/index.ts';
import {
  alreadyExtended,
  checkoutOver,
  heldElsewhere,
  nothingToBuy,
  paymentRunning,
} from './checkout.failures.ts';
import {
  type CheckoutRow,
  findCheckout,
  findChoosable,
  findHolding,
  findWanted,
  insertCheckoutOf,
  lockCheckout,
  lockOpenCheckoutsOf,
  type NewCheckoutLine,
  updateCheckout,
} from './checkout.repo.ts';
import { endCheckout } from './settle.service.ts';
import { showCheckout, showOpened } from './show.service.ts';

interface Wanted {
  kind: LineKind;
  variantId: VariantId;
  productId: ProductId;
  shopId: ShopId;
  quantity: number;
  title: string;
  price: number;
  currency: string;
}

/**
 * Takes what the buyer is about to pay for from stock for ten minutes. Opened again with the same things it
 * is the same checkout, with the time it has left; a cart with others, or another number of what is bought now, takes the
 * place of the one before. That of the cart and those of what is bought now stand beside each other.
 */
export async function openCheckout(ctx: UserCtx, body: OpenCheckoutBody): Promise<Checkout> {
  const { db: tx, actor, clock } = ctx;
  const now = clock.now();
  // All at once: what is asked for behind the locks sees what they waited for.
  const locked = Promise.all([lockCartOf(tx, actor.userId), lockOpenCheckoutsOf(tx, actor.userId)]);
  const asked = Promise.all([
    findThings(tx, actor.userId, body, now),
    addressFor(tx, actor.userId, body.addressId),
  ]);
  // What is wrong with them is heard below, unless a payment that runs is said instead.
  asked.catch(() => undefined);
  const [, open] = await locked;
  const before = open.find((one) => isOfKind(one, body));
  if (before?.state === 'paying') throw paymentRunning(before.id);
  const [wanted, address] = await asked;
  const addressId = address?.id ?? null;
  if (wanted.length === 0) throw await whyNothing(tx, actor.userId, { open, body, now });
  if (before && before.expires_at > now && (await isSame(tx, before, wanted))) {
    const same = body.addressId ? await updateCheckout(tx, before.id, { address_id: addressId }) : before;
    await claimFlashPrices(tx, { checkoutId: same.id, buyerId: actor.userId, now });
    return showCheckout(ctx, same);
  }
  const over = before ? [before] : crowdedOut(open, body);
  const given: Entry[] = [];
  for (const one of over) {
    const dropped = await dropOrders(tx, await lockOrdersOfCheckout(tx, one.id), { by: 'buyer', now });
    given.push(...(await returnCredit(tx, dropped, now)));
    await returnCoupon(tx, one.id, now);
    await updateCheckout(tx, one.id, { state: 'left', closed_at: now });
  }
  const id = newId<CheckoutId>(now.getTime());
  const [opened, { held, written }] = await Promise.all([
    insertCheckoutOf(
      tx,
      {
        id,
        buyer_id: actor.userId,
        source: body.from,
        variant_id: variantOf(body),
        expires_at: new Date(now.getTime() + heldForMs),
        address_id: addressId,
        created_at: now,
      },
      linesOf(wanted),
    ),
    holdStock(
      tx,
      { checkoutId: id, buyerId: actor.userId, now, insteadOf: over.map((one) => one.id) },
      wanted,
    ),
  ]);
  if (held.size === 0) throw await whyNothing(tx, actor.userId, { open, body, now });
  const claim = () => claimFlashPrices(tx, { checkoutId: id, buyerId: actor.userId, now });
  if (given.length > 0) {
    // Accounts are locked after the sales.
    await claim();
    await postAll(tx, given);
  }
  const [shown] = await Promise.all([
    showOpened(ctx, { checkout: opened, address, sold: wanted }, claim),
    written,
  ]);
  return shown;
}

const variantOf = (body: OpenCheckoutBody): VariantId | null =>
  body.from === 'product' ? body.variantId : null;

/** One of these is open at a time. */
const isOfKind = ({ source, variant_id }: CheckoutRow, body: OpenCheckoutBody): boolean =>
  source === body.from && variant_id === variantOf(body);

/** What is given up for one more thing that is bought now: that which was begun first of those that nobody is paying. */
function crowdedOut(open: readonly CheckoutRow[], { from }: OpenCheckoutBody): CheckoutRow[] {
  const bought = open.filter(({ source }) => source === 'product');
  const [first] = bought;
  if (from !== 'product' || !first || bought.length < mostBoughtNow) return [];
  const unpaid = bought.find(({ state }) => state === 'open');
  if (!unpaid) throw paymentRunning(first.id);
  return [unpaid];
}

/** Why nothing could be held: sold out, or held for the same buyer already. */
async function whyNothing(
  tx: Db,
  buyerId: UserId,
  { open, body, now }: { open: readonly CheckoutRow[]; body: OpenCheckoutBody; now: Date },
): Promise<Error> {
  const others = open.filter((one) => !isOfKind(one, body)).map(({ id }) => id);
  const variants =
    body.from === 'product'
      ? [body.variantId]
      : (await findCartLines(tx, buyerId, now)).map(({ variantId }) => variantId);
  const holder = await findHolding(tx, others, variants);
  return holder ? heldElsewhere(holder) : nothingToBuy();
}

const linesOf = (wanted: readonly Wanted[]): NewCheckoutLine[] =>
  wanted.map(({ kind, variantId, productId, shopId, quantity, title, price, currency }, position) => ({
    kind,
    variant_id: variantId,
    product_id: productId,
    shop_id: shopId,
    wanted: quantity,
    title,
    seen_amount: price,
    seen_currency: currency,
    position,
  }));

export async function getCheckout(ctx: UserCtx, id: CheckoutId): Promise<Checkout> {
  const checkout = await findCheckout(ctx.db, ctx.actor.userId, id);
  if (!checkout) throw notFound('checkout');
  return showCheckout(ctx, checkout);
}

/** Another address, another way for a parcel or for the money, a coupon, the wallet or not, words for a shop. */
export function changeCheckout(ctx: UserCtx, id: CheckoutId, change: CheckoutChange): Promise<Checkout> {
  return ctx.db.transaction().execute(async (tx) => {
    const { source, choices, notes, ways, address_id, coupon_code, use_credit } = await lockOpen(
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
      use_credit: change.credit ?? use_credit,
      address_id: change.addressId
        ? ((await addressFor(tx, ctx.actor.userId, change.addressId))?.id ?? null)
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

async function findThings(tx: Db, buyerId: UserId, body: OpenCheckoutBody, now: Date): Promise<Wanted[]> {
  if (body.from === 'product') {
    const one = await findOfferedTo(tx, buyerId, body.variantId, now);
    return [{ ...one, quantity: body.quantity }];
  }
  const lines = await findCartLines(tx, buyerId, now);
  return lines.flatMap(({ kind, now: thing, variantId, productId, shop, quantity }) =>
    thing && thing.available > 0
      ? [
          {
            kind,
            variantId,
            productId,
            shopId: shop.id,
            quantity,
            title: thing.title,
            price: thing.price,
            currency: thing.currency,
          },
        ]
      : [],
  );
}

async function isSame(tx: Db, { id }: CheckoutRow, wanted: readonly Wanted[]): Promise<boolean> {
  const before = new Map((await findWanted(tx, id)).map((line) => [line.variantId, line.quantity]));
  return (
    before.size === wanted.length &&
    wanted.every(({ variantId, quantity }) => before.get(variantId) === quantity)
  );
}

/** The one named, or where parcels to them go unless they say otherwise. */
async function addressFor(tx: Db, userId: UserId, id: AddressId | undefined): Promise<AddressRow | null> {
  if (!id) return (await findAddresses(tx, userId))[0] ?? null;
  const named = await findAddress(tx, userId, id);
  if (!named) throw notFound('address');
  return named;
}
