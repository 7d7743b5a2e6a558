import type { UserId, VariantId } from '@souk/shared/ids.ts';
import { cartLimits, mostOf } from '@souk/shared/money/cart/rules.ts';
import type {
  Cart,
  CartAdded,
  CartAddition,
  CartCount,
  CartLineChange,
  CartMerged,
  CartQuery,
} from '@souk/shared/money/cart/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow } from '../../../platform/db/insert-all.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findAddress, findHome, findHomeCountry } from '../../identity/addresses/index.ts';
import { acceptedOffers } from '../../market/offers/index.ts';
import { canBeHadIn, notSent } from '../../market/shipping/index.ts';
import { type FlashOffer, flashOffers } from '../flash-prices/index.ts';
import { cartFull, notEnoughStock, notForSale, ownProduct, ticketLimit } from './cart.failures.ts';
import { presentCart, type Way } from './cart.presenter.ts';
import {
  type CartLineRow,
  countCart,
  deleteLine,
  findCartLines,
  findQuantity,
  lockCartOf,
  markSeen,
  putLines,
  setQuantity,
} from './cart.repo.ts';
import { countOtherTickets, findOffered, type Offered } from './offered.repo.ts';
import { findParcels } from './parcel.repo.ts';

export async function getCart({ db, actor, clock }: UserCtx, way: CartQuery): Promise<Cart> {
  const place = await placeOf(db, actor.userId, way);
  const country = place?.country ?? null;
  const [rows, parcels] = await Promise.all([
    findCartLines(db, actor.userId, clock.now(), country),
    country === null ? [] : findParcels(db, actor.userId, country),
  ]);
  const now = clock.now();
  const withOffer = rows.filter(({ hasOffer }) => hasOffer).map(({ variantId }) => variantId);
  const withSale = rows.filter(({ hasSale }) => hasSale);
  const [agreed, flash] = await Promise.all([
    withOffer.length > 0 ? acceptedOffers(db, actor.userId, withOffer, now) : noOffers,
    withSale.length > 0 ? findFlash(db, actor.userId, withSale, now) : noSales,
  ]);
  return presentCart(rows, {
    ...{ agreed, flash },
    way: place && { ...place, parcels, now },
  });
}

const noOffers: Awaited<ReturnType<typeof acceptedOffers>> = new Map();
const noSales: Awaited<ReturnType<typeof findFlash>> = new Map();

/** What flash sales make of what could be bought. */
async function findFlash(
  db: Db,
  userId: UserId,
  rows: readonly CartLineRow[],
  now: Date,
): Promise<Map<VariantId, FlashOffer>> {
  const lines = rows.flatMap(({ kind, variantId, productId, quantity, addedAt, now: thing }) =>
    kind === 'product' && thing && thing.available > 0
      ? {
          variantId,
          productId,
          quantity: Math.min(quantity, thing.available),
          price: thing.price,
          since: addedAt,
        }
      : [],
  );
  const offers = await flashOffers(db, userId, lines, now);
  return new Map(lines.flatMap(({ variantId }, at) => (offers[at] ? [[variantId, offers[at]]] : [])));
}

/** That of the address asked for or the default one; for who keeps none, the country they name. */
async function placeOf(
  db: Db,
  userId: UserId,
  { address: id, country }: CartQuery,
): Promise<Pick<Way, 'country' | 'holdUntil'> | null> {
  if (!id) return (await findHome(db, userId)) ?? (country ? { country, holdUntil: null } : null);
  const address = await findAddress(db, userId, id);
  if (!address) throw notFound('address');
  return { country: address.country, holdUntil: address.hold_until };
}

export async function getCartCount({ db, actor }: UserCtx): Promise<CartCount> {
  const { pieces } = await countCart(db, actor.userId);
  return { count: pieces };
}

/** What this buyer can have at its price; refuses what they cannot. */
export async function findOfferedTo(
  db: Db,
  userId: UserId,
  variantId: VariantId,
  now: Date,
): Promise<Offered> {
  const [offered] = await findOffered(db, userId, [variantId], now);
  if (!offered || !isShown(offered)) throw notFound('product');
  if (offered.ownerId === userId) throw ownProduct();
  if (offered.listingKind !== 'buy-now') throw notForSale();
  return offered;
}

