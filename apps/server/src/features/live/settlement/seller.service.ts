import type { LotId, LotSaleId } from '@souk/shared/ids.ts';
import { acceptWithinMs } from '@souk/shared/live/settlement/rules.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import type { SignedInUser, UserCtx } from '../../../platform/session/actor.ts';
import { findOrderOfWon, undoWon } from '../../money/checkout/index.ts';
import { cancelLocked, lockOrder, tellOfOrders } from '../../money/orders/index.ts';
import { holdForLots, releaseForLots } from '../../money/stock/index.ts';
import { findShowOf, nothingToSell, putUpAgain, tellAccepted } from '../auctions/index.ts';
import { holdShow } from '../shows/index.ts';
import {
  type ClosedLot,
  findSalesOf,
  insertSales,
  lockClosedLot,
  type SaleRow,
  updateSale,
} from './sales.repo.ts';
import {
  findLeaderThere,
  findRunnerUp,
  isWithinOwnLimits,
  offerTo,
  turnTo,
} from './second-chance.service.ts';
import { lotSettled, noRunnerUp } from './settlement.failures.ts';
import { showSettlement } from './settlement.live.ts';
import type { Settling } from './settling.ts';

// What its buyer reads in the order.
const MISTAKE = 'Sold by mistake';

/**
 * Sells a lot that did not come to its reserve to who led, at their price; soon, as they have not forgotten it yet. Their bid
 * bound them no more: where their own limits are used up since, they are asked instead.
 */
export async function acceptBelowReserve(ctx: UserCtx, id: LotId): Promise<void> {
  const { db: tx, clock } = ctx;
  const now = clock.now();
  const { lot, sales } = await lockOwnLot(ctx, id);
  const leader = mayAccept(lot, sales, now) ? await findLeaderThere(tx, lot, now) : null;
  if (!leader) throw lotSettled();
  await holdPiece(ctx, lot);
  const at = { tx, lot, now };
  const bid = { userId: leader, amount: lot.price };
  if (!(await isWithinOwnLimits(at, bid))) {
    await offerTo(at, bid);
    return;
  }
  await insertSales(tx, [
    {
      ...{
        id: newId<LotSaleId>(now.getTime()),
        lot_id: id,
        round: 1,
        buyer_id: leader,
        amount: lot.price,
      },
      ...{ state: 'won', ending: null, checkout_id: null, pay_by: null, due_at: now, created_at: now },
      ended_at: null,
    },
  ]);
  await showSettlement(tx, lot, 'charging', { now });
  await tellAccepted(tx, id, now);
}

/** Asks who is next whether they want it, at their own highest bid. */
export async function offerNextBidder(ctx: UserCtx, id: LotId): Promise<void> {
  const { db: tx, clock } = ctx;
  const now = clock.now();
  const { lot, sales } = await lockOwnLot(ctx, id);
  if (!mayOffer(lot, sales)) throw lotSettled();
  const next = await findRunnerUp(tx, lot, now);
  if (!next) throw noRunnerUp();
  await holdPiece(ctx, lot);
  await stopLooking(ctx, sales);
  await turnTo({ tx, lot, now }, next);
}

/**
 * A sale that was a mistake, the wrong piece or hammered too soon: whom it was sold to has all of their money again and no
 * strike, and who is next is asked.
 */
export async function handToRunnerUp(ctx: UserCtx, id: LotId): Promise<void> {
  const { db: tx, clock } = ctx;
  const now = clock.now();
  const { lot, sales } = await lockOwnLot(ctx, id);
  const sale = sales.at(-1);
  if (!sale || !mayHandOver(lot, sales)) throw lotSettled();
  const next = await findRunnerUp(tx, lot, now);
  if (!next) throw noRunnerUp();
  await undoSale({ tx, lot, now }, sale);
  await holdPiece(ctx, lot);
  await turnTo({ tx, lot, now }, next);
}

