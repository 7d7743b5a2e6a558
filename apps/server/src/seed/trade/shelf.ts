import type { VariantId } from '@souk/shared/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { productIdOf } from '../products.ts';

export interface Shelf {
  /** The variant of which there is most, of the first of these things that is not the last piece then. */
  take(shop: string, titles: readonly string[], quantity: number): VariantId;
}

/** What shops have, as it is when nobody has bought yet. */
export async function readShelf(db: Db): Promise<Shelf> {
  const rows = await db
    .selectFrom('product_variants')
    .select(['id', 'product_id', 'available'])
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id);
  return {
    take(slug, titles, quantity) {
      for (const title of titles) {
        const variants = byProduct.get(productIdOf({ slug }, title)) ?? [];
        const fullest = variants.toSorted((one, other) => other.available - one.available)[0];
        if (!fullest || fullest.available <= quantity) continue;
        fullest.available -= quantity;
        return fullest.id;
      }
      throw new Error(`${slug} has no more of ${titles.join(', ')}`);
    },
  };
}
