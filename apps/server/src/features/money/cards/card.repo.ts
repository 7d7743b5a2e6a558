import type { CardId, UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import { anyOf } from '../../../platform/db/list-asked.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { gathered, inPlace } from '../../../platform/db/together.ts';

export type CardRow = Row<'cards'>;

export interface SavedCard extends CardRow {
  isDefault: boolean;
}

/** Everything that changes someone's cards waits here for its turn, so that one of them is the default. */
export async function lockCardsOf(tx: Db, userId: UserId): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

const cardsOf = (db: Db, userId: UserId) =>
  db
    .selectFrom('cards')
    .innerJoin('users', 'users.id', 'cards.user_id')
    .selectAll('cards')
    .select(sql<boolean>`coalesce(users.default_payment_method = cards.id::text, false)`.as('isDefault'))
    .where('cards.user_id', '=', userId);

/** The default first, then the newest. */
export function findCards(db: Db, userId: UserId): Promise<SavedCard[]> {
  return cardsOf(db, userId)
    .orderBy('isDefault', 'desc')
    .orderBy('cards.created_at', 'desc')
    .orderBy('cards.id', 'desc')
    .execute();
}

export function findCard(db: Db, userId: UserId, id: CardId): Promise<SavedCard | undefined> {
  return cardsOf(db, userId).where('cards.id', '=', id).executeTakeFirst();
}

/** One of theirs with the provider's name of them both. */
export const findChargeable = async (
  db: Db,
  userId: UserId,
  id: CardId,
): Promise<(Pick<CardRow, 'id' | 'brand' | 'last4' | 'provider_id'> & { customer: string }) | undefined> => {
  const card = await findWithCustomer(db, id);
  return card?.user_id === userId ? card : undefined;
};

const findWithCustomer = gathered(async (db: Db, ids: readonly CardId[]) => {
  const rows = await findWithCustomers(db, ids);
  return inPlace(ids, rows, ({ id }) => id);
});

const findWithCustomers = prepared('cards with their customers', (db, ids: readonly CardId[]) =>
  db
    .selectFrom('cards')
    .innerJoin('customers', 'customers.user_id', 'cards.user_id')
    .select(['cards.id', 'cards.user_id', 'cards.brand', 'cards.last4', 'cards.provider_id'])
    .select('customers.provider_id as customer')
    .where(sql<boolean>`cards.id = ${anyOf(ids)}`),
);

export function findCardByName(db: Db, userId: UserId, providerId: string): Promise<SavedCard | undefined> {
  return cardsOf(db, userId).where('cards.provider_id', '=', providerId).executeTakeFirst();
}

export async function countCards(db: Db, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('cards')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function insertCard(tx: Db, row: NewRow<'cards'>): Promise<CardRow> {
  return tx.insertInto('cards').values(row).returningAll().executeTakeFirstOrThrow();
}

export function deleteCard(tx: Db, userId: UserId, id: CardId): Promise<CardRow | undefined> {
  return tx
    .deleteFrom('cards')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Null when no card is left. */
export async function setDefaultCard(tx: Db, userId: UserId, id: CardId | null): Promise<void> {
  await tx.updateTable('users').set({ default_payment_method: id }).where('id', '=', userId).execute();
}
