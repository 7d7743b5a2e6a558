import type { AuctionSalePage } from '@souk/shared/live/auction-lists/schema.ts';
import { z } from 'zod';
import { cursorMoment, pageOf, readCursor } from '../../../platform/db/cursor.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { soldAt } from './auction-lists.presenter.ts';
import { findSales, findSalesOf, type SalesOf } from './sales.repo.ts';

/** What was sold in a show, a lot or of a product: to its shop all of it, to anyone else what they bought there. */
export async function listSales(
  { db, actor }: UserCtx,
  id: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<AuctionSalePage> {
  const about = await findSalesOf(db, id);
  if (!about || !isShown(actor, about)) throw notFound('auction');
  const sells = actor.shopId === about.shopId;
  const after = readCursor(cursor, z.tuple([z.literal('sales'), cursorMoment, z.uuid()]));
  const found = await findSales(db, about, {
    buyerId: sells ? null : actor.userId,
    after: after && { at: after[1], id: after[2] },
    limit: limit + 1,
  });
  const { rows, nextCursor } = pageOf(found, limit, ({ place, lot }) => ['sales', place, lot.id]);
  return {
    about: {
      ...{ kind: about.kind, _id: about.id, title: about.title },
      ...{ showId: about.showId, productId: about.productId },
    },
    sells,
    nextCursor,
    items: rows.map(({ lot, price, settlement, closedAt, buyer }) => ({
      ...{ lot: soldAt(lot, price), settlement },
      soldAt: closedAt?.toISOString() ?? null,
      buyer: sells ? buyer : null,
    })),
  };
}

/** What everyone may see holds what one bought there; a single lot is its shop’s and its buyer’s. */
function isShown(actor: UserCtx['actor'], { shopId, buyerId, isPublic }: SalesOf): boolean {
  return isPublic || actor.shopId === shopId || buyerId === actor.userId;
}
