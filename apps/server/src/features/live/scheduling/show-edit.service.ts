import type { CategoryId, FileId, ImageId, ShopId, ShowId } from '@souk/shared/ids.ts';
import { problemOfShowTerms } from '@souk/shared/live/auctions/lot-terms.ts';
import { startOf } from '@souk/shared/live/shows/edit-rules.ts';
import type { OwnShow, RunListLot, ShowChange, ShowInput } from '@souk/shared/live/shows/edit-schema.ts';
import { isToCome } from '@souk/shared/live/shows/lifecycle.ts';
import type { StepInput } from '@souk/shared/live/shows/steps-schema.ts';
import { type Amounts, inCurrency } from '@souk/shared/money.ts';
import { wallTimeAt } from '@souk/shared/wall-time.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Row } from '../../../platform/db/insert-all.ts';
import { invalidInput, notFound } from '../../../platform/errors/failures.ts';
import { amountsIn } from '../../../platform/errors/other-currency.ts';
import { addressOf } from '../../../platform/files/index.ts';
import { newId } from '../../../platform/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import {
  findRunList,
  findToShow,
  holdWaitingLots,
  type NewRunListLot,
  putRunList,
  type WaitingLot,
} from '../auctions/index.ts';
import { findSteps, lotHasPreBids, putSteps, type StepRow } from '../hosting/index.ts';
import { findSlowMode, setSlowModeOf } from '../room-chat/index.ts';
import { tellWaiting } from './reminding.job.ts';
import {
  closingTooLong,
  noSuchVariant,
  notToShow,
  reserveTooLow,
  shopNotOpen,
  showChanged,
  showStandsOtherwise,
  variantNeeded,
  wrongStart,
} from './scheduling.failures.ts';
import {
  findOwnShow,
  findShowClip,
  findShowPicture,
  insertShow,
  isCategory,
  lockOwnShow,
  lockShopOf,
  updateShow,
} from './show-edit.repo.ts';

export async function getOwnShow(db: Db, shopId: ShopId | null, id: ShowId): Promise<OwnShow> {
  const found = shopId && (await findOwnShow(db, shopId, id));
  if (!found) throw notFound('show');
  const timeZone = found.time_zone ?? 'UTC';
  return {
    _id: found.id,
    shopId: found.shop_id,
    version: found.version,
    state: found.state,
    title: found.title,
    description: found.description,
    categoryId: found.category_id,
    language: found.language,
    cover: found.cover,
    clip: found.clip && { _id: found.clip.id, url: addressOf(found.clip) },
    startsAt: found.starts_local ?? wallTimeAt(found.starts_at, timeZone),
    timeZone,
    repeat: found.repeats,
    visibility: found.visibility,
    explicit: found.explicit,
    slowSeconds: await findSlowMode(db, id),
    lots: (await findRunList(db, id)).map(presentLot),
    steps: (await findSteps(db, id)).map(writtenStep),
    repeatsList: found.repeats_list,
  };
}

function presentLot({ currency, start, reserve, ...lot }: WaitingLot): OwnShow['lots'][number] {
  const money = inCurrency(currency);
  return { ...lot, start: money(start), reserve: money(reserve) };
}

/** To be called within a transaction, which the key of the call shares. */
export async function scheduleShow(ctx: UserCtx, shopId: ShopId, input: ShowInput): Promise<OwnShow> {
  const { db: tx } = ctx;
  const now = ctx.clock.now();
  const shop = await lockShopOf(tx, shopId);
  if (shop.status !== 'open') throw shopNotOpen();
  const id = newId<ShowId>(now.getTime());
  await insertShow(tx, {
    ...(await valuesOf(ctx, input)),
    ...startValues(input, now),
    ...{ id, shop_id: shopId, host_id: shop.ownerId, state: 'scheduled', created_at: now },
  });
  await putRunList(tx, { id, currency: shop.currency }, await lotsToPut(tx, { shopId, ...shop }, input.lots));
  await putSteps(tx, id, await stepsToPut(tx, shopId, input.steps));
  await setSlowModeOf(tx, id, input.slowSeconds, now);
  return getOwnShow(tx, shopId, id);
}

