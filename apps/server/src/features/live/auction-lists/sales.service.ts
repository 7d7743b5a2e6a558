import type { AuctionSalePage } from '@souk/shared/live/auction-lists/schema.ts';
import { z } from 'zod';
import { cursorMoment, pageOf, readCursor } from '../../../platform/db/cursor.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { soldAt } from './auction-lists.presenter.ts';
import { findSales, findSalesOf } from './sales.repo.ts';

/**
 * What was sold in a show, a lot or of a product: to its shop all of it, to anyone else what they bought there, or what they
 * sold in it as a co-host. Who bought is for the shop that sold it.
 */
export async function listSales(
  { db, actor }: UserCtx,
  id: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<AuctionSalePage> {
  const about = await findSalesOf(db, id);
  if (!about) throw notFound('auction');
  const seesAll = actor.shopId === about.shopId;
  const after = readCursor(cursor, z.tuple([z.literal('sales'), cursorMoment, z.uuid()]));
  const found = await findSales(db, about, {
    ...{ reader: actor, seesAll },
    after: after && { at: after[1], id: after[2] },
    limit: limit + 1,
  });
  // What one bought there stays one’s own, also of a shop that is closed and of a product that is gone from it.
  if (!about.isPublic && !seesAll && found.length === 0) throw notFound('auction');
  const { rows, nextCursor } = pageOf(found, limit, ({ place, lot }) => ['sales', place, lot.id]);
  return {
    about: {
      ...{ kind: about.kind, _id: about.id, title: about.title },
      ...{ showId: about.showId, productId: about.productId },
    },
    sells: seesAll || rows.some(({ sells }) => sells),
    nextCursor,
    items: rows.map(({ lot, price, settlement, closedAt, sells, buyer }) => ({
      ...{ lot: soldAt(lot, price), settlement, sells, buyer },
      soldAt: closedAt?.toISOString() ?? null,
    })),
  };
}
