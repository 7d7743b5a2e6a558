import { notFound } from '../../../platform/errors/failures.ts';
import type { CategoryRow } from './category.repo.ts';
import { wayTo } from './category.tree.ts';

export interface FoundCategory {
  category: CategoryRow;
  /** From the root down, the category itself at its end. */
  breadcrumb: CategoryRow[];
  children: CategoryRow[];
}

export function findIn(all: readonly CategoryRow[], idOrSlug: string): FoundCategory {
  const category = all.find((one) => one.id === idOrSlug || one.slug === idOrSlug);
  if (!category) throw notFound('category');
  return {
    category,
    breadcrumb: wayTo(all, category),
    children: all.filter((one) => one.parentId === category.id),
  };
}