/** What is left out stays. Those who wait for the show are told when it is put off. */
export function changeShow(ctx: UserCtx, id: ShowId, change: ShowChange): Promise<OwnShow> {
  const now = ctx.clock.now();
  const { version, lots, steps, slowSeconds, ...changes } = change;
  return ctx.db.transaction().execute(async (tx) => {
    const show = await lockWaiting(tx, ctx, id, version);
    const shop = await lockShopOf(tx, show.shop_id);
    const written = { ...writtenOf(show), ...changes };
    const isMoved = written.startsAt !== show.starts_local || written.timeZone !== show.time_zone;
    await updateShow(tx, id, {
      ...(await valuesOf({ ...ctx, db: tx }, written, show)),
      ...(isMoved ? startValues(written, now) : {}),
    });
    if (lots)
      await putRunList(
        tx,
        { id, currency: shop.currency },
        await lotsToPut(tx, { shopId: show.shop_id, ...shop }, lots, id),
      );
    if (steps) await putSteps(tx, id, await stepsToPut(tx, show.shop_id, steps, id));
    if (slowSeconds !== undefined) await setSlowModeOf(tx, id, slowSeconds, now);
    if (isMoved) await tellWaiting(tx, id, 'moved');
    return getOwnShow(tx, show.shop_id, id);
  });
}

/** It does not take place, nor do those that would have followed it. */
export function cancelShow(ctx: UserCtx, id: ShowId, version: number): Promise<OwnShow> {
  return ctx.db.transaction().execute(async (tx) => {
    const show = await lockWaiting(tx, ctx, id, version);
    await updateShow(tx, id, { state: 'cancelled', repeats: 'once' });
    await tellWaiting(tx, id, 'cancelled');
    return getOwnShow(tx, show.shop_id, id);
  });
}

/** One's own show that has not begun, kept still, as it was when it was read. */
async function lockWaiting(tx: Db, { actor }: UserCtx, id: ShowId, version: number): Promise<Row<'shows'>> {
  const show = actor.shopId && (await lockOwnShow(tx, actor.shopId, id));
  if (!show) throw notFound('show');
  if (show.version !== version) throw showChanged(show.version);
  if (!isToCome(show.state)) throw showStandsOtherwise();
  return show;
}

type Written = Omit<ShowInput, 'lots' | 'steps' | 'slowSeconds'>;

function writtenOf(show: Row<'shows'>): Written {
  const timeZone = show.time_zone ?? 'UTC';
  return {
    ...{ title: show.title, description: show.description, categoryId: show.category_id },
    ...{ language: show.language, cover: show.cover_id as string as FileId | null },
    clip: show.clip_id,
    ...{ startsAt: show.starts_local ?? wallTimeAt(show.starts_at, timeZone), timeZone },
    ...{ repeat: show.repeats, visibility: show.visibility, explicit: show.explicit },
    repeatsList: show.repeats_list,
  };
}

async function valuesOf(
  ctx: UserCtx,
  written: Written,
  before: Pick<Row<'shows'>, 'cover_id' | 'clip_id'> = { cover_id: null, clip_id: null },
) {
  const { title, description, language, visibility, explicit } = written;
  return {
    ...{ title, description, language, visibility, explicit, repeats: written.repeat },
    repeats_list: written.repeatsList,
    category_id: await knownCategory(ctx.db, written.categoryId),
    cover_id: await ownPicture(ctx, written.cover, before.cover_id),
    clip_id: await ownClip(ctx, written.clip, before.clip_id),
  };
}

function startValues({ startsAt, timeZone }: Pick<Written, 'startsAt' | 'timeZone'>, now: Date) {
  const start = startOf({ startsAt, timeZone }, now);
  if ('problem' in start) throw wrongStart(start.problem);
  return { starts_at: start.at, starts_local: startsAt, time_zone: timeZone };
}

async function knownCategory(tx: Db, id: CategoryId): Promise<CategoryId> {
  if (await isCategory(tx, id)) return id;
  throw invalidInput([{ field: 'categoryId', message: 'There is no such category.' }]);
}

