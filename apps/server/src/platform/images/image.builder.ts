import type { ImageId } from '@souk/shared/ids.ts';
import type { Db } from '../db/database.ts';
import type { NewRow, Row } from '../db/insert-all.ts';
import { newId } from '../ids.ts';
import type { ImageRecipe } from './recipe.ts';

export type NewImage = NewRow<'images'> & { id: ImageId };
export type ImageInput = Partial<Omit<NewImage, 'recipe'>> & { recipe?: ImageRecipe };

/** A drawn picture, a mug unless told otherwise. */
export function imageRow({ recipe, ...input }: ImageInput = {}): NewImage {
  const id = input.id ?? newId<ImageId>();
  const drawn: ImageRecipe = recipe ?? { type: 'still', kind: 'mug', seed: id };
  return {
    folder: 'images',
    kind: 'drawn',
    width: 960,
    height: 1200,
    alt: '',
    owner_id: null,
    placeholder: null,
    colour: null,
    storage_key: null,
    ...input,
    id,
    recipe: JSON.stringify(drawn),
  };
}

export function buildImage(db: Db, input: ImageInput = {}): Promise<Row<'images'>> {
  return db.insertInto('images').values(imageRow(input)).returningAll().executeTakeFirstOrThrow();
}
