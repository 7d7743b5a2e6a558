import type { LotId, ShowId } from '@souk/shared/ids.ts';
import type { ShowLotTerms } from '@souk/shared/live/auctions/lot-terms.ts';
import { haveSameSteps, isDearer, problemOfShowTerms } from '@souk/shared/live/auctions/lot-terms.ts';
import {
  type AddLotsInput,
  type LotTermsChange,
  type RunListOrder,
  runListLimit,
} from '@souk/shared/live/hosting/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { amountsIn } from '../../../platform/errors/other-currency.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import {
  countLots,
  findLotTerms,
  findShowLot,
  findShowOf,
  findWaiting,
  hasPreBids,
  holdLot,
  insertShowLots,
  lotNotWaiting,
  type NewShowLot,
  noteUpAgain,
  putApproval,
  putLotTerms,
  putOrder,
  startShowLot,
  takeOffList,
  tellOfNewStart,
  usualTerms,
  wrongTerms,
} from '../auctions/index.ts';
import { findStage, type HeldShow, putStage, showNotLive, tellOfStage } from '../shows/index.ts';
import {
  lotHasPreBids,
  lotNotOver,
  notForTheList,
  priceOfAnother,
  runListFull,
  sellerGone,
  showOver,
} from './hosting.failures.ts';
import { holdLotToSell, holdOwnShow, holdShowToSell } from './hosting.policy.ts';
import { findProductToShow } from './run-list.repo.ts';
import { placeSteps } from './steps.repo.ts';

/** Puts a product of one’s own shop on the run list, so many pieces one after the other. Within a transaction of the call’s key. */
export async function addLots(
  { db: tx, actor, clock }: UserCtx,
  showId: ShowId,
  { productId, variantId, quantity, terms }: AddLotsInput,
): Promise<LotId[]> {
  const show = await holdShowToSell(tx, actor, showId);
  const variants = await findProductToShow(tx, show.seller, productId);
  const variant = variantId ? variants.find(({ id }) => id === variantId) : variants[0];
  if (!variant || (!variantId && variants.length > 1) || variant.available < quantity) throw notForTheList();
  const { price, currency } = variant;
  const lot: NewShowLot = {
    ...{ productId, currency, isQuick: false, variantId: variants.length > 1 ? variant.id : null },
    terms: { start: price, ...given(currency, terms) },
  };
  const ids = await putOnList(
    tx,
    show,
    Array.from({ length: quantity }, () => lot),
  );
  await tellOfStage(tx, showId, clock.now());
  return ids;
}

/** At the end of the run list. */
export async function putOnList(tx: Db, show: HeldShow, lots: readonly NewShowLot[]): Promise<LotId[]> {
  refuseOver(show);
  const { all } = await countLots(tx, show.id);
  if (all + lots.length > runListLimit) throw runListFull();
  const { needsApproval } = await findStage(tx, show.id);
  for (const { terms } of lots) refuse({ ...usualTerms, ...terms });
  return await insertShowLots(
    tx,
    show.id,
    lots.map((lot) => ({ ...lot, terms: { needsApproval, ...lot.terms } })),
  );
}

function refuseOver({ state }: HeldShow): void {
  if (!['scheduled', 'rehearsal', 'live'].includes(state)) throw showOver();
}

/** What waits comes in this order; what is not named comes after it, as it was. */
export function reorder(
  { db, actor, clock }: UserCtx,
  showId: ShowId,
  { lots, steps }: RunListOrder,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await holdOwnShow(tx, actor, showId);
    await inOrder(tx, showId, lots);
    await placeSteps(tx, showId, steps);
    await tellOfStage(tx, showId, clock.now());
  });
}

export async function inOrder(tx: Db, showId: ShowId, ids: readonly LotId[]): Promise<void> {
  const waiting = await findWaiting(tx, showId);
  const named = [...new Set(ids)].filter((id) => waiting.includes(id));
  await putOrder(tx, showId, [...named, ...waiting.filter((id) => !named.includes(id))]);
}

export function removeLot({ db, actor, clock }: UserCtx, lotId: LotId): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const show = await holdLotToSell(tx, actor, lotId);
    if (!(await takeOffList(tx, lotId))) throw lotNotWaiting();
    await inOrder(tx, show.id, []);
    await tellOfStage(tx, show.id, clock.now());
  });
}

