import type { CheckoutId, ProductId, ShopId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { LineKind } from '@souk/shared/money/cart/rules.ts';
import { heldForMs, mostBoughtNow } from '@souk/shared/money/checkout/rules.ts';
import type { Checkout, OpenCheckoutBody } from '@souk/shared/money/checkout/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findCartLines, findOfferedTo, lockCartOf } from '../cart/index.ts';
import { returnCoupon } from '../coupons/index.ts';
import { claimFlashPrices } from '../flash-prices/index.ts';
import { type Entry, postAll } from '../ledger/index.ts';
import { dropOrders, lockOrdersOfCheckout, returnCredit } from '../orders/index.ts';
import { holdStock } from '../stock/index.ts';
import { heldElsewhere, nothingToBuy, paymentRunning } from './checkout.failures.ts';
import {
  type CheckoutRow,
  findHolding,
  findWanted,
  insertCheckoutOf,
  lockCheckoutsFor,
  type NewCheckoutLine,
  updateCheckout,
} from './checkout.repo.ts';
import { addressesFor } from './order-address.ts';
import { showCheckout, showOpened } from './show.service.ts';
import { chosenBefore, rememberedMs, withoutStale } from './taken-over.ts';

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
 * place of the one before. That of the cart and those of what is bought now stand beside each other. What was typed and
 * chosen in the last one of its kind that was not paid holds in this one.
 */
export async function openCheckout(ctx: UserCtx, body: OpenCheckoutBody): Promise<Checkout> {
  const { db: tx, actor, clock } = ctx;
  const now = clock.now();
  const since = new Date(now.getTime() - rememberedMs);
  // All at once: what is asked for behind the locks sees what they waited for.
  const locked = Promise.all([lockCartOf(tx, actor.userId), lockCheckoutsFor(tx, actor.userId, since)]);
  const asked = Promise.all([
    findThings(tx, actor.userId, body, now),
    addressesFor(tx, actor.userId, body.addressId),
  ]);
  // What is wrong with them is heard below, unless a payment that runs is said instead.
  asked.catch(() => undefined);
  const [, found] = await locked;
  const open = found.filter(({ closed_at }) => closed_at === null);
  const ofKind = found.filter((one) => isOfKind(one, body));
  const before = open.find((one) => ofKind.includes(one));
  if (before?.state === 'paying') throw paymentRunning(before.id);
  const [wanted, addresses] = await asked;
  // One that was given up says nothing about where the next one goes: the usual place may be another by now.
  const address = addresses.find(({ id }) => id === before?.address_id) ?? addresses[0] ?? null;
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
    await updateCheckout(tx, one.id, { state: 'left', closed_at: now, taken_over: one === before });
  }
  const last = ofKind.at(-1);
  for (const one of ofKind) if (one !== before) await updateCheckout(tx, one.id, { taken_over: true });
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
        ...(last ? chosenBefore(last, new Set(wanted.map(({ shopId }) => shopId))) : {}),
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
  const [{ shown, quote }] = await Promise.all([
    showOpened(ctx, { checkout: opened, address, sold: wanted }, claim),
    written,
  ]);
  const stale = last ? withoutStale(quote) : null;
  return stale ? showCheckout(ctx, await updateCheckout(tx, id, stale)) : shown;
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
