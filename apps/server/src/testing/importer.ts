import type { ShopId, UserId } from '@souk/shared/ids.ts';
import type { ProductImport } from '@souk/shared/market/imports/schema.ts';
import { buildUser } from '../features/identity/accounts/user.builder.ts';
import { buildCategory } from '../features/market/categories/category.builder.ts';
import { buildShop } from '../features/market/shops/shop.builder.ts';
import type { TestApp } from './build-test-app.ts';
import { sendAtOnce } from './files.fixture.ts';
import { runWaitingJobs } from './mailbox.ts';

export interface Importer {
  userId: UserId;
  shopId: ShopId;
  /** Sends a file and has it looked at. */
  check(file: string | Buffer): Promise<ProductImport>;
  /** The same, and then written. */
  run(file: string | Buffer): Promise<ProductImport>;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into an answer as a client without types would
  rows(id: string): Promise<any[]>;
}

/** A seller with a shop in a market that knows ceramics, furniture and textiles. */
export async function buildImporter(app: TestApp): Promise<Importer> {
  const { id: userId } = await buildUser(app.db);
  const { id: shopId } = await buildShop(app.db, { owner_id: userId });
  for (const [slug, en, es] of [
    ['ceramics', 'Ceramics', 'Cerámica'],
    ['furniture', 'Furniture', 'Muebles'],
    ['textiles', 'Textiles', 'Textiles'],
  ] as const) {
    const there = await app.db
      .selectFrom('categories')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirst();
    if (!there) await buildCategory(app.db, { slug, names: { en, es } });
  }
  return importerOf(app, userId, shopId);
}

/** As which the seller of a shop that is there imports. */
export function importerOf(app: TestApp, userId: UserId, shopId: ShopId): Importer {
  const seller = app.as(userId);
  const check = async (file: string | Buffer) => {
    const sent = await sendAtOnce(seller, { bytes: Buffer.from(file) });
    if (sent.status !== 201) throw new Error(`not taken: ${JSON.stringify(sent.body)}`);
    const { body } = await seller.post(`/api/shops/${shopId}/imports`, { fileId: sent.body._id });
    await runWaitingJobs(app);
    return (await seller.get(`/api/imports/${body._id}`)).body;
  };
  return {
    userId,
    shopId,
    check,
    async run(file) {
      const { _id } = await check(file);
      const started = await seller.post(`/api/imports/${_id}/start`);
      if (started.status !== 200) throw new Error(`not started: ${JSON.stringify(started.body)}`);
      await runWaitingJobs(app);
      return (await seller.get(`/api/imports/${_id}`)).body;
    },
    rows: async (id) => (await seller.get(`/api/imports/${id}/products?perPage=100`)).body.items,
  };
}
