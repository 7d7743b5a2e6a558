import type { ShopId, UserId } from '@souk/shared/ids.ts';
import type { RoomRole } from '@souk/shared/live/room-chat/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { pictureOf } from '../../../platform/images/index.ts';
import type { PersonRow } from './bans.repo.ts';

interface ShopRole {
  role: RoomRole;
  /** Not suspended, and not gone. */
  here: boolean;
  banned: boolean;
}

/** A person's role in all rooms of a shop: staff are its host where it is their own. Undefined when there is no such shop. */
export async function findShopRole(db: Db, shopId: ShopId, userId: UserId): Promise<ShopRole | undefined> {
  const { rows } = await sql<ShopRole>`
    select case
        when u.id = s.owner_id then 'host'
        when u.role <> 'member' then 'staff'
        when exists (select from room_moderators m where m.shop_id = s.id and m.user_id = u.id) then 'moderator'
        else 'viewer' end as role,
      u.id is not null and u.suspended_at is null and u.deleted_at is null as here,
      exists (select from room_bans b where b.shop_id = s.id and b.user_id = u.id
        and b.until is null and b.show_id is null) as banned
    from shops s left join users u on u.id = ${userId}
    where s.id = ${shopId}`.execute(db);
  return rows[0];
}

export async function findBlockedWords(db: Db, shopId: ShopId): Promise<string[]> {
  const found = await db
    .selectFrom('room_rules')
    .select('blocked_words')
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return found?.blocked_words ?? [];
}

export async function putBlockedWords(db: Db, shopId: ShopId, words: string[]): Promise<void> {
  await db
    .insertInto('room_rules')
    .values({ shop_id: shopId, blocked_words: words })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet({ blocked_words: words }))
    .execute();
}

/**
 * Whom a shop may let look after its rooms, by the beginning of their name or handle: who follows it, and anyone whose
 * whole handle is given. Not who does so already, or is banned or blocked.
 */
export async function findPossibleModerators(db: Db, shopId: ShopId, q: string): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select u.id, u.name, u.handle, ${pictureOf(sql.ref('u.picture_id'))} as picture
    from shops s, users u
    where s.id = ${shopId} and u.id <> s.owner_id and u.role = 'member'
      and u.suspended_at is null and u.deleted_at is null
      and u.id in (
        select id from users where lower(handle) = lower(${q})
        union all
        select f.user_id from shop_follows f join users w on w.id = f.user_id where f.shop_id = ${shopId}
          and (starts_with(lower(w.handle), lower(${q})) or starts_with(lower(w.name), lower(${q}))))
      and not exists (select from room_moderators m where m.shop_id = s.id and m.user_id = u.id)
      and not exists (select from room_bans b where b.shop_id = s.id and b.user_id = u.id)
      and not exists (select from user_blocks b where (b.blocker_id, b.blocked_id) in
        ((s.owner_id, u.id), (u.id, s.owner_id)))
    order by lower(u.handle) = lower(${q}) desc, u.handle limit 8`.execute(db);
  return rows;
}

interface NewModerator {
  shopId: ShopId;
  userId: UserId;
  namedBy: UserId;
  now: Date;
}

export async function insertModerator(db: Db, { shopId, userId, namedBy, now }: NewModerator): Promise<void> {
  await db
    .insertInto('room_moderators')
    .values({ shop_id: shopId, user_id: userId, named_by: namedBy, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
