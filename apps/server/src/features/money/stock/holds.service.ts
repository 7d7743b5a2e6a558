import type { CheckoutId, ProductId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { LineKind } from '@souk/shared/money/cart/rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { followStock } from '../../market/catalog/index.ts';
import { giveSeatsBack, holdSeats, holdSeatsAgain } from './hold-seats.ts';
import {
  countUnsold,
  endHolds,
  findReleased,
  type Held,
  type Holder,
  holdAgain,
  insertHolds,
  lockStocked,
  lockVariants,
  moveStock,
  takePieces,
} from './holds.repo.ts';

// The callers of these hold the row of the checkout. Variants are locked next, by their ids, then products,
// then events and their kinds of tickets.

interface Holding extends Holder {
  /** Checkouts of theirs that end with it: what those hold is there for this one. */
  insteadOf: readonly CheckoutId[];
}

interface Holds {
  held: ReadonlyMap<VariantId, number>;
  /** That it is written down, which takes no locks beyond those that are held. */
  written: Promise<void>;
}

/**
 * Takes from stock as many of what is wanted as there are, and says how many that is of each. Of a variant that is
 * wanted twice the numbers are added up.
 */
export async function holdStock(
  tx: Db,
  { checkoutId, buyerId, now, insteadOf }: Holding,
  wanted: ReadonlyArray<{ kind: LineKind; variantId: VariantId; quantity: number }>,
): Promise<Holds> {
  const ended = insteadOf.length > 0 ? merged(await endHolds(tx, insteadOf, { released_at: now })) : [];
  const back = ended.filter(isPiece);
  const sums = sumsOf(wanted, 'product');
  const locked = await lockStocked(
    tx,
    [...sums.keys()],
    back.map(({ variantId }) => variantId),
  );
  const returned = new Map(back.map(({ variantId, quantity }) => [variantId, quantity]));
  const held: Held[] = [];
  const followed = new Set<ProductId>();
  for (const { variantId, productId, available } of locked) {
    const there = available + (returned.get(variantId) ?? 0);
    const quantity = Math.min(there, sums.get(variantId) ?? 0);
    if (quantity > 0) held.push({ kind: 'product', variantId, productId, quantity });
    if (isStatusMoved(available, there - quantity)) followed.add(productId);
  }
  const holder = { checkoutId, buyerId, now };
  const written = Promise.all([
    moveStock(tx, back, 1),
    takePieces(tx, holder, held),
    follow(tx, followed),
  ]).then(([, taken]) => {
    if (taken !== held.length) throw takenByAnother();
  });
  // Heard by the caller, or undone by what failed before.
  written.catch(() => undefined);
  const tickets = sumsOf(wanted, 'ticket');
  const kept = ended.filter(isTicket);
  if (followed.size + tickets.size + kept.length > 0) await written;
  const seats = await holdSeats(tx, holder, tickets, kept);
  await insertHolds(tx, holder, seats);
  return {
    held: new Map([...held, ...seats].map(({ variantId, quantity }) => [variantId, quantity])),
    written,
  };
}

/** Puts back what is held and not sold; a second time nothing is. */
export async function releaseHolds(tx: Db, checkoutId: CheckoutId, now: Date): Promise<void> {
  await giveBack(tx, await endHolds(tx, [checkoutId], { released_at: now }));
}

/** What an order kept held after its checkout ended goes back. The order is locked. */
export async function releaseHeld(
  tx: Db,
  checkoutId: CheckoutId,
  variantIds: readonly VariantId[],
  now: Date,
): Promise<void> {
  await giveBack(tx, await endHolds(tx, [checkoutId], { released_at: now }, variantIds));
}

/** Holds once more what was given back, if all of it is there still. */
export async function holdReleased(
  tx: Db,
  checkoutId: CheckoutId,
  { buyerId, variantIds }: { buyerId: UserId; variantIds: readonly VariantId[] },
  now: Date,
): Promise<boolean> {
  const all = await findReleased(tx, checkoutId, variantIds);
  if (all.length < variantIds.length) return false;
  const released = all.filter(isPiece);
  const ids = released.map(({ variantId }) => variantId);
  const there = new Map((await lockVariants(tx, ids)).map((row) => [row.variantId, row.available]));
  const left = ({ variantId, quantity }: Held) => (there.get(variantId) ?? 0) - quantity;
  if (released.some((piece) => left(piece) < 0)) return false;
  const emptied = released.filter((piece) => left(piece) === 0);
  await Promise.all([take(tx, released), follow(tx, new Set(emptied.map(({ productId }) => productId)))]);
  if (!(await holdSeatsAgain(tx, { buyerId, now }, all.filter(isTicket)))) {
    await giveBack(tx, released);
    return false;
  }
  await holdAgain(tx, checkoutId, variantIds, now);
  return true;
}

/** Sold pieces that go back on the shelf; of a variant that is not there any more they go nowhere. */
export async function restock(tx: Db, pieces: readonly Held[]): Promise<void> {
  await giveBack(tx, pieces);
  await countUnsold(tx, pieces.filter(isPiece));
}

async function take(tx: Db, pieces: readonly Held[]): Promise<void> {
  const moved = await moveStock(tx, pieces, -1);
  if (moved !== pieces.length) throw takenByAnother();
}

const takenByAnother = () => new Error('stock was taken by somebody else while it was locked');

async function giveBack(tx: Db, things: readonly Held[]): Promise<void> {
  const pieces = things.filter(isPiece);
  if (pieces.length > 0) await putOnShelf(tx, pieces);
  await giveSeatsBack(tx, things.filter(isTicket));
}

async function putOnShelf(tx: Db, pieces: readonly Held[]): Promise<void> {
  const there = await lockVariants(
    tx,
    pieces.map(({ variantId }) => variantId),
  );
  const wereEmpty = there.filter(({ available }) => available === 0);
  await Promise.all([
    moveStock(tx, pieces, 1),
    follow(tx, new Set(wereEmpty.map(({ productId }) => productId))),
  ]);
}

/** Whether a product is on sale may hang on this variant, which has its first piece or lost its last. */
const isStatusMoved = (before: number, after: number): boolean => (before === 0) !== (after === 0);

async function follow(tx: Db, products: ReadonlySet<ProductId>): Promise<void> {
  if (products.size > 0) await followStock(tx, [...products]);
}

/** Of what several held the sum. */
const merged = (things: readonly Held[]): Held[] =>
  [...Map.groupBy(things, ({ variantId }) => variantId).values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, quantity: more.reduce((sum, { quantity }) => sum + quantity, first.quantity) }] : [],
  );

const isPiece = ({ kind }: { kind: LineKind }): boolean => kind === 'product';
const isTicket = ({ kind }: { kind: LineKind }): boolean => kind === 'ticket';

function sumsOf(
  wanted: ReadonlyArray<{ kind: LineKind; variantId: VariantId; quantity: number }>,
  of: LineKind,
): Map<VariantId, number> {
  const sums = new Map<VariantId, number>();
  for (const { kind, variantId, quantity } of wanted)
    if (kind === of) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
  return sums;
}
