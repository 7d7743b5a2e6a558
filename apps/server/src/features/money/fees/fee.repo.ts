import type { CategoryId, ProductId, ShopId } from '@souk/shared/ids.ts';
import type { FeeRate } from '@souk/shared/money/fees/rules.ts';
import type { FeeTable } from '@souk/shared/money/fees/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { anyOf } from '../../../platform/db/list-asked.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { gathered } from '../../../platform/db/together.ts';
import { saveSettings } from '../../../platform/settings/settings.repo.ts';

/** Whose rate: of a kind of product, or of one shop. */
export type RateOf = { kind: 'category'; id: CategoryId } | { kind: 'shop'; id: ShopId };

export interface CategoryRate {
  categoryId: CategoryId;
  rate: FeeRate;
}

export interface ShopRate {
  shopId: ShopId;
  name: string;
  slug: string;
  rate: FeeRate;
}

export async function findCategoryRates(db: Db): Promise<CategoryRate[]> {
  const rows = await db
    .selectFrom('commission_rates')
    .selectAll()
    .where('category_id', 'is not', null)
    .execute();
  return rows.flatMap((row) => (row.category_id ? [{ categoryId: row.category_id, rate: rateIn(row) }] : []));
}

/** Of all shops that have their own. */
export async function findShopRates(db: Db): Promise<ShopRate[]> {
  const rows = await db
    .selectFrom('commission_rates')
    .innerJoin('shops', 'shops.id', 'shop_id')
    .selectAll('commission_rates')
    .select(['shops.id as shopId', 'name', 'slug'])
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ shopId: row.shopId, name: row.name, slug: row.slug, rate: rateIn(row) }));
}

interface RatesOfSale {
  categories: CategoryRate[];
  shops: Map<ShopId, FeeRate>;
}

/** Of every category that has one, and of these shops at least. */
export const findRatesOfSale = gathered<readonly ShopId[], RatesOfSale>(async (db, asked) => {
  const rows = await findOwnRates(db, [...new Set(asked.flat())]);
  const rates = {
    categories: rows.flatMap((row) =>
      row.category_id ? [{ categoryId: row.category_id, rate: rateIn(row) }] : [],
    ),
    shops: new Map(rows.flatMap((row) => (row.shop_id ? [[row.shop_id, rateIn(row)] as const] : []))),
  };
  return asked.map(() => rates);
});

const findOwnRates = prepared('rates of a sale', (db, shopIds: readonly ShopId[]) =>
  db
    .selectFrom('commission_rates')
    .selectAll()
    .where(sql<boolean>`category_id is not null or shop_id = ${anyOf(shopIds)}`),
);

/** Under which name its rate is told; undefined where there is no such thing. */
export async function findNamed(tx: Db, { kind, id }: RateOf): Promise<{ name: string } | undefined> {
  return kind === 'shop'
    ? await tx.selectFrom('shops').select('name').where('id', '=', id).forKeyShare().executeTakeFirst()
    : await tx
        .selectFrom('categories')
        .select('slug as name')
        .where('id', '=', id)
        .forKeyShare()
        .executeTakeFirst();
}

export async function saveRate(tx: Db, of: RateOf, rate: FeeRate, now: Date): Promise<void> {
  const values = {
    ...{ basis_points: rate.basisPoints, fixed: rate.fixed, least: rate.least, most: rate.most },
    changed_at: now,
  };
  await tx
    .insertInto('commission_rates')
    .values({ ...keysOf(of), ...values })
    .onConflict((conflict) => conflict.column(columnOf(of)).doUpdateSet(values))
    .execute();
}

/** False when there is none. */
export async function deleteRate(tx: Db, of: RateOf): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('commission_rates')
    .where(columnOf(of), '=', of.id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function saveMarketFees(tx: Db, fees: FeeTable['market']): Promise<void> {
  await saveSettings(tx, fees);
}

/** The category of a product that has one. */
export async function findFiled(db: Db, id: ProductId): Promise<CategoryId | undefined> {
  const found = db.selectFrom('products').select('category_id').where('id', '=', id);
  return (await found.executeTakeFirst())?.category_id ?? undefined;
}

export async function findShopCurrency(db: Db, id: ShopId): Promise<string> {
  const shop = db.selectFrom('shops').select('currency').where('id', '=', id);
  return (await shop.executeTakeFirstOrThrow()).currency;
}

const columnOf = ({ kind }: RateOf) => (kind === 'shop' ? 'shop_id' : 'category_id');

const keysOf = ({ kind, id }: RateOf) =>
  kind === 'shop' ? { shop_id: id, category_id: null } : { shop_id: null, category_id: id };

const rateIn = (row: {
  basis_points: number;
  fixed: number;
  least: number | null;
  most: number | null;
}): FeeRate => ({
  basisPoints: row.basis_points,
  fixed: row.fixed,
  least: row.least,
  most: row.most,
});
