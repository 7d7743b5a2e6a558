import type { ImageId, UserId } from '@souk/shared/ids.ts';
import type { ProductInput } from '@souk/shared/market/catalog/edit-schema.ts';
import { buildCategory } from '../features/market/categories/category.builder.ts';
import { buildShop } from '../features/market/shops/shop.builder.ts';
import type { Db } from '../platform/db/database.ts';
import { buildOwnPicture } from '../platform/files/picture.builder.ts';
import { newId } from '../platform/ids.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into an answer as a client without types would
  body: any;
}

interface Caller {
  get(url: string): Promise<Answer>;
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  patch(url: string, body?: unknown): Promise<Answer>;
  delete(url: string): Promise<Answer>;
}

/** The market a test runs in. */
interface Market {
  db: Db;
  as(user: UserId): Caller;
}

/** Someone with a shop and a picture, and how they would sell a mug. */
export async function openSelling(app: Market) {
  const shop = await buildShop(app.db);
  const category = await buildCategory(app.db, { names: { en: 'Mugs' } });
  const caller = app.as(shop.owner_id);
  const picture = async () =>
    (await buildOwnPicture(app.db, {
      owner_id: shop.owner_id,
      purpose: 'product-image',
    })) as string as ImageId;
  const mug: ProductInput = {
    title: 'Zigzag mug, rust',
    images: [await picture()],
    categoryId: category.id,
    condition: 'new',
    price: usd(3800),
    available: 5,
  };
  const add = (body: ProductInput): Promise<Answer> =>
    caller.post(`/api/shops/${shop.id}/products`, body, { 'idempotency-key': newId() });
  return {
    shop,
    category,
    caller,
    picture,
    mug,
    add,
    /** Answers with the product as its seller edits it. */
    async onSale(change: ProductInput = {}) {
      const { status, body } = await add({ ...mug, ...change, status: 'active' });
      if (status !== 201) throw new Error(`not on sale: ${JSON.stringify(body)}`);
      return body;
    },
    bulk: (body: object): Promise<Answer> =>
      caller.post(`/api/shops/${shop.id}/products/bulk`, body, { 'idempotency-key': newId() }),
  };
}

export const glazes: ProductInput = {
  options: [{ name: 'Glaze', values: ['Honey', 'Sea'] }],
  variants: [
    { options: { Glaze: 'Honey' }, price: usd(4600), available: 3, sku: 'H' },
    { options: { Glaze: 'Sea' }, price: usd(4200), available: 2, sku: 'S' },
  ],
};
