import type { KeptCategory } from '@souk/shared/market/categories/edit-schema.ts';
import type { Category, CategoryRef } from '@souk/shared/market/categories/schema.ts';
import type { CategoryRefRow, CategoryRow } from './category.repo.ts';

export function presentCategoryRef(row: CategoryRefRow, language: string): CategoryRef {
  return { _id: row.id, slug: row.slug, name: nameIn(row.names, language) ?? row.slug };
}

export function presentCategory(row: CategoryRow, language: string): Category {
  return {
    ...presentCategoryRef(row, language),
    parentId: row.parentId,
    image: row.image,
    productCount: row.productCount,
  };
}

export const presentKept = (row: CategoryRow): KeptCategory => ({
  _id: row.id,
  slug: row.slug,
  names: row.names,
  parentId: row.parentId,
  position: row.position,
  image: row.image,
  productCount: row.productCount,
});

/** A name in the reader's language, else in English. */
export function nameIn(names: Record<string, string>, language: string): string | undefined {
  return names[language] ?? names.en;
}
