import type { ProductId } from '@souk/shared/ids.ts';
import type { ProductQuery } from '@souk/shared/market/catalog/schema.ts';
import { z } from 'zod';
import { cursorMoment, encodeCursor, pageOf, readCursor } from '../../../../platform/db/cursor.ts';
import type { Ctx } from '../../../../platform/session/actor.ts';
import { type CategoryNode, categoryTree, subtreeOf } from '../../categories/index.ts';
import type { ProductCardRow } from '../card.repo.ts';
import type { FacetsRow } from './facets.repo.ts';
import { countFacets } from './facets.service.ts';
import type { ProductFilter } from './filter.repo.ts';
import { findListedCards, findProductPage, type Order } from './listing.repo.ts';
import type { Matches } from './match.repo.ts';
import { searchProducts } from './match.service.ts';
import { candidateCap, countCap } from './match-query.ts';

export interface FoundProducts {
  rows: ProductCardRow[];
  nextCursor: string | null;
  /** Of the first page alone, and only when they are asked for. */
  facets: FacetsRow | null;
  /** Among how many the filters were counted, where there are more. */
  among: number | null;
  total: number | null;
  /** Whether there are more than were counted. */
  more: boolean;
  didYouMean: string | null;
  categories: CategoryNode[];
}

type Page = Omit<FoundProducts, 'categories'>;

/** A page of products, with the counts that its filters can be changed by. */
export async function listProducts(ctx: Ctx, query: ProductQuery): Promise<FoundProducts> {
  const categories = await categoryTree(ctx);
  const filter = filterOf(query, categories);
  const page = query.q
    ? await searchPage(ctx, { ...query, q: query.q }, filter, categories)
    : await browsePage(ctx, query, filter);
  return { ...page, categories };
}

async function browsePage(ctx: Ctx, query: ProductQuery, filter: ProductFilter): Promise<Page> {
  const order: Order = query.sort === 'best' ? 'newest' : query.sort;
  const after = readCursor(query.cursor, z.tuple([z.literal(order), z.int().min(0), z.uuid()]));
  const [rows, facets] = await Promise.all([
    findProductPage(ctx.db, filter, order, placeOf(after), query.limit + 1),
    query.counts && !after ? countFacets(ctx, filter) : null,
  ]);
  const page = pageOf(rows, query.limit, (row) => [order, row.place, row.id]);
  const total = facets?.total ?? null;
  const more = total !== null && total >= countCap;
  return { ...page, facets, among: more ? countCap : null, total, more, didYouMean: null };
}

async function searchPage(
  ctx: Ctx,
  query: ProductQuery & { q: string },
  filter: ProductFilter,
  tree: readonly CategoryNode[],
): Promise<Page> {
  const { db } = ctx;
  const { sort, limit } = query;
  const after = readCursor(query.cursor, searchCursor(sort));
  const counts = query.counts && !after;
  const options = {
    until: after?.[3] ?? null,
    first: sort === 'price-up' || sort === 'price-down' ? sort : ('newest' as const),
    // Ranking looks at the best of so many; another order is true to all that can be counted.
    cap: sort === 'best' ? candidateCap : countCap,
    cards: sort === 'best' && !after ? limit : 0,
  };
  const isNarrowed = Object.values(filter).some((part) => part !== undefined);
  const [found, unfiltered] = await Promise.all([
    searchProducts(ctx, query.q, tree, { ...options, filter }),
    counts && isNarrowed
      ? searchProducts(ctx, query.q, tree, { ...options, filter: {}, cap: candidateCap, cards: 0 })
      : null,
  ]);
  const { matches } = found;
  const counted = (unfiltered ?? found).matches;
  const called = calledOf(counted);
  const [page, facets] = await Promise.all([
    sort === 'best'
      ? rankedPage(db, matches, placeOf(after), limit, options.until)
      : sortedPage(db, matches, sort, placeOf(after), limit, options.until),
    counts ? countFacets(ctx, { ...filter, among: called }) : null,
  ]);
  return {
    ...page,
    facets,
    among: counted.more ? called.length : null,
    total: after ? null : matches.ids.length,
    more: matches.more && !after,
    didYouMean: (unfiltered ?? found).didYouMean,
  };
}

async function rankedPage(
  db: Ctx['db'],
  { ids, scores, cards, now }: Matches,
  after: { value: number; id: string } | null,
  limit: number,
  until: number | null,
): Promise<Pick<Page, 'rows' | 'nextCursor'>> {
  const at = after
    ? ids.findIndex((id, n) => scores[n]! < after.value || (scores[n] === after.value && id < after.id))
    : 0;
  const from = at === -1 ? ids.length : at;
  const rows = after || cards.length === 0 ? await findListedCards(db, ids.slice(from, from + limit)) : cards;
  const last = from + limit - 1;
  const nextCursor =
    from + limit < ids.length ? encodeCursor(['best', scores[last]!, ids[last]!, until ?? now]) : null;
  return { rows, nextCursor };
}

/** What is called so; what merely mentions the words counts only where there is nothing else. */
const calledOf = ({ ids, called }: Matches): ProductId[] => (called > 0 ? ids.slice(0, called) : ids);

/** In another order too, what merely mentions the words comes after all that is called so. */
async function sortedPage(
  db: Ctx['db'],
  { ids, called, now }: Matches,
  order: Order,
  after: { value: number; id: string } | null,
  limit: number,
  until: number | null,
): Promise<Pick<Page, 'rows' | 'nextCursor'>> {
  const [first, mentions] = [ids.slice(0, called), ids.slice(called)];
  const isAmongMentions = after !== null && mentions.some((id) => id === after.id);
  const page = (among: ProductId[], from: typeof after, most: number) =>
    among.length > 0 && most > 0 ? findProductPage(db, { among }, order, from, most) : [];
  const rows = isAmongMentions ? [] : await page(first, after, limit + 1);
  rows.push(...(await page(mentions, isAmongMentions ? after : null, limit + 1 - rows.length)));
  return pageOf(rows, limit, (row) => [order, row.place, row.id, until ?? now]);
}

function filterOf(query: ProductQuery, tree: readonly CategoryNode[]): ProductFilter {
  return {
    categories: query.category && subtreeOf(tree, query.category),
    shop: query.shop,
    kinds: query.kind,
    conditions: query.condition,
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
    currency: query.currency,
    offers: query.offers,
    shipsTo: query.shipsTo,
    freeShipping: query.freeShipping || undefined,
  };
}

const searchCursor = (sort: ProductQuery['sort']) =>
  z.tuple([
    z.literal(sort),
    sort === 'best' ? z.number().min(0).max(1_000) : z.int().min(0),
    z.uuid(),
    cursorMoment,
  ]);

const placeOf = (after: readonly [string, number, string, ...unknown[]] | null) =>
  after && { value: after[1], id: after[2] };