/** What was paid goes back, and the piece to the shelf. */
async function undoSale({ tx, now }: Settling, { id, checkout_id }: SaleRow): Promise<void> {
  const placed = checkout_id && (await findOrderOfWon(tx, checkout_id));
  const order = placed && (await lockOrder(tx, placed.id));
  // What was drawn for its buyer is theirs, whatever it turned out to be.
  if (!checkout_id || !order || order.drawn_at) throw lotSettled();
  if (order.state !== 'cancelled') {
    const cancelled = await cancelLocked(tx, order, { by: 'seller', reason: MISTAKE, now });
    await tellOfOrders(tx, [cancelled], 'cancelled', now);
  }
  await undoWon(tx, checkout_id, now);
  const ended = { state: 'over', ending: 'cancelled', pay_by: null, due_at: null, ended_at: now } as const;
  await updateSale(tx, id, ended);
}

/** Nobody is asked for this lot any more, and its piece is on the shelf: it, or another, may be put up again. */
export async function letGo(ctx: UserCtx, id: LotId): Promise<ClosedLot> {
  const { db: tx, clock } = ctx;
  const now = clock.now();
  const { lot, sales } = await lockOwnLot(ctx, id);
  if (!mayLetGo(lot, sales)) throw lotSettled();
  await stopLooking(ctx, sales);
  if (lot.state === 'sold') await showSettlement(tx, lot, 'unsold', { sale: null, now });
  await releaseForLots(tx, [id], now);
  return lot;
}

/**
 * Puts what was not sold up again by the same terms: alone at once, in a show next. What comes when is for who leads the
 * show: what another shop brought into it waits at the end of the list.
 */
export async function relist(ctx: UserCtx, id: LotId): Promise<LotId> {
  const { db: tx, clock } = ctx;
  const showId = await findShowOf(tx, id);
  if (showId) await holdShow(tx, showId);
  const lot = await letGo(ctx, id);
  return putUpAgain(tx, lot.id, lot.hostId ? 'next' : 'last', clock.now());
}

export const mayAccept = (lot: ClosedLot, sales: readonly SaleRow[], now: Date): boolean =>
  lot.state === 'passed' &&
  !lot.isStopped &&
  !lot.isUpAgain &&
  lot.leaderId !== null &&
  sales.length === 0 &&
  lot.closedAt !== null &&
  lot.closedAt.getTime() + acceptWithinMs > now.getTime();

/** Nobody has it, and nobody is being asked; nor was it put up again. */
export const mayLetGo = (lot: ClosedLot, sales: readonly SaleRow[]): boolean =>
  isOver(lot) && !lot.isFixed && !lot.isUpAgain && sales.every(({ state }) => state === 'over');

/** What was stopped was for nobody. */
export const mayOffer = (lot: ClosedLot, sales: readonly SaleRow[]): boolean =>
  !lot.isStopped && mayLetGo(lot, sales);

/** It is paid, and nothing of it is on its way, which its order says itself. */
export const mayHandOver = ({ runBy }: ClosedLot, sales: readonly SaleRow[]): boolean =>
  runBy === 'clock' && sales.at(-1)?.state === 'paid';

const isOver = ({ state, runBy, settlement }: ClosedLot): boolean =>
  runBy === 'clock' && (state === 'passed' || (state === 'sold' && settlement !== null));

/** One of one's own shop, or of a show one hosts; locked. */
async function lockOwnLot(
  { db: tx, actor }: UserCtx,
  id: LotId,
): Promise<{ lot: ClosedLot; sales: SaleRow[] }> {
  const lot = await lockClosedLot(tx, id);
  if (!lot || !sells(lot, actor)) throw notFound('lot');
  return { lot, sales: await findSalesOf(tx, id) };
}

export const sells = ({ shopId, hostId }: ClosedLot, actor: SignedInUser): boolean =>
  actor.shopId === shopId || actor.userId === hostId;

async function holdPiece({ db: tx, clock }: UserCtx, lot: ClosedLot): Promise<void> {
  const held = tx
    .selectFrom('lot_holds')
    .select('lot_id')
    .where('lot_id', '=', lot.id)
    .where('given_at', 'is', null)
    .where('released_at', 'is', null);
  if (await held.executeTakeFirst()) return;
  const piece = { ...lot, lotId: lot.id };
  if (!(await holdForLots(tx, [piece], clock.now())).has(lot.id)) throw nothingToSell();
}

async function stopLooking({ db: tx }: UserCtx, sales: readonly SaleRow[]): Promise<void> {
  for (const { id, due_at } of sales) if (due_at) await updateSale(tx, id, { due_at: null });
}
