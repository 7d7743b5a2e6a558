import type { UserId } from '@souk/shared/ids.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { Tables } from '../../platform/db/schema.ts';

export type FoundUser = NonNullable<Awaited<ReturnType<typeof findUser>>>;
export type FoundSelf = NonNullable<Awaited<ReturnType<typeof findSelf>>>;

/** The public part of a user, with the picture and shop shown beside the name. */
export function publicUserQuery(db: Db, id: UserId) {
  return db
    .selectFrom('users')
    .leftJoin('images', 'images.id', 'users.picture_id')
    .leftJoin('shops', (join) =>
      join.onRef('shops.owner_id', '=', 'users.id').on('shops.status', '!=', sql.lit('closed')),
    )
    .select([
      'users.id',
      'users.name',
      'users.handle',
      'users.bio',
      'users.city',
      'users.created_at',
      'users.suspended_at',
      'images.id as picture_id',
      'images.width as picture_width',
      'images.height as picture_height',
      'images.alt as picture_alt',
      'images.placeholder as picture_placeholder',
      'images.colour as picture_colour',
      'shops.id as shop_id',
      'shops.name as shop_name',
      'shops.slug as shop_slug',
    ])
    .where('users.id', '=', id);
}

const findUsers = prepared('user', publicUserQuery);

export async function findUser(db: Db, id: UserId) {
  const [user] = await findUsers(db, id);
  return user;
}

export const findSelf = (db: Db, id: UserId) =>
  publicUserQuery(db, id)
    .select([
      'users.email',
      'users.email_verified_at',
      'users.default_payment_method',
      'users.muted',
      'users.role',
    ])
    .executeTakeFirst();

export function findLogin(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash', 'suspended_at'])
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
}

/** False when the e-mail is taken. */
export async function insertUser(db: Db, user: Insertable<Tables['users']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
