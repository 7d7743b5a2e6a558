import type { UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { sql } from 'kysely';
import { microsecondsOf, momentAt } from '../../../platform/db/cursor.ts';
import type { Db } from '../../../platform/db/database.ts';
import { pictureOf } from '../../../platform/images/index.ts';

export interface PersonRow {
  id: UserId;
  name: string;
  handle: string;
  picture: Image | null;
  following: boolean;
  /** When they came into the list, in microseconds since 1970. */
  place: number;
}

/** A list of people, the latest first: who follows someone, whom someone follows, whom someone blocked. */
export type PeopleList = 'followers' | 'following' | 'blocked';

const tables = {
  followers: { table: 'user_follows', of: 'followed_id', other: 'follower_id' },
  following: { table: 'user_follows', of: 'follower_id', other: 'followed_id' },
  blocked: { table: 'user_blocks', of: 'blocker_id', other: 'blocked_id' },
} as const;

/**
 * Left out are those who are suspended or gone, and those who blocked the reader; not from whom the reader blocked, or their
 * own block would show, and could not be taken back.
 */
export async function findPeople(
  db: Db,
  asked: { list: PeopleList; of: UserId; reader: UserId },
  after: { at: number; id: string } | null,
  limit: number,
): Promise<PersonRow[]> {
  const { table, of, other } = tables[asked.list];
  const { rows } = await sql<PersonRow>`
    select u.id, u.name, u.handle, ${pictureOf(sql.ref('u.picture_id'))} as picture,
      exists (select from user_follows f where f.follower_id = ${asked.reader} and f.followed_id = u.id)
        as following,
      ${microsecondsOf(sql.ref('l.created_at'))} as place
    from ${sql.table(table)} l join users u on u.id = l.${sql.ref(other)}
    where l.${sql.ref(of)} = ${asked.of} and u.suspended_at is null and u.deleted_at is null
      ${asked.list === 'blocked' ? sql`` : unblocked(asked.reader)}
      ${after ? sql`and (l.created_at, u.id) < (${momentAt(after.at)}, ${after.id}::uuid)` : sql``}
    order by l.created_at desc, u.id desc
    limit ${limit}`.execute(db);
  return rows;
}

const unblocked = (reader: UserId) =>
  sql`and not exists (select from user_blocks b where b.blocker_id = u.id and b.blocked_id = ${reader})`;
