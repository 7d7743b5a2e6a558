import type { ProductId, ShowId } from '@souk/shared/ids.ts';
import type { ForSale } from '@souk/shared/live/hosting/schema.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { Ctx, UserCtx } from '../../../platform/session/actor.ts';
import { findProductCards, presentProductCard } from '../../market/catalog/index.ts';
import { favoritesAmong } from '../../market/favorite-ids/index.ts';
import { findPinnedBefore, findShow, findStage, maySeeShow, tellOfStage } from '../shows/index.ts';
import { findForSale, putForSale } from './for-sale.repo.ts';
import { notForTheList, showOver } from './hosting.failures.ts';
import { holdOwnShow } from './hosting.policy.ts';
import { findProductToShow } from './run-list.repo.ts';

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

/** In this order from now on. What stands there already may have gone off sale meanwhile. */
export function sellAtPrice(
  { db, actor, clock }: UserCtx,
  showId: ShowId,
  productIds: readonly ProductId[],
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const show = await holdOwnShow(tx, actor, showId);
    if (!['scheduled', 'rehearsal', 'live'].includes(show.state)) throw showOver();
    const ids = [...new Set(productIds)];
    const before = await findForSale(tx, showId);
    for (const id of ids.filter((one) => !before.includes(one))) {
      const variants = await findProductToShow(tx, show.shop.id, id);
      if (variants.length === 0) throw notForTheList();
    }
    await putForSale(tx, showId, ids);
    await tellOfStage(tx, showId, clock.now());
  });
}
