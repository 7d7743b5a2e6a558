import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { ProductId, UserId, VariantId } from '@souk/shared/ids.ts';
import { buildUser } from '../features/identity/accounts/user.builder.ts';
import { buildProduct } from '../features/market/catalog/product.builder.ts';
import { buildShop } from '../features/market/shops/shop.builder.ts';
import type { Db } from '../platform/db/database.ts';

interface Caller {
  post(url: string, body: unknown, headers: Record<string, string>): Promise<Answer>;
}

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into an answer as a client without types would
  body: any;
  headers: OutgoingHttpHeaders;
}

/** A vase for 84 dollars whose seller takes offers. */
export async function vaseOnOffer<C extends Caller>(
  app: { db: Db; as(user: { id: UserId }): C },
  { lowest = null }: { lowest?: number | null } = {},
) {
  const owner = await buildUser(app.db, { name: 'Ana Halden' });
  const shop = await buildShop(app.db, { owner_id: owner.id });
  const product = await buildProduct(app.db, {
    shop_id: shop.id,
    title: 'Bottle vase',
    accepts_offers: true,
    price_amount: 8_400,
    min_offer_amount: lowest,
  });
  const variant = await app.db
    .selectFrom('product_variants')
    .selectAll()
    .where('product_id', '=', product.id)
    .executeTakeFirstOrThrow();
  const ines = await buildUser(app.db, { name: 'Inês Carvalho' });
  return { owner, shop, product, variant, ines, buyer: app.as(ines), seller: app.as(owner) };
}

export const offer = (
  buyer: Caller,
  { id }: { id: ProductId },
  amount: unknown,
  { variantId = null, key = randomUUID() }: { variantId?: VariantId | null; key?: string } = {},
) =>
  buyer.post(
    `/api/products/${id}/offers`,
    { variantId, amount: typeof amount === 'number' ? { amount, currency: 'USD' } : amount },
    { 'idempotency-key': key },
  );
