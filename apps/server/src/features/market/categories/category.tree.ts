import type { CategoryId } from '@souk/shared/ids.ts';
import type { CategoryNode } from './category.repo.ts';

/** A category and all that are below it. */
export function subtreeOf(tree: readonly CategoryNode[], root: CategoryId): CategoryId[] {
  const found = new Set([root]);
  for (const id of found) {
    for (const node of tree) if (node.parentId === id) found.add(node.id);
  }
  return [...found];
}

/** The way from the root down to a category, itself included. */
export function wayTo<Node extends CategoryNode>(tree: readonly Node[], category: Node): Node[] {
  const above = tree.find((node) => node.id === category.parentId);
  return above ? [...wayTo(tree, above), category] : [category];
}
