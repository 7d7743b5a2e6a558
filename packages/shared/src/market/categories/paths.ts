import type { Category } from './schema.ts';

type Named = Pick<Category, '_id' | 'name' | 'parentId'>;

/** Every category with the way to it, "Home › Kitchen", each below its parent. */
export function categoryPaths(categories: readonly Named[]): Array<{ _id: string; path: string }> {
  const byId = new Map<string, Named>(categories.map((category) => [category._id, category]));
  const pathOf = (category: Named): string => {
    const parent = category.parentId === null ? undefined : byId.get(category.parentId);
    return parent ? `${pathOf(parent)} › ${category.name}` : category.name;
  };
  return categories
    .map((category) => ({ _id: category._id as string, path: pathOf(category) }))
    .sort((a, b) => a.path.localeCompare(b.path));
}
