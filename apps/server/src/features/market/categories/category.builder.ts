import type { CategoryId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import { newId } from '../../../platform/ids.ts';

export type NewCategory = NewRow<'categories'> & { id: CategoryId };
export type CategoryInput = Partial<Omit<NewCategory, 'names'>> & { names?: Record<string, string> };

export function categoryRow({ names, ...input }: CategoryInput = {}): NewCategory {
  const id = input.id ?? newId<CategoryId>();
  return {
    parent_id: null,
    slug: `things-${id}`,
    image_id: null,
    position: 0,
    ...input,
    id,
    names: JSON.stringify(names ?? { en: 'Things' }),
  };
}

export function buildCategory(db: Db, input: CategoryInput = {}): Promise<Row<'categories'>> {
  return db.insertInto('categories').values(categoryRow(input)).returningAll().executeTakeFirstOrThrow();
}
