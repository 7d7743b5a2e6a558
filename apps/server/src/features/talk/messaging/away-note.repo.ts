import type { UserId } from '@souk/shared/ids.ts';
import { messagesPath } from '@souk/shared/talk/messaging/paths.ts';
import { awayAgainMs } from '@souk/shared/talk/messaging/rules.ts';
import type { AwayNoteBody } from '@souk/shared/talk/messaging/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { documentsIn } from '../../../platform/live/index.ts';

export interface AwayNoteRow {
  on: boolean;
  text: string;
  until: Date | null;
}

export async function findAwayNote(db: Db, userId: UserId): Promise<AwayNoteRow | undefined> {
  return await db
    .selectFrom('away_notes')
    .select(['is_on as on', 'text', 'until'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function saveAwayNote(db: Db, userId: UserId, note: AwayNoteBody, now: Date): Promise<void> {
  const row = { is_on: note.on, text: note.text, until: note.until, updated_at: now };
  await db
    .insertInto('away_notes')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Until when a seller is away; undefined while they are here. */
export async function findAwayUntil(
  db: Db,
  seller: string,
  now: Date,
): Promise<{ until: Date | null } | undefined> {
  const { rows } = await sql<{ until: Date | null }>`
    select n.until ${awayNotes(seller, now)}`.execute(db);
  return rows[0];
}

/** The note that a seller's absence answers with now, if at all: not over a block, and once in a while. */
export async function findAwayAnswer(
  db: Db,
  { pair, seller, asker }: { pair: string; seller: string; asker: string },
  now: Date,
): Promise<string | undefined> {
  const since = now.getTime() - awayAgainMs;
  const said = sql`${documentsIn(messagesPath(pair))} as said`;
  const { rows } = await sql<{ text: string }>`
    select n.text ${awayNotes(seller, now)}
      and not exists (select from user_blocks where (blocker_id, blocked_id)
        in ((${seller}::uuid, ${asker}::uuid), (${asker}::uuid, ${seller}::uuid)))
      and exists (select from users where id = ${asker} and deleted_at is null and suspended_at is null)
      and not exists (select from ${said}
        where data ->> 'by' = ${seller} and data ? 'away' and (data ->> 'at')::bigint > ${since}::bigint)
      and exists (select from ${said}
        where data ->> 'by' = ${asker}
          and born > coalesce((select max(born) from ${said} where data ->> 'by' = ${seller}), 0))`.execute(
    db,
  );
  return rows[0]?.text;
}

const awayNotes = (seller: string, now: Date) => sql`
  from away_notes n join users u on u.id = n.user_id
  where n.user_id = ${seller} and n.is_on and (n.until is null or n.until > ${now})
    and u.deleted_at is null and u.suspended_at is null and not u.muted
    and exists (select from shops s where s.owner_id = u.id and s.status = 'open')`;
