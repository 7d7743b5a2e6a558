import type { CategoryId, ProductId } from '@souk/shared/ids.ts';
import type { CountryTax, TaxRate } from '@souk/shared/money/taxes/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface TaxRow extends CountryTax {
  version: number;
  changedAt: Date;
}

/** By country; the rates of each with the whole country first. */
export async function findTaxes(db: Db, country?: string): Promise<TaxRow[]> {
  const found = await taxes(db)
    .$if(country !== undefined, (query) => query.where('country', '=', country ?? ''))
    .orderBy('country')
    .execute();
  if (found.length === 0) return [];
  const rates = await db
    .selectFrom('tax_rates')
    .select(['country', 'region', 'category_id as categoryId', 'basis_points as basisPoints'])
    .where(
      'country',
      'in',
      found.map((row) => row.country),
    )
    .orderBy('region')
    .orderBy('category_id', (order) => order.asc().nullsFirst())
    .execute();
  return found.map((row) => ({
    ...row,
    rates: rates.flatMap(({ country: of, ...rate }) => (of === row.country ? [rate] : [])),
  }));
}

export async function lockTax(tx: Db, country: string): Promise<{ version: number } | undefined> {
  return await tx
    .selectFrom('country_taxes')
    .select('version')
    .where('country', '=', country)
    .forUpdate()
    .executeTakeFirst();
}

/** False when somebody else wrote it down first. */
export async function insertTax(tx: Db, tax: Omit<CountryTax, 'rates'>, now: Date): Promise<boolean> {
  const inserted = await tx
    .insertInto('country_taxes')
    .values({ ...columnsOf(tax), changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('country')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateTax(tx: Db, tax: Omit<CountryTax, 'rates'>, now: Date): Promise<void> {
  await tx
    .updateTable('country_taxes')
    .set({ ...columnsOf(tax), changed_at: now, version: (eb) => eb('version', '+', 1) })
    .where('country', '=', tax.country)
    .execute();
}

export async function replaceRates(tx: Db, country: string, rates: readonly TaxRate[]): Promise<void> {
  await tx.deleteFrom('tax_rates').where('country', '=', country).execute();
  await tx
    .insertInto('tax_rates')
    .values(
      rates.map(({ region, categoryId, basisPoints }) => ({
        ...{ country, region, category_id: categoryId, basis_points: basisPoints },
      })),
    )
    .execute();
}

/** False when there is none. */
export async function deleteTax(tx: Db, country: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('country_taxes')
    .where('country', '=', country)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function findCategories(tx: Db, ids: readonly CategoryId[]): Promise<Set<CategoryId>> {
  if (ids.length === 0) return new Set();
  const found = await tx.selectFrom('categories').select('id').where('id', 'in', ids).forKeyShare().execute();
  return new Set(found.map(({ id }) => id));
}

/** The category of each product or event that has one. */
export async function findCategoriesOf(
  db: Db,
  ids: readonly ProductId[],
): Promise<Map<ProductId, CategoryId>> {
  if (ids.length === 0) return new Map();
  const { rows: found } = await sql<{ id: ProductId; categoryId: CategoryId | null }>`
    select id, category_id as "categoryId" from products where id = any(${sql.val([...ids])}::uuid[])
    union all
    select id, category_id from events where id = any(${sql.val([...ids])}::uuid[])`.execute(db);
  return new Map(found.flatMap(({ id, categoryId }) => (categoryId ? [[id, categoryId] as const] : [])));
}

const taxes = (db: Db) =>
  db
    .selectFrom('country_taxes')
    .select([
      'country',
      'name',
      'included',
      'on_shipping as onShipping',
      'version',
      'changed_at as changedAt',
    ]);

const columnsOf = ({ country, name, included, onShipping }: Omit<CountryTax, 'rates'>) => ({
  ...{ country, name, included, on_shipping: onShipping },
});
