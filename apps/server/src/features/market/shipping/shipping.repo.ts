import type { ProductId, ShippingMethodId, ShippingProfileId, ShopId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';

export type MethodRow = Row<'shipping_methods'>;
export type ProfileRow = Row<'shipping_profiles'> & { productCount: number };
export type MethodValues = Omit<NewRow<'shipping_methods'>, 'id' | 'profile_id' | 'position'>;

/** Everything that changes how a shop ships waits here for its turn. */
export async function lockShippingOf(tx: Db, shopId: ShopId): Promise<void> {
  await tx.selectFrom('shops').select('id').where('id', '=', shopId).forNoKeyUpdate().execute();
}

export function findSender(db: Db, shopId: ShopId) {
  return db
    .selectFrom('shops')
    .select(['currency', 'ships_within_days as shipsWithinDays'])
    .where('id', '=', shopId)
    .executeTakeFirst();
}

/** The default first, then as they were made. */
export function findProfiles(db: Db, shopId: ShopId): Promise<ProfileRow[]> {
  return profiles(db, shopId).orderBy('is_default', 'desc').orderBy('created_at').orderBy('id').execute();
}

export function findProfile(db: Db, shopId: ShopId, id: ShippingProfileId): Promise<ProfileRow | undefined> {
  return profiles(db, shopId).where('id', '=', id).executeTakeFirst();
}

const profiles = (db: Db, shopId: ShopId) =>
  db
    .selectFrom('shipping_profiles')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('products')
        .whereRef('products.shipping_profile_id', '=', 'shipping_profiles.id')
        .where('products.status', '<>', 'archived')
        .select(sql<number>`count(*)::int`.as('count'))
        .$asScalar()
        .$notNull()
        .as('productCount'),
    )
    .where('shop_id', '=', shopId);

export function findMethods(db: Db, profileIds: readonly ShippingProfileId[]): Promise<MethodRow[]> {
  if (profileIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('shipping_methods')
    .selectAll()
    .where('profile_id', 'in', profileIds)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Nothing when the shop has one of that name. */
export async function insertProfile(tx: Db, row: NewRow<'shipping_profiles'>): Promise<boolean> {
  const inserted = await tx
    .insertInto('shipping_profiles')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function isProfileNameTaken(
  db: Db,
  shopId: ShopId,
  name: string,
  byOtherThan: ShippingProfileId,
): Promise<boolean> {
  const taken = await db
    .selectFrom('shipping_profiles')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', '<>', byOtherThan)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();
  return taken !== undefined;
}

export async function updateProfile(
  tx: Db,
  id: ShippingProfileId,
  values: { name?: string; ships_from?: string; handling_days?: number | null; ships_to?: string[] | null },
): Promise<void> {
  await tx
    .updateTable('shipping_profiles')
    .set({ ...values, version: (eb) => eb('version', '+', 1) })
    .where('id', '=', id)
    .execute();
}

/** Two steps, because no moment may have two defaults. */
export async function moveDefaultTo(tx: Db, shopId: ShopId, id: ShippingProfileId): Promise<void> {
  const own = tx.updateTable('shipping_profiles').where('shop_id', '=', shopId);
  await own.set({ is_default: false }).where('is_default', '=', true).where('id', '<>', id).execute();
  await own.set({ is_default: true }).where('id', '=', id).execute();
}

/** The products that name a profile, kept still until the transaction ends. */
export async function lockSentBy(tx: Db, shopId: ShopId, id: ShippingProfileId): Promise<void> {
  await sql`
    select from products where shop_id = ${shopId} and shipping_profile_id = ${id}
    order by id for no key update`.execute(tx);
}

/** Its products go by the shop's default from then on. */
export async function deleteProfile(tx: Db, id: ShippingProfileId): Promise<void> {
  await tx.deleteFrom('shipping_profiles').where('id', '=', id).execute();
}

export async function insertMethod(
  tx: Db,
  row: MethodValues & Pick<NewRow<'shipping_methods'>, 'id' | 'profile_id'>,
): Promise<void> {
  await tx
    .insertInto('shipping_methods')
    .values({
      ...row,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from shipping_methods where profile_id = ${row.profile_id})`,
    })
    .execute();
}

/** False when the profile has no such method. */
export async function updateMethod(
  tx: Db,
  profileId: ShippingProfileId,
  id: ShippingMethodId,
  values: MethodValues,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('shipping_methods')
    .set(values)
    .where('profile_id', '=', profileId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function deleteMethod(
  tx: Db,
  profileId: ShippingProfileId,
  id: ShippingMethodId,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('shipping_methods')
    .where('profile_id', '=', profileId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export interface SentProduct {
  profileId: ShippingProfileId | null;
  shipsFrom: string | null;
  handlingDays: number;
  price: number;
  currency: string;
  grams: number;
}

/** A product with the profile it is sent by: its own, else the shop's default. */
export function findSentProduct(db: Db, productId: ProductId): Promise<SentProduct | undefined> {
  return db
    .selectFrom('products as p')
    .innerJoin('shops as s', 's.id', 'p.shop_id')
    .leftJoin('shipping_profiles as f', (join) =>
      join
        .onRef('f.shop_id', '=', 'p.shop_id')
        .on((eb) =>
          eb.or([
            eb('f.id', '=', eb.ref('p.shipping_profile_id')),
            eb.and([eb('p.shipping_profile_id', 'is', null), eb('f.is_default', '=', true)]),
          ]),
        ),
    )
    .select([
      'f.id as profileId',
      'f.ships_from as shipsFrom',
      (eb) => eb.fn.coalesce('f.handling_days', 's.ships_within_days').as('handlingDays'),
      'p.price_amount as price',
      'p.currency',
      (eb) => eb.fn.coalesce('p.weight_grams', eb.val(0)).as('grams'),
    ])
    .where('p.id', '=', productId)
    .executeTakeFirst();
}
