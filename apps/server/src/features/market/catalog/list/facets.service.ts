import type { Db } from '../../../../platform/db/database.ts';
import type { Ctx } from '../../../../platform/session/actor.ts';
import { type FacetsRow, findFacets } from './facets.repo.ts';
import type { ProductFilter } from './filter.repo.ts';

// Counting so many takes longer than the page itself, and nobody sees a few more or less of them.
const many = 1_000;
const cachedMs = 5 * 60_000;
const mostCached = 500;

type Cache = Map<string, { facets: Promise<FacetsRow>; until: number }>;
const cacheOf = new WeakMap<Db, Cache>();

/** The counts for a list; those of a long list may be five minutes old. */
export async function countFacets({ db, clock }: Ctx, filter: ProductFilter): Promise<FacetsRow> {
  if (filter.among) return findFacets(db, filter);
  const cache: Cache = cacheOf.get(db) ?? new Map();
  cacheOf.set(db, cache);
  const key = JSON.stringify(filter);
  const now = clock.now().getTime();
  const before = cache.get(key);
  if (before && now < before.until) return before.facets;
  // However many ask while it is counted, it is counted once.
  const mine = { facets: findFacets(db, filter), until: now + cachedMs };
  cache.delete(key);
  cache.set(key, mine);
  if (cache.size > mostCached) cache.delete(cache.keys().next().value!);
  try {
    const facets = await mine.facets;
    if (facets.total < many && cache.get(key) === mine) cache.delete(key);
    return facets;
  } catch (error) {
    if (cache.get(key) === mine) cache.delete(key);
    throw error;
  }
}
