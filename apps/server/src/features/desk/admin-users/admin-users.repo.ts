import type { UserSort, UserState } from '@souk/shared/desk/admin-users/schema.ts';
import type { Role } from '@souk/shared/identity/accounts/schema.ts';
import type { ShopId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { type RawBuilder, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { hasText } from '../../../platform/db/like-text.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { pictureOf } from '../../../platform/images/index.ts';
import { userChanged } from '../../../platform/session/user-changed.ts';

export interface UserRow {
  id: UserId;
  name: string;
  handle: string;
  picture: Image | null;
  email: string;
  emailVerified: boolean;
  mailRefusedAt: Date | null;
  phoneVerified: boolean;
  sellerVerified: boolean;
  secondFactor: boolean;
  role: Role;
  muted: boolean;
  suspendedAt: Date | null;
  shop: { id: ShopId; name: string; slug: string } | null;
  city: string | null;
  joinedAt: Date;
}

interface Wanted {
  page: number;
  perPage: number;
  sort: UserSort;
  search?: string | undefined;
  role?: Role | undefined;
  state?: UserState | undefined;
}

export async function findUsers(
  db: Db,
  { page, perPage, sort, search, role, state }: Wanted,
): Promise<{ rows: UserRow[]; total: number }> {
  const wanted = sql`u.deleted_at is null
    and ${search ? hasText(search, ['u.name', 'u.handle', 'u.email']) : sql`true`}
    and ${role === undefined ? sql`true` : sql`u.role = ${role}`}
    and ${state === undefined ? sql`true` : states[state]}`;
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<UserRow>`
      select ${columns} from users u where ${wanted}
      order by ${orders[sort]} limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from users u where ${wanted}`.execute(db),
  ]);
  return { rows, total: counts[0]?.total ?? 0 };
}

export async function findUserForStaff(db: Db, id: UserId): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select ${columns} from users u where u.id = ${id} and u.deleted_at is null`.execute(db);
  return rows[0];
}

export async function countSessions(
  db: Db,
  userId: UserId,
  alive: { now: Date; seenSince: Date },
): Promise<{ count: number; lastSeenAt: Date | null }> {
  const { rows } = await sql<{ count: number; lastSeenAt: Date | null }>`
    select count(*)::int as count, max(last_seen_at) as "lastSeenAt"
    from sessions
    where user_id = ${userId} and expires_at > ${alive.now} and last_seen_at > ${alive.seenSince}`.execute(
    db,
  );
  return rows[0]!;
}

/** Everyone who may run the market, kept still: two who take the role from each other cannot both succeed. */
export const lockAdmins = async (tx: Db): Promise<UserId[]> => {
  const admins = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('suspended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return admins.map(({ id }) => id);
};

export const lockUser = (tx: Db, id: UserId) =>
  tx
    .selectFrom('users')
    .select(['id', 'role', 'muted', 'suspended_at', 'email_verified_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function updateUser(tx: Db, id: UserId, change: Updateable<Tables['users']>): Promise<void> {
  await tx.updateTable('users').set(change).where('id', '=', id).execute();
  userChanged(tx, id);
}

const columns = sql`
  u.id, u.name, u.handle, ${pictureOf(sql.ref('u.picture_id'))} as picture, u.email,
  u.email_verified_at is not null as "emailVerified", u.mail_refused_at as "mailRefusedAt",
  u.phone_verified_at is not null as "phoneVerified",
  u.seller_verified_at is not null as "sellerVerified", u.role, u.muted, u.suspended_at as "suspendedAt",
  exists (select from second_factors f where f.user_id = u.id and f.enabled_at is not null) as "secondFactor",
  (select json_build_object('id', s.id, 'name', s.name, 'slug', s.slug) from shops s where s.owner_id = u.id)
    as shop,
  u.city, u.created_at as "joinedAt"`;

const orders: Record<UserSort, RawBuilder<unknown>> = {
  newest: sql`u.created_at desc, u.id desc`,
  oldest: sql`u.created_at, u.id`,
  name: sql`lower(u.name), u.id`,
  'name-down': sql`lower(u.name) desc, u.id desc`,
  email: sql`lower(u.email), u.id`,
  'email-down': sql`lower(u.email) desc, u.id desc`,
};

const states: Record<UserState, RawBuilder<unknown>> = {
  muted: sql`u.muted`,
  suspended: sql`u.suspended_at is not null`,
  seller: sql`exists (select from shops s where s.owner_id = u.id)`,
  unproved: sql`u.email_verified_at is null`,
};
