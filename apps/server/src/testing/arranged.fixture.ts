import type { ShopId } from '@souk/shared/ids.ts';
import type { ArrangedWay } from '@souk/shared/money/arranged/rules.ts';
import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import type { Order } from '@souk/shared/money/orders/schema.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../platform/db/schema.ts';
import type { Caller } from './build-test-app.ts';
import { key, openCheckout, payFor } from './paying.fixture.ts';

/** What the operator chose besides what holds already. */
export async function operatorSets(db: Kysely<Tables>, settings: Record<string, unknown>): Promise<void> {
  await sql`update app_settings set data = data || ${JSON.stringify(settings)}::jsonb`.execute(db);
}

/** The operator allows both ways, and this shop takes both. */
export async function takesTransfers(db: Kysely<Tables>, shopId: ShopId, days = 5): Promise<void> {
  await operatorSets(db, { arranged: { ways: ['transfer', 'pickup'], days } });
  const said = { shop_id: shopId, is_on: true, changed_at: new Date() };
  await db
    .insertInto('shop_ways')
    .values([
      { ...said, way: 'transfer', payee: 'Halden & Moor ApS', account: 'DK50 0040 0440 1162 43', words: '' },
      { ...said, way: 'pickup', payee: '', account: '', words: 'Cash or card.' },
    ])
    .execute();
}

/** What is in the cart is ordered, to be paid to its shop. */
export async function orderBy(
  buyer: Caller,
  way: ArrangedWay = 'transfer',
  change: { coupon?: string } = {},
): Promise<Order> {
  const { body: opened } = await openCheckout(buyer);
  const ways = opened.shops.map(({ shop }) => ({ shopId: shop._id, way }));
  const { body: chosen } = await buyer.patch(`/api/checkouts/${opened._id}`, { ways, ...change });
  const { status, body } = await payFor(buyer, chosen as Checkout, null);
  if (status !== 200 || body.state !== 'paid') throw new Error(`not ordered: ${JSON.stringify(body)}`);
  return (await buyer.get(`/api/orders/${(body as Checkout).shops[0]?.order?._id}`)).body;
}

export const moneyReceived = (seller: Caller, { _id }: Pick<Order, '_id'>) =>
  seller.post(`/api/orders/${_id}/money-received`, undefined, key());
