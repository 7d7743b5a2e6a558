import type { CategoryId, ShopId } from '@souk/shared/ids.ts';
import type { CountryTax, TaxRate } from '@souk/shared/money/taxes/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { anyOf } from '../../../platform/db/list-asked.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { gathered } from '../../../platform/db/together.ts';

export interface TaxRow extends CountryTax {
  version: number;
  changedAt: Date;
}

/** By country; the rates of each with the whole country first. */
export async function findTaxes(db: Db): Promise<TaxRow[]> {
  const { rows } = await sql<TaxRow>`${tables} order by t.country`.execute(db);
  return rows;
}

interface TaxPlaces {
  countries: readonly string[];
  /** Those that these ship from as well. */
  shops?: readonly ShopId[];
}

/** Of these countries, as far as the market knows of one, and of those that others ask about with them. */
export const findTaxesIn = gathered<TaxPlaces, TaxRow[]>(async (db, asked) => {
  const countries = asked.flatMap((one) => one.countries);
  const shops = asked.flatMap((one) => one.shops ?? []);
  const found = await findTaxesOf(db, [...new Set(countries)], [...new Set(shops)]);
  return asked.map(() => found);
});

const findTaxesOf = prepared('taxes', (db, countries: readonly string[], shops: readonly ShopId[]) => ({
  compile: () =>
    sql<TaxRow>`${tables} where t.country = any(${countries}::bpchar[]) or t.country in (
      select ships_from from shipping_profiles where shop_id = ${anyOf(shops)})`.compile(db),
}));

const tables = sql`
  select t.country, t.name, t.included, t.on_shipping as "onShipping", t.version, t.changed_at as "changedAt",
    coalesce((select json_agg(json_build_object('region', r.region, 'categoryId', r.category_id,
        'basisPoints', r.basis_points) order by r.region, r.category_id nulls first)
      from tax_rates r where r.country = t.country), '[]') as rates
  from country_taxes t`;

export async function lockTax(tx: Db, country: string): Promise<{ version: number } | undefined> {
  return await tx
    .selectFrom('country_taxes')
    .select('version')
    .where('country', '=', country)
    .forUpdate()
    .executeTakeFirst();
}

/** False when another process wrote it down first. */
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

const columnsOf = ({ country, name, included, onShipping }: Omit<CountryTax, 'rates'>) => ({
  ...{ country, name, included, on_shipping: onShipping },
});
