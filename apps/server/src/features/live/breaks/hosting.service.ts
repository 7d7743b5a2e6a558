import { randomBytes } from 'node:crypto';
import type { ProductId, ShowId } from '@souk/shared/ids.ts';
import { hashOfBreak, spotsOf } from '@souk/shared/live/breaks/draw.ts';
import { type BreakId, breakLimit, type NewBreak } from '@souk/shared/live/breaks/schema.ts';
import { hashOfSecret } from '@souk/shared/live/giveaways/draw.ts';
import { quickLotLimit } from '@souk/shared/live/hosting/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { amountsIn } from '../../../platform/errors/other-currency.ts';
import { newId } from '../../../platform/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findSeller } from '../../market/catalog/index.ts';
import { holdPiece } from '../../money/stock/index.ts';
import { countLots, takeOffList } from '../auctions/index.ts';
import { addQuickProduct, given, holdOwnShow, putOnList, tooManyQuickLots } from '../hosting/index.ts';
import { tellOfStage } from '../shows/index.ts';
import { breakOver, breakStarted, spotRunning, tooManyBreaks } from './breaks.failures.ts';
import { dropBreak, tellOfBreak } from './breaks.live.ts';
import {
  type Break,
  countBreaks,
  deleteBreak,
  findBreak,
  findProgress,
  insertBreak,
  lockBreak,
  updateBreak,
} from './breaks.repo.ts';

/**
 * Puts a lot for each spot that is auctioned on the run list. What is in it, and the hash of its secret, stand from now on and are never
 * changed. Within a transaction of the call’s key.
 */
export async function addBreak(
  { db: tx, actor, clock }: UserCtx,
  showId: ShowId,
  { kind, title, image, terms, ...sent }: NewBreak,
): Promise<BreakId> {
  const show = await holdOwnShow(tx, actor, showId);
  if ((await countBreaks(tx, showId)) >= breakLimit) throw tooManyBreaks();
  const spots = spotsOf(sent.contents);
  const { quick } = await countLots(tx, showId);
  if (quick + spots > quickLotLimit) throw tooManyQuickLots();
  const now = clock.now();
  const { currency } = await findSeller(tx, show.shop.id);
  const { contents, fixed } = amountsIn(currency, { contents: sent.contents, fixed: sent.fixed });
  const wanted = { ...given(currency, terms), start: terms.start.amount };
  const products: Array<{ productId: ProductId; price: number | null }> = [];
  for (let spot = 1; spot <= spots; spot += 1) {
    const price = fixed && spot <= fixed.spots ? fixed.price : null;
    const product = await addQuickProduct(tx, show, {
      ...{ writer: actor.userId, title: `#${spot} ${title}`, image, price: price ?? wanted.start, now },
    });
    products.push({ productId: product.productId, price });
  }
  const auctioned = products.filter(({ price }) => price === null);
  const lots = auctioned.map(({ productId }) => ({
    ...{ productId, variantId: null, currency, isQuick: true, terms: wanted },
  }));
  await putOnList(tx, show, lots);
  const id = newId<BreakId>(now.getTime());
  const secret = randomBytes(32).toString('hex');
  const secretHash = hashOfSecret(secret);
  const row = {
    ...{ id, show_id: showId, kind, title, currency, secret, secret_hash: secretHash, created_at: now },
    declared: hashOfBreak({ break: id, kind, secretHash, contents }),
  };
  await insertBreak(tx, { ...row, closed_at: null, drawn_at: null }, contents, products);
  await tellOfBreak(tx, id, now);
  await tellOfStage(tx, showId, now);
  return id;
}

/** Only what nobody could bid on yet. */
export function removeBreak({ db, actor, clock }: UserCtx, id: BreakId): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const one = await holdOpen(tx, actor, id);
    const { hasBegun, waiting } = await findProgress(tx, id);
    if (hasBegun) throw breakStarted();
    for (const lot of waiting) await takeOffList(tx, lot);
    await deleteBreak(tx, id);
    await dropBreak(tx, one, clock.now());
    await tellOfStage(tx, one.showId, clock.now());
  });
}

/** No more spots are sold: what nobody bought stays with the shop, and the rest is drawn once it is paid. */
export function closeBreak({ db, actor, clock }: UserCtx, id: BreakId): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { showId, spots } = await holdOpen(tx, actor, id);
    await stopSelling(tx, id);
    await keepUnsold(tx, spots);
    await updateBreak(tx, id, { closed_at: clock.now() });
    await tellOfBreak(tx, id, clock.now());
    await tellOfStage(tx, showId, clock.now());
  });
}

/** Takes what waits off the run list. */
export async function stopSelling(tx: Db, id: BreakId): Promise<void> {
  const { isRunning, waiting } = await findProgress(tx, id);
  if (isRunning) throw spotRunning();
  for (const lot of waiting) await takeOffList(tx, lot);
}

/** Their pieces are no longer for sale, as lots that are run again either. */
export async function keepUnsold(tx: Db, spots: ReadonlyArray<{ productId: ProductId }>): Promise<void> {
  for (const { productId } of spots) await holdPiece(tx, productId, null);
}

/** Shows are locked before what is in them. */
export async function holdOpen(tx: Db, actor: UserCtx['actor'], id: BreakId): Promise<Break> {
  const found = await findBreak(tx, id);
  if (!found) throw notFound('break');
  await holdOwnShow(tx, actor, found.showId);
  const held = await lockBreak(tx, id);
  if (!held) throw notFound('break');
  if (held.state !== 'open') throw breakOver();
  return held;
}
