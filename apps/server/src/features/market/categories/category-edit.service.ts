import type { CategoryId } from '@souk/shared/ids.ts';
import type { CategoryBody } from '@souk/shared/market/categories/edit-schema.ts';
import { categoryLimits } from '@souk/shared/market/categories/limits.ts';
import { numberedSlug, slugFrom } from '@souk/shared/market/shops/slugs.ts';
import { record } from '../../../platform/audit/record.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { categoryInUse, wrongParent } from './categories.failures.ts';
import { type CategoryNode, type CategoryRow, findCategories, findCategoryTree } from './category.repo.ts';
import { subtreeOf, wayTo } from './category.tree.ts';
import {
  deleteCategory,
  insertCategory,
  lockIfEmpty,
  lockTree,
  updateCategory,
} from './category-edit.repo.ts';

export function addCategory({ db, clock, actor }: UserCtx, given: CategoryBody): Promise<CategoryRow> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    await lockTree(tx);
    const tree = await findCategoryTree(tx);
    refuseParent(tree, given.parentId, null);
    const id = newId<CategoryId>(now.getTime());
    await insertCategory(tx, {
      id,
      slug: freeSlug(tree, given.names.en ?? ''),
      image_id: null,
      ...valuesOf(given),
    });
    const category = await readCategory(tx, id);
    await note(tx, { actor, action: 'category.added', category, now });
    return category;
  });
}

/** Its address stays, so that links and exported files go on leading to it. */
export function changeCategory(
  { db, clock, actor }: UserCtx,
  id: CategoryId,
  given: CategoryBody,
): Promise<CategoryRow> {
  return db.transaction().execute(async (tx) => {
    await lockTree(tx);
    const tree = await findCategoryTree(tx);
    if (!tree.some((node) => node.id === id)) throw notFound('category');
    refuseParent(tree, given.parentId, id);
    await updateCategory(tx, id, valuesOf(given));
    const category = await readCategory(tx, id);
    await note(tx, { actor, action: 'category.changed', category, now: clock.now() });
    return category;
  });
}

/** Only where nothing is filed; commissions and taxes that were set for it go with it. */
export function removeCategory({ db, clock, actor }: UserCtx, id: CategoryId): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockTree(tx);
    const category = (await findCategoryTree(tx)).find((node) => node.id === id);
    if (!category) throw notFound('category');
    if (!(await lockIfEmpty(tx, id))) throw categoryInUse();
    await deleteCategory(tx, id);
    await note(tx, { actor, action: 'category.removed', category, now: clock.now() });
  });
}

/** A category with all that is below it fits under its parent, and is not above it. */
function refuseParent(
  tree: readonly CategoryNode[],
  parentId: CategoryId | null,
  moved: CategoryId | null,
): void {
  const parent = tree.find(({ id }) => id === parentId);
  if (parentId !== null && !parent) throw wrongParent('unknown');
  const below = moved === null ? [] : subtreeOf(tree, moved);
  if (parent && below.includes(parent.id)) throw wrongParent('circle');
  const above = parent ? wayTo(tree, parent).length : 0;
  if (above + levelsOf(tree, moved) > categoryLimits.levels) throw wrongParent('deep');
}

function levelsOf(tree: readonly CategoryNode[], root: CategoryId | null): number {
  const children = root === null ? [] : tree.filter(({ parentId }) => parentId === root);
  return 1 + Math.max(0, ...children.map(({ id }) => levelsOf(tree, id)));
}

/** As its English name makes it, numbered where another has that. */
function freeSlug(tree: readonly CategoryNode[], name: string): string {
  const taken = new Set(tree.map(({ slug }) => slug));
  const base = slugFrom(name) || 'category';
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = numberedSlug(base, number);
  return slug;
}

const valuesOf = ({ names, parentId, position }: CategoryBody) => ({
  names: JSON.stringify(names),
  parent_id: parentId,
  position,
});

async function readCategory(tx: Db, id: CategoryId): Promise<CategoryRow> {
  const category = (await findCategories(tx)).find((row) => row.id === id);
  if (!category) throw notFound('category');
  return category;
}

interface Noted {
  actor: UserCtx['actor'];
  action: 'category.added' | 'category.changed' | 'category.removed';
  category: CategoryNode;
  now: Date;
}

function note(tx: Db, { actor, action, category: { id, names, parentId }, now }: Noted): Promise<void> {
  return record(tx, {
    actorId: actor.userId,
    action,
    subject: { kind: 'category', id },
    details: { about: names.en, names, parentId },
    now,
  });
}
