import { normalRegion, regionFits } from '@souk/shared/identity/addresses/regions.ts';
import type { CategoryId, ShopId } from '@souk/shared/ids.ts';
import { type Tax, type TaxedLine, taxOf } from '@souk/shared/money/taxes/rules.ts';
import type { CountryTaxAnswer, ReadTax } from '@souk/shared/money/taxes/schema.ts';
import { record } from '../../../platform/audit/record.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invalidInput, notFound } from '../../../platform/errors/failures.ts';
import type { Ctx, UserCtx } from '../../../platform/session/actor.ts';
import { categoryTree, wayTo } from '../../market/categories/index.ts';
import {
  deleteTax,
  findCategories,
  findTaxes,
  findTaxesIn,
  insertTax,
  lockTax,
  replaceRates,
  type TaxRow,
  updateTax,
} from './tax.repo.ts';
import { taxChanged } from './taxes.failures.ts';

export const listTaxes = async ({ db }: Pick<Ctx, 'db'>): Promise<CountryTaxAnswer[]> =>
  (await findTaxes(db)).map(presentTax);

/** Writes down all that there is to say about the taxes of a country. Orders that were placed keep theirs. */
export function saveTax(
  { db, clock, actor }: UserCtx,
  country: string,
  given: ReadTax,
): Promise<CountryTaxAnswer> {
  const now = clock.now();
  const { version, rates: named, ...tax } = given;
  const rates = placedIn(country, named);
  return db.transaction().execute(async (tx) => {
    const known = await findCategories(
      tx,
      rates.flatMap(({ categoryId }) => categoryId ?? []),
    );
    const at = rates.findIndex(({ categoryId }) => categoryId !== null && !known.has(categoryId));
    if (at !== -1) throw invalidInput([{ field: `rates.${at}.categoryId`, message: 'Is not a category.' }]);
    const before = await lockTax(tx, country);
    if ((before?.version ?? null) !== version) throw taxChanged(before?.version ?? null);
    if (before) await updateTax(tx, { country, ...tax }, now);
    else if (!(await insertTax(tx, { country, ...tax }, now))) throw taxChanged(1);
    await replaceRates(tx, country, rates);
    const details = { ...tax, rates };
    await record(tx, { actorId: actor.userId, action: 'tax.changed', ...about(country), details, now });
    return await readTax(tx, country);
  });
}

/** As addresses have their regions, by the code of a listed one: another name for it would never be met. */
function placedIn(country: string, rates: ReadTax['rates']): ReadTax['rates'] {
  const placed = rates.map((rate) => ({ ...rate, region: normalRegion(rate.region, country) }));
  const nowhere = placed.findIndex(({ region }) => region !== '' && !regionFits(region, country));
  if (nowhere !== -1)
    throw invalidInput([{ field: `rates.${nowhere}.region`, message: 'Is not a region of this country.' }]);
  const places = new Set(placed.map(({ region, categoryId }) => `${region.toLowerCase()} ${categoryId}`));
  if (places.size < placed.length)
    throw invalidInput([{ field: 'rates', message: 'Holds two rates for the same.' }]);
  return placed;
}

export function removeTax({ db, clock, actor }: UserCtx, country: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (!(await deleteTax(tx, country))) throw notFound('tax');
    await record(tx, { actorId: actor.userId, action: 'tax.removed', ...about(country), now: clock.now() });
  });
}

export interface OrderToTax {
  country: string;
  region: string;
  lines: ReadonlyArray<{ categoryId: CategoryId | null } & Pick<TaxedLine, 'total' | 'region'>>;
  shipping: number;
}

/** What of an order is tax by now; null where the market knows of none. */
export type TaxesIn = (order: OrderToTax) => Tax | null;

/** The taxes of these countries and of those that these shops ship from, in which orders are taxed. */
export async function taxesIn(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  countries: readonly string[],
  shops: readonly ShopId[] = [],
): Promise<TaxesIn> {
  const found = countries.length + shops.length === 0 ? [] : await findTaxesIn(db, { countries, shops });
  const tables = new Map(found.map((table) => [table.country, table]));
  const tree = tables.size === 0 ? [] : await categoryTree({ db, clock });
  const wayDown = (categoryId: CategoryId | null): CategoryId[] => {
    const own = tree.find(({ id }) => id === categoryId);
    return own ? wayTo(tree, own).map(({ id }) => id) : [];
  };
  return ({ country, region, lines, shipping }) => {
    const table = tables.get(country);
    if (!table) return null;
    const taxed = lines.map(({ categoryId, ...line }) => ({ ...line, categories: wayDown(categoryId) }));
    return taxOf(table, { region, lines: taxed, shipping });
  };
}

const about = (country: string) => ({ subject: { kind: 'country' as const, id: country } });

async function readTax(db: Db, country: string): Promise<CountryTaxAnswer> {
  const [tax] = await findTaxesIn(db, { countries: [country] });
  if (!tax) throw notFound('tax');
  return presentTax(tax);
}

const presentTax = ({ country, name, included, onShipping, rates, version, changedAt }: TaxRow) => ({
  ...{ country, name, included, onShipping, version },
  rates: rates.map(({ region, categoryId, basisPoints }) => ({ region, categoryId, basisPoints })),
  changedAt: changedAt.toISOString(),
});