async function ownPicture(
  { db, actor }: UserCtx,
  id: FileId | null,
  before: ImageId | null,
): Promise<ImageId | null> {
  if (id === null) return null;
  if (before !== null && (id as string) === before) return before;
  const found = await findShowPicture(db, actor.userId, id);
  if (!found)
    throw invalidInput([{ field: 'cover', message: 'Send a picture for a show first, and wait for it.' }]);
  return found;
}

async function ownClip(
  { db, actor }: UserCtx,
  id: FileId | null,
  before: FileId | null,
): Promise<FileId | null> {
  if (id === null || id === before) return id;
  const found = await findShowClip(db, actor.userId, id);
  if (!found)
    throw invalidInput([{ field: 'clip', message: 'Send a video for a show first, and wait for it.' }]);
  return found;
}

async function lotsToPut(
  tx: Db,
  { shopId, currency }: { shopId: ShopId; currency: string },
  sent: readonly RunListLot[],
  showId?: ShowId,
): Promise<NewRunListLot[]> {
  const { lots } = amountsIn(currency, { lots: sent });
  const products = await findToShow(tx, shopId, [...new Set(lots.map(({ productId }) => productId))]);
  const bidOn = showId ? await holdWaitingLots(tx, showId) : new Set();
  const before = new Map(
    (showId ? await findRunList(tx, showId) : []).map((lot) => [lot._id as string, lot]),
  );
  return lots.map((lot, at) => {
    const wanted = checked(lot, at, products, before);
    const stood = wanted._id && before.get(wanted._id);
    if (stood && bidOn.has(stood._id) && isWorse(wanted, stood)) throw lotHasPreBids();
    return wanted;
  });
}

/** For who bid beforehand: dearer than they saw, or another variant. */
const isWorse = (wanted: NewRunListLot, stood: NewRunListLot): boolean =>
  wanted.start > stood.start ||
  (wanted.reserve ?? 0) > (stood.reserve ?? 0) ||
  wanted.variantId !== stood.variantId;

function checked(
  lot: Amounts<RunListLot>,
  at: number,
  products: Awaited<ReturnType<typeof findToShow>>,
  before: ReadonlyMap<string, WaitingLot>,
): NewRunListLot {
  const product = products.get(lot.productId);
  if (!product) throw notToShow(at);
  if (lot.variantId && !product.variantIds.includes(lot.variantId)) throw noSuchVariant(at);
  const stood = lot._id ? before.get(lot._id) : undefined;
  // Nobody bids on one of several without being told which; what stood there so before may stay.
  if (!lot.variantId && product.variantIds.length > 1 && stood?.variantId !== null) throw variantNeeded(at);
  const start = lot.start ?? Math.max(1, product.price);
  const problem = problemOfShowTerms({ ...lot, start });
  if (problem === 'reserve-below-start') throw reserveTooLow(at);
  if (problem) throw closingTooLong(at);
  // One that ran meanwhile, or of another show, is put in anew.
  const isThere = stood?.productId === lot.productId;
  return { ...lot, start, _id: isThere ? lot._id : null };
}

/** What stands there already may have gone off sale meanwhile. */
async function stepsToPut(
  tx: Db,
  shopId: ShopId,
  steps: readonly StepInput[],
  showId?: ShowId,
): Promise<readonly StepInput[]> {
  const ids = steps.flatMap((step) => (step.kind === 'product' ? step.productId : []));
  const products = await findToShow(tx, shopId, [...new Set(ids)]);
  const before = new Set((showId ? await findSteps(tx, showId) : []).map(({ productId }) => productId));
  const wrong = steps.findIndex(
    (step) => step.kind === 'product' && !products.has(step.productId) && !before.has(step.productId),
  );
  if (wrong >= 0) throw notToShow(wrong, 'steps');
  return steps;
}

export const writtenStep = ({ productId, title, minutes, afterLots }: StepRow): StepInput =>
  productId === null
    ? { kind: 'talk', title, minutes: minutes ?? 1, afterLots }
    : { kind: 'product', productId, afterLots };