/** Early bidders counted on what they saw: from the first bid on, a lot only gets cheaper. */
export function changeTerms(ctx: UserCtx, lotId: LotId, change: LotTermsChange): Promise<void> {
  return ctx.db.transaction().execute(async (tx) => {
    const show = await holdLotToSell(tx, ctx.actor, lotId);
    const lot = await findShowLot(tx, lotId);
    if (lot?.state !== 'queued') throw lotNotWaiting();
    const terms = given(lot.currency, change);
    await mayChange(tx, lotId, terms, show.isOwn);
    await putLotTerms(tx, lotId, terms);
    if (terms.start !== undefined) await tellOfNewStart(tx, lotId);
    await tellOfStage(tx, show.id, ctx.clock.now());
  });
}

/** One tap: it starts by the terms it has, or by these. */
export function startLot(ctx: UserCtx, lotId: LotId, change: LotTermsChange): Promise<void> {
  return ctx.db.transaction().execute(async (tx) => {
    await holdOwnShow(tx, ctx.actor, await findShowOf(tx, lotId));
    const { isOwn, isThere } = await holdLotToSell(tx, ctx.actor, lotId);
    const lot = await findShowLot(tx, lotId);
    if (!lot) throw notFound('lot');
    if (!isThere) throw sellerGone();
    const terms = given(lot.currency, change);
    await mayChange(tx, lotId, terms, isOwn);
    await startShowLot(tx, lotId, terms);
  });
}

/** It starts by itself once what runs is over; none does any more. */
export function lineUp({ db, actor, clock }: UserCtx, showId: ShowId, lotId: LotId | null): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const show = await holdOwnShow(tx, actor, showId);
    if (show.state !== 'live') throw showNotLive();
    const waiting = await findWaiting(tx, showId);
    if (lotId && !waiting.includes(lotId)) throw lotNotWaiting();
    await putStage(tx, showId, { next_lot_id: lotId });
    if (lotId) await inOrder(tx, showId, [lotId]);
    await tellOfStage(tx, showId, clock.now());
  });
}

/** What found no buyer comes next once more, as a new lot. Within a transaction of the call’s key. */
export async function runAgain({ db: tx, actor, clock }: UserCtx, lotId: LotId): Promise<LotId> {
  const show = await holdOwnShow(tx, actor, await findShowOf(tx, lotId));
  await holdLot(tx, lotId);
  const [lot, terms] = [await findShowLot(tx, lotId), await findLotTerms(tx, lotId)];
  if (!lot || !terms) throw notFound('lot');
  // Its host may have sold it to who led below the reserve.
  const isOpen = lot.settlement === null || lot.settlement === 'unsold';
  if (lot.state !== 'passed' || !isOpen) throw lotNotOver();
  if (!(await holdLotToSell(tx, actor, lotId)).isThere) throw sellerGone();
  refuseOver(show);
  // Pressed twice, perhaps on two devices: it comes once.
  const again = lot.againId ? await findShowLot(tx, lot.againId) : null;
  if (again?.state === 'queued' || again?.state === 'running') return again.id;
  const { productId, variantId, currency, isQuick } = lot;
  const [id] = await putOnList(tx, show, [{ productId, variantId, currency, isQuick, terms }]);
  if (!id) throw notFound('lot');
  await noteUpAgain(tx, lotId, id);
  await inOrder(tx, show.id, [id]);
  await tellOfStage(tx, show.id, clock.now());
  return id;
}

/** From now on bidders need approval for what waits, and for what comes later. */
export function askApproval(
  { db, actor, clock }: UserCtx,
  showId: ShowId,
  needsApproval: boolean,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await holdOwnShow(tx, actor, showId);
    await putStage(tx, showId, { needs_approval: needsApproval });
    await putApproval(tx, showId, needsApproval);
    await tellOfStage(tx, showId, clock.now());
  });
}

/** What another shop's lot costs is theirs to say; how it is run is for who leads the show. */
async function mayChange(tx: Db, lotId: LotId, change: Partial<ShowLotTerms>, isOwn: boolean): Promise<void> {
  // Nobody bids on it beforehand while that is decided.
  await holdLot(tx, lotId);
  const before = await findLotTerms(tx, lotId);
  if (!before) throw notFound('lot');
  const after = { ...before, ...change };
  const hasOtherSteps = !haveSameSteps(before.steps, after.steps);
  const hasOtherPrice = after.start !== before.start || after.reserve !== before.reserve;
  if (!isOwn && (hasOtherPrice || hasOtherSteps)) throw priceOfAnother();
  refuse(after);
  if (isDearer(before, after) && (await hasPreBids(tx, lotId))) throw lotHasPreBids();
}

function refuse(terms: Parameters<typeof problemOfShowTerms>[0]): void {
  const problem = problemOfShowTerms(terms);
  if (problem) throw wrongTerms(problem);
}

/** What was left out stays as it is. */
export const given = (currency: string, change: LotTermsChange): Partial<ShowLotTerms> =>
  amountsIn(currency, Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)));