/** Puts more of something in; runs in the transaction of `ctx.db`. */
export async function putInCart(
  { db: tx, clock, actor }: UserCtx,
  { variantId, quantity }: CartAddition,
): Promise<CartAdded> {
  await lockCartOf(tx, actor.userId);
  const offered = await findOfferedTo(tx, actor.userId, variantId, clock.now());
  const home = await findHomeCountry(tx, actor.userId);
  const isSent = offered.kind === 'product' && home !== null;
  if (isSent && !(await canBeHadIn(tx, offered.productId, home))) throw notSent(home);
  const before = await findQuantity(tx, actor.userId, variantId);
  await refuseOverLimit(tx, actor.userId, offered, (before?.quantity ?? 0) + quantity);
  const most = mostOf(offered.available);
  if ((before?.quantity ?? 0) + quantity > most) throw notEnoughStock(most);
  await putLines(tx, [lineOf(actor.userId, offered, quantity, clock.now())], { atLeast: false });
  const { lines, pieces } = await countCart(tx, actor.userId);
  if (lines > cartLimits.lines) throw cartFull();
  return { count: pieces, quantity: (before?.quantity ?? 0) + quantity };
}

/**
 * Has at least so many of each. What sold out meanwhile, or is not sent to them, goes in and says so there; what is not
 * for sale to them, and what the cart has no room for, is left out.
 */
export function mergeIntoCart(
  ctx: UserCtx,
  given: readonly CartAddition[],
  way: CartQuery,
): Promise<CartMerged> {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  const wanted = new Map(given.map((line) => [line.variantId, line.quantity]));
  return db.transaction().execute(async (tx) => {
    await lockCartOf(tx, actor.userId);
    const offered = await findOffered(tx, actor.userId, [...wanted.keys()], now);
    const fitting = offered.filter((one) => isFor(actor.userId, one));
    const there = new Set((await findCartLines(tx, actor.userId, now)).map((line) => line.variantId));
    const room = cartLimits.lines - there.size;
    const known = fitting.filter((one) => there.has(one.variantId));
    const added = fitting.filter((one) => !there.has(one.variantId)).slice(0, Math.max(0, room));
    const lines = [...known, ...added].map((one) =>
      lineOf(actor.userId, one, wanted.get(one.variantId) ?? 1, now),
    );
    if (lines.length > 0) await putLines(tx, lines, { atLeast: true });
    return { ...(await getCart({ ...ctx, db: tx }, way)), leftOut: wanted.size - lines.length };
  });
}

/** Takes another number of something, or notes the price that its buyer has seen. */
export function changeLine(
  ctx: UserCtx,
  variantId: VariantId,
  { quantity, seen }: CartLineChange,
  way: CartQuery,
): Promise<Cart> {
  const { db, actor, clock } = ctx;
  return db.transaction().execute(async (tx) => {
    await lockCartOf(tx, actor.userId);
    const before = await findQuantity(tx, actor.userId, variantId);
    if (!before) throw notFound('line');
    if (quantity !== undefined) {
      if (quantity > before.quantity)
        await refuseTooMany(tx, actor.userId, { variantId, quantity }, clock.now());
      await setQuantity(tx, actor.userId, variantId, quantity);
    }
    if (seen) await markSeen(tx, actor.userId, variantId, seen);
    return getCart({ ...ctx, db: tx }, way);
  });
}

/** Taking out what is not there changes nothing. */
export function removeLine(ctx: UserCtx, variantId: VariantId, way: CartQuery): Promise<Cart> {
  const { db, actor } = ctx;
  return db.transaction().execute(async (tx) => {
    await lockCartOf(tx, actor.userId);
    await deleteLine(tx, actor.userId, variantId);
    return getCart({ ...ctx, db: tx }, way);
  });
}

async function refuseTooMany(
  tx: Db,
  userId: UserId,
  { variantId, quantity }: CartAddition,
  now: Date,
): Promise<void> {
  const [offered] = await findOffered(tx, userId, [variantId], now);
  const most = offered && isShown(offered) ? mostOf(offered.available) : 0;
  if (quantity > most) throw notEnoughStock(most);
  if (offered) await refuseOverLimit(tx, userId, offered, quantity);
}

/** Of an event that sells so many tickets to one person, whatever their kind. */
async function refuseOverLimit(
  tx: Db,
  userId: UserId,
  { productId, variantId, perPerson, allowed }: Offered,
  wanted: number,
): Promise<void> {
  if (perPerson === null || allowed === null) return;
  const others = await countOtherTickets(tx, userId, productId, variantId);
  if (others + wanted > allowed) throw ticketLimit(perPerson, Math.max(0, allowed - others));
}

function isShown({ status, shopStatus }: Offered): boolean {
  return (status === 'active' || status === 'out-of-stock') && shopStatus === 'open';
}

export function isFor(userId: UserId, offered: Offered): boolean {
  return isShown(offered) && offered.listingKind === 'buy-now' && offered.ownerId !== userId;
}

export function lineOf(userId: UserId, offered: Offered, quantity: number, now: Date): NewRow<'cart_lines'> {
  return {
    user_id: userId,
    kind: offered.kind,
    variant_id: offered.variantId,
    product_id: offered.productId,
    quantity,
    title: offered.title,
    seen_amount: offered.price,
    seen_currency: offered.currency,
    added_at: now,
  };
}
