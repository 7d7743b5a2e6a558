import type { AddressId, UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import { anyOf } from '../../../platform/db/list-asked.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { gathered, inPlace } from '../../../platform/db/together.ts';

export type AddressRow = Row<'addresses'>;
export type AddressValues = Omit<NewRow<'addresses'>, 'id' | 'user_id' | 'is_default' | 'created_at'>;

/** Everything that changes someone's addresses waits here for its turn, so that one of them is the default. */
export async function lockAddressesOf(tx: Db, userId: UserId): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** The default first, then the newest. */
export function findAddresses(db: Db, userId: UserId): Promise<AddressRow[]> {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Where things go when nothing else was said. */
export const findDefaultAddress = gathered<UserId, AddressRow | undefined>(async (db, userIds) => {
  const rows = await db
    .selectFrom('addresses')
    .distinctOn('user_id')
    .selectAll()
    .where(sql<boolean>`user_id = ${anyOf(userIds)}`)
    .orderBy('user_id')
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return inPlace(userIds, rows, ({ user_id }) => user_id);
});

export function findAddress(db: Db, userId: UserId, id: AddressId): Promise<AddressRow | undefined> {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Where parcels to someone go unless they say otherwise; null before they keep an address. */
export async function findHomeCountry(db: Db, userId: UserId): Promise<string | null> {
  return (await findHome(db, userId))?.country ?? null;
}

/** Where they usually have things sent, and the day before which they want nothing. */
export async function findHome(
  db: Db,
  userId: UserId,
): Promise<{ country: string; holdUntil: string | null } | null> {
  const [home] = await homeOf(db, userId);
  return home ?? null;
}

/** The day before which they want nothing in a country: that of their default address, where it lies there. */
export async function findHoldIn(db: Db, userId: UserId, country: string): Promise<string | null> {
  const home = await findHome(db, userId);
  return home?.country === country ? home.holdUntil : null;
}

const homeOf = prepared('home', (db, userId: UserId) =>
  db
    .selectFrom('addresses')
    .select(['country', 'hold_until as holdUntil'])
    .where('user_id', '=', userId)
    .where('is_default', '=', true),
);

export async function countAddresses(db: Db, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('addresses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function insertAddress(tx: Db, row: NewRow<'addresses'>): Promise<AddressRow> {
  return tx.insertInto('addresses').values(row).returningAll().executeTakeFirstOrThrow();
}

export function updateAddress(
  tx: Db,
  userId: UserId,
  id: AddressId,
  values: AddressValues,
): Promise<AddressRow | undefined> {
  return tx
    .updateTable('addresses')
    .set(values)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export function deleteAddress(tx: Db, userId: UserId, id: AddressId): Promise<AddressRow | undefined> {
  return tx
    .deleteFrom('addresses')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Two steps, because no moment may have two defaults. */
export async function moveDefaultTo(tx: Db, userId: UserId, id: AddressId): Promise<void> {
  const own = tx.updateTable('addresses').where('user_id', '=', userId);
  await own.set({ is_default: false }).where('is_default', '=', true).where('id', '<>', id).execute();
  await own.set({ is_default: true }).where('id', '=', id).execute();
}
