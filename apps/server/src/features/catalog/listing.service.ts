import type { ProductQuery } from '@souk/shared/catalog/schema.ts';
import { z } from 'zod';
import { cursorMoment, pageOf, readCursor } from '../../platform/db/cursor.ts';
import type { Ctx } from '../../platform/session/actor.ts';
import { type CategoryNode, findCategoryTree, subtreeOf } from '../categories/index.ts';
import { type Kept, keptBy } from '../kept/index.ts';
import type { ProductCardRow } from './card.repo.ts';
import { type FacetsRow, findFacets } from './facets.repo.ts';
import type { ProductFilter } from './filter.repo.ts';
import { findLatestListing, findProductPage, type Order } from './listing.repo.ts';

export interface FoundProducts {
  rows: ProductCardRow[];
  nextCursor: string | null;
  facets: FacetsRow;
  categories: CategoryNode[];
  kept: Kept;
}

/** A page of products, with the counts that its filters can be changed by. */
export async function listProducts(ctx: Ctx, query: ProductQuery): Promise<FoundProducts> {
  const order = orderOf(query);
  const after = readCursor(query.cursor, placeIn(order));
  const [categories, latest] = await Promise.all([
    findCategoryTree(ctx.db),
    query.q && !after ? findLatestListing(ctx.db) : 0,
  ]);
  const until = after?.[3] ?? latest;
  const filter = filterOf(query, until, categories);
  const [rows, facets] = await Promise.all([
    findProductPage(ctx.db, filter, order, after && { value: after[1], id: after[2] }, query.limit + 1),
    findFacets(ctx.db, filter),
  ]);
  const page = pageOf(rows, query.limit, (row) => [order, row.place, row.id, until]);
  return { ...page, facets, categories, kept: await keptBy(ctx, page.rows.map(idOf)) };
}

function orderOf({ q, sort }: ProductQuery): Order {
  if (sort !== 'best') return sort;
  return q ? 'match' : 'newest';
}

function filterOf(query: ProductQuery, until: number, tree: readonly CategoryNode[]): ProductFilter {
  return {
    text: query.q ? { words: query.q, until } : undefined,
    categories: query.category && subtreeOf(tree, query.category),
    shop: query.shop,
    kinds: query.kind,
    conditions: query.condition,
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
    offers: query.offers,
  };
}

const placeIn = (order: Order) => z.tuple([z.literal(order), placeValue(order), z.uuid(), cursorMoment]);

const placeValue = (order: Order) =>
  order === 'match'
    ? z.number().min(0).max(1_000)
    : order.startsWith('price')
      ? z.int().min(0)
      : cursorMoment;

const idOf = (product: ProductCardRow): string => product.id;
