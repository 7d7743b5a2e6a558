import type { UserChanges } from '@souk/shared/identity/accounts/schema.ts';
import type { ImageId, UserId } from '@souk/shared/ids.ts';
import type { ShopStatus } from '@souk/shared/market/shops/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { notFound } from '../../../platform/errors/failures.ts';

export type FoundUser = NonNullable<Awaited<ReturnType<typeof findUser>>>;
export type FoundSelf = NonNullable<Awaited<ReturnType<typeof findSelf>>>;

/** The public part of a user, with the picture and the open shop shown beside the name. */
export const publicUserQuery = (db: Db, id: UserId) => userQuery(db, id, ['open']);

function userQuery(db: Db, id: UserId, shown: readonly ShopStatus[]) {
  return db
    .selectFrom('users')
    .leftJoin('images', 'images.id', 'users.picture_id')
    .leftJoin('shops', (join) =>
      join.onRef('shops.owner_id', '=', 'users.id').on(
        'shops.status',
        'in',
        shown.map((status) => sql.lit(status)),
      ),
    )
    .select([
      'users.id',
      'users.name',
      'users.handle',
      'users.bio',
      'users.city',
      'users.links',
      'users.role',
      'users.email_verified_at',
      'users.phone_verified_at',
      'users.seller_verified_at',
      'users.follower_count',
      'users.following_count',
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
    .where('users.id', '=', id)
    .where('users.deleted_at', 'is', null);
}

const findUsers = prepared('user', publicUserQuery);

export async function findUser(db: Db, id: UserId) {
  const [user] = await findUsers(db, id);
  return user;
}

/** One's own shop is there when nobody else sees it, too. */
export const findSelf = (db: Db, id: UserId) =>
  userQuery(db, id, ['open', 'suspended', 'closed'])
    .select([
      'users.email',
      'users.mail_refused_at',
      'users.phone',
      'users.language',
      'users.default_payment_method',
      'users.muted',
      sql<boolean>`users.password_hash is not null`.as('has_password'),
    ])
    .executeTakeFirst();

/** Who has proved that an e-mail address is theirs. */
export async function findProvedOwner(db: Db, email: string): Promise<UserId | undefined> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('email_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found?.id;
}

export async function isHandleTaken(db: Db, handle: string, byOtherThan: UserId): Promise<boolean> {
  const taken = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(handle)`, '=', handle.toLowerCase())
    .where('id', '!=', byOtherThan)
    .executeTakeFirst();
  return taken !== undefined;
}

/** False when the handle is someone else's. */
export async function updateUser(db: Db, id: UserId, changes: UserChanges): Promise<boolean> {
  const { links, ...columns } = changes;
  const set = { ...columns, ...(links ? { links: JSON.stringify(links) } : {}) };
  if (Object.keys(set).length === 0) return true;
  try {
    await db.updateTable('users').set(set).where('id', '=', id).where('deleted_at', 'is', null).execute();
    return true;
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'users_handle_key') return false;
    throw error;
  }
}

/** Gives the picture there was before; another change at the same time waits. */
export async function setPicture(tx: Db, id: UserId, picture: ImageId | null): Promise<ImageId | null> {
  const before = await tx
    .selectFrom('users')
    .select('picture_id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!before) throw notFound('user');
  await tx.updateTable('users').set({ picture_id: picture }).where('id', '=', id).execute();
  return before.picture_id;
}
