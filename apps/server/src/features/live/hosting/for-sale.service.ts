import type { ProductId, ShowId } from '@souk/shared/ids.ts';
import { type ForSale, forSaleLimit } from '@souk/shared/live/hosting/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { Ctx, UserCtx } from '../../../platform/session/actor.ts';
import { findProductCards, presentProductCard } from '../../market/catalog/index.ts';
import { favoritesAmong } from '../../market/favorite-ids/index.ts';
import { findCoHostSelling } from '../co-hosts/index.ts';
import { findPinnedBefore, findShow, findStage, maySeeShow, putPinned, tellOfStage } from '../shows/index.ts';
import { addForSale, deleteForSale, findForSale } from './for-sale.repo.ts';
import { notForTheList, runListFull, showOver } from './hosting.failures.ts';
import { holdShowToSell } from './hosting.policy.ts';
import { findProductToShow, isOfShop } from './run-list.repo.ts';

const over = ['ended', 'replay'];

/**
 * What a show sells at its price: what its host pinned first, then their list; once it is over, also what was pinned in it.
 * What went off sale is left out.
 */
export async function listForSale(ctx: Ctx, showId: ShowId): Promise<ForSale> {
  const show = await findShow(ctx.db, showId);
  if (!show || !maySeeShow(ctx.actor, show)) throw notFound('show');
  const [{ pinned }, listed, before] = await Promise.all([
    findStage(ctx.db, showId),
    findForSale(ctx.db, showId),
    over.includes(show.state) ? findPinnedBefore(ctx.db, showId) : [],
  ]);
  const others = [...(pinned ? [pinned] : []), ...before].filter((id) => !listed.includes(id));
  const ids = [...others, ...listed];
  const [rows, favorites] = await Promise.all([
    ids.length > 0 ? findProductCards(ctx.db, ids) : [],
    favoritesAmong(ctx, ids),
  ]);
  const items = rows.map((row) => presentProductCard(row, favorites));
  return { items, pinned: items.some(({ _id }) => _id === pinned) ? pinned : null };
}

/** One more, of who hosts the show or leads it with its host. Once more it stays where it is. */
export function sellInShow(
  { db, actor, clock }: UserCtx,
  showId: ShowId,
  productId: ProductId,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const show = await holdShowToSell(tx, actor, showId);
    if (over.includes(show.state)) throw showOver();
    if ((await findProductToShow(tx, show.seller, productId)).length === 0) throw notForTheList();
    if (await addOneForSale(tx, showId, productId)) await tellOfStage(tx, showId, clock.now());
  });
}

/** False where it is on the list. */
export async function addOneForSale(tx: Db, showId: ShowId, productId: ProductId): Promise<boolean> {
  const listed = await findForSale(tx, showId);
  if (listed.includes(productId)) return false;
  if (listed.length >= forSaleLimit) throw runListFull();
  await addForSale(tx, showId, productId);
  return true;
}

/** The host takes out whatever is there, a co-host what is theirs. What is held up goes with it. */
export function sellNoMore(
  { db, actor, clock }: UserCtx,
  showId: ShowId,
  productId: ProductId,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const show = await holdShowToSell(tx, actor, showId);
    if (over.includes(show.state)) throw showOver();
    if (show.seller !== show.shop.id && !(await isOfShop(tx, productId, show.seller))) throw forbidden();
    const now = clock.now();
    const isTheirs = (await findCoHostSelling(tx, showId, productId)) !== undefined;
    if (!(await deleteForSale(tx, showId, productId))) return;
    if (isTheirs && (await findStage(tx, showId)).pinned === productId)
      await putPinned(tx, showId, null, now);
    await tellOfStage(tx, showId, now);
  });
}
