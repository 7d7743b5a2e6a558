import type { ShowId, UserId } from '@souk/shared/ids.ts';
import type { SecondLayout } from '@souk/shared/live/video/second-picture.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow } from '../../../platform/db/insert-all.ts';

/** How viewers had the second picture from a moment on. */
export interface SecondLook {
  at: Date;
  line: string;
  /** Of a co-host. */
  name: string | null;
  layout: SecondLayout;
  isSeen: boolean;
  isHeard: boolean;
}

/** Only where it is another one than before; of a show that is held. */
export async function putSecondLook(tx: Db, look: NewRow<'second_looks'>): Promise<void> {
  const { show_id, at, line, user_id, layout, is_seen, is_heard } = look;
  await sql`
    insert into second_looks (show_id, at, line, user_id, layout, is_seen, is_heard)
    select ${show_id}, ${at}, ${line}, ${user_id}, ${layout}, ${is_seen}, ${is_heard}
    where (${line}::uuid, ${layout}::text, ${is_seen}::boolean, ${is_heard}::boolean) is distinct from (
      select (line, layout, is_seen, is_heard) from second_looks where show_id = ${show_id} order by number desc limit 1)`.execute(
    tx,
  );
}

/** More in one show nobody would see. */
const MOST = 2_000;

/** In their order. */
export async function findSecondLooks(db: Db, showId: ShowId): Promise<SecondLook[]> {
  const { rows } = await sql<SecondLook>`
    select l.at, l.line, u.name, l.layout, l.is_seen as "isSeen", l.is_heard as "isHeard"
    from second_looks l left join users u on u.id = l.user_id
    where l.show_id = ${showId} order by l.number limit ${MOST}`.execute(db);
  return rows;
}

/** Whether a line was ever seen in a show, and whose it is may be known still; held until the transaction ends. */
export async function holdSeenLine(tx: Db, showId: ShowId, line: string): Promise<boolean> {
  const { rows } = await sql`
    select from second_looks where show_id = ${showId} and line = ${line} limit 1 for key share`.execute(tx);
  return rows.length > 0;
}

/**
 * Deletes all of the lines of a person who leaves the market and co-hosts nothing any more, and gives those lines. Nothing
 * names them from then on: what is arranged later of a show whose last they were is of another.
 */
export async function deleteLooksOf(
  tx: Db,
  userId: UserId,
): Promise<Array<{ showId: ShowId; line: string }>> {
  // As it came to an end, a look was written that says whose a line was no more.
  const theirs = sql`(select line from second_looks where user_id = ${userId})`;
  await sql`update second_pictures set line = gen_random_uuid() where line in ${theirs}`.execute(tx);
  const { rows } = await sql<{ showId: ShowId; line: string }>`
    with gone as (delete from second_looks where line in ${theirs} returning show_id, line)
    select distinct show_id as "showId", line from gone`.execute(tx);
  return rows;
}
