import type { Db } from '../../../../platform/db/database.ts';
import type { Ctx } from '../../../../platform/session/actor.ts';
import { type FacetsRow, findFacets } from './facets.repo.ts';
import type { ProductFilter } from './filter.repo.ts';

// Counting so many takes longer than the page itself, and nobody sees a few more or less of them.
const many = 1_000;
const keptFor = 5 * 60_000;
const mostKept = 500;

type Kept = Map<string, { facets: Promise<FacetsRow>; until: number }>;
const keptOf = new WeakMap<Db, Kept>();

/** The counts for a list; those of a long list may be five minutes old. */
export async function countFacets({ db, clock }: Ctx, filter: ProductFilter): Promise<FacetsRow> {
  if (filter.among) return findFacets(db, filter);
  const kept: Kept = keptOf.get(db) ?? new Map();
  keptOf.set(db, kept);
  const key = JSON.stringify(filter);
  const now = clock.now().getTime();
  const before = kept.get(key);
  if (before && now < before.until) return before.facets;
  // However many ask while it is counted, it is counted once.
  const mine = { facets: findFacets(db, filter), until: now + keptFor };
  kept.delete(key);
  kept.set(key, mine);
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
  try {
    const facets = await mine.facets;
    if (facets.total < many && kept.get(key) === mine) kept.delete(key);
    return facets;
  } catch (error) {
    if (kept.get(key) === mine) kept.delete(key);
    throw error;
  }
}
