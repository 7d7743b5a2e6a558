import type { ShopId } from '@souk/shared/ids.ts';
import type { ShopWay } from '@souk/shared/money/arranged/schema.ts';
import type { Db } from '../../../platform/db/database.ts';

/** What shops set, in the order of the ways. */
export async function findShopWays(db: Db, shopIds: readonly ShopId[]): Promise<Map<ShopId, ShopWay[]>> {
  if (shopIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('shop_ways')
    .selectAll()
    .where('shop_id', 'in', shopIds)
    .orderBy('way', 'desc')
    .execute();
  const ways = new Map<ShopId, ShopWay[]>();
  for (const { shop_id, way, is_on, payee, account, words } of rows) {
    ways.set(shop_id, [...(ways.get(shop_id) ?? []), { way, on: is_on, payee, account, words }]);
  }
  return ways;
}

export async function keepShopWay(tx: Db, shopId: ShopId, given: ShopWay, now: Date): Promise<void> {
  const { way, on, payee, account, words } = given;
  const values = { is_on: on, payee, account, words, changed_at: now };
  await tx
    .insertInto('shop_ways')
    .values({ shop_id: shopId, way, ...values })
    .onConflict((conflict) => conflict.columns(['shop_id', 'way']).doUpdateSet(values))
    .execute();
}
