import type { ShowFacets } from '@souk/shared/live/shows/schema.ts';
import type { Ctx } from '../../../platform/session/actor.ts';
import { type CategoryNode, categoryTree, presentCategoryRef, wayTo } from '../../market/categories/index.ts';
import { countShows, type ShowCount } from './show.repo.ts';

/** What a reader can choose among: only what leads to a show. */
export async function getShowFacets(ctx: Ctx, language: string): Promise<ShowFacets> {
  const [counts, tree] = await Promise.all([countShows(ctx.db), categoryTree(ctx)]);
  return showFacetsOf(counts, tree, language);
}

function showFacetsOf(
  counts: readonly ShowCount[],
  tree: readonly CategoryNode[],
  language: string,
): ShowFacets {
  const states = { live: 0, scheduled: 0, replay: 0 };
  const roots = new Map<CategoryNode, number>();
  const languages = new Map<string, number>();
  let viewers = 0;
  const nodes = new Map(tree.map((node) => [node.id, node]));
  for (const count of counts) {
    states[count.state] += count.shows;
    if (count.state === 'replay') continue;
    if (count.state === 'live') viewers += count.viewers;
    add(languages, count.language, count.shows);
    const node = nodes.get(count.categoryId);
    const root = node && wayTo(tree, node)[0];
    if (root) add(roots, root, count.shows);
  }
  return {
    states,
    viewers,
    categories: fullestFirst(roots).map(([root, count]) => ({
      ...presentCategoryRef(root, language),
      count,
    })),
    languages: fullestFirst(languages).map(([code, count]) => ({ code, count })),
  };
}

function add<K>(sums: Map<K, number>, key: K, count: number): void {
  sums.set(key, (sums.get(key) ?? 0) + count);
}

const fullestFirst = <K>(sums: ReadonlyMap<K, number>) => [...sums].sort(([, a], [, b]) => b - a);
