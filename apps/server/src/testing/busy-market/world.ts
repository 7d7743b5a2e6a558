import type { UserId } from '@souk/shared/ids.ts';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { buildProduct } from '../../features/market/catalog/product.builder.ts';
import { buildCategory } from '../../features/market/categories/category.builder.ts';
import { buildShop } from '../../features/market/shops/shop.builder.ts';
import { connectDatabase } from '../../platform/db/database.ts';
import { buildImage } from '../../platform/images/image.builder.ts';
import { startSession } from '../../platform/session/sessions.service.ts';
import { type Caller, callerOf } from './caller.ts';
import type { MarketProcess } from './market-process.ts';

export interface Person {
  id: UserId;
  token: string;
  call: Caller;
}

export type BusyWorld = Awaited<ReturnType<typeof buildBusyWorld>>;

const PRODUCTS = 50;

/** A shop with things to sell, and people who are about to do something in it. */
export async function buildBusyWorld(
  { url, databaseUrl, dataDir }: MarketProcess,
  { buyers }: { buyers: number },
) {
  const database = connectDatabase(databaseUrl, { max: 4 });
  const { db } = database;

  async function personOf(userId: UserId): Promise<Person> {
    const token = await startSession(db, { userId, userAgent: 'test', way: 'password', now: new Date() });
    return { id: userId, token, call: callerOf(url, token) };
  }
  const people = async (count: number): Promise<Person[]> => {
    const made: Person[] = [];
    for (let n = 0; n < count; n += 1) made.push(await personOf((await buildUser(db)).id));
    return made;
  };

  const shop = await buildShop(db);
  const category_id = (await buildCategory(db)).id;
  const images = [(await buildImage(db)).id];
  const products = [];
  for (let n = 0; n < PRODUCTS; n += 1) {
    const { id } = await buildProduct(db, {
      shop_id: shop.id,
      category_id,
      images,
      title: `Vase ${n}`,
      price_amount: 8_400,
      accepts_offers: true,
      available: 1_000,
    });
    const variant = await db
      .selectFrom('product_variants')
      .select('id')
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow();
    products.push({ id, variantId: variant.id });
  }
  return {
    url,
    dataDir,
    db,
    shop,
    products,
    people,
    anyone: callerOf(url),
    seller: await personOf(shop.owner_id),
    /** Who put things in carts, keep them and make offers. */
    buyers: await people(buyers),
    [Symbol.asyncDispose]: () => database.close(),
  };
}
