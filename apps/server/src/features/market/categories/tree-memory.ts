import type { Db } from '../../../platform/db/database.ts';
import { remember } from '../../../platform/remember.ts';
import type { Ctx } from '../../../platform/session/actor.ts';
import { type CategoryNode, findCategoryTree } from './category.repo.ts';

const trees = new WeakMap<Db, () => Promise<CategoryNode[]>>();

/** The whole tree without its counts; every list of products asks for it, so it may be a second old. */
export function categoryTree({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<CategoryNode[]> {
  const tree = trees.get(db) ?? remember(clock, 1_000, () => findCategoryTree(db));
  trees.set(db, tree);
  return tree();
}
