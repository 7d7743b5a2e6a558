import type { CategoryId, ProductId } from '@souk/shared/ids.ts';
import type { SoldForPage } from '@souk/shared/live/auction-lists/schema.ts';
import { z } from 'zod';
import { cursorMoment, pageOf, readCursor } from '../../../platform/db/cursor.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { Ctx } from '../../../platform/session/actor.ts';
import { getVisibleProduct } from '../../market/catalog/index.ts';
import { categoryTree, subtreeOf } from '../../market/categories/index.ts';
import { findSoldFor, type SoldAsked } from './sold-for.repo.ts';

interface Page {
  cursor?: string | undefined;
  limit: number;
}

/** What a product was sold for before. */
export async function listSoldOfProduct(ctx: Ctx, id: ProductId, page: Page): Promise<SoldForPage> {
  await getVisibleProduct(ctx, id);
  return listSold(ctx, { product: id }, page);
}

/** What was sold in a category and all below it. */
export async function listSoldInCategory(ctx: Ctx, id: CategoryId, page: Page): Promise<SoldForPage> {
  const tree = await categoryTree(ctx);
  if (!tree.some((node) => node.id === id)) throw notFound('category');
  return listSold(ctx, { categories: subtreeOf(tree, id) }, page);
}

async function listSold({ db }: Ctx, of: SoldAsked['of'], { cursor, limit }: Page): Promise<SoldForPage> {
  const after = readCursor(cursor, z.tuple([z.literal('sold'), cursorMoment, z.uuid()]));
  const found = await findSoldFor(db, {
    of,
    after: after && { at: after[1], id: after[2] },
    limit: limit + 1,
  });
  const { rows, nextCursor } = pageOf(found, limit, ({ place, lotId }) => ['sold', place, lotId]);
  const items = rows.map(({ lotId, product, price, currency, bidCount, closedAt }) => ({
    ...{ lotId, product, bidCount },
    price: { amount: price, currency },
    soldAt: closedAt.toISOString(),
  }));
  return { items, nextCursor };
}
