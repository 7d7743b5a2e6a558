import { type DocumentPath, documentPath } from '@souk/live/paths.ts';
import { type Changes, deleteField, type Write } from '@souk/live/writes.ts';
import type { UserId } from '@souk/shared/ids.ts';
import type { InboxData, MessageData } from '@souk/shared/talk/messaging/documents.ts';
import {
  inboxPath,
  marksPath,
  messagesPath,
  pairOf,
  presencePath,
} from '@souk/shared/talk/messaging/paths.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { documentsIn, holdCollections, writeLive } from '../../../platform/live/index.ts';
import type { PersonalPart } from '../../../platform/personal-data.ts';
import { releasePictures } from './conversation.repo.ts';
import { inboxDoc } from './inbox-lines.ts';

/**
 * What a person said to others. The others keep their own words, and the places where theirs were: what is
 * left of a message is that there was one.
 */
export const messagingPart: PersonalPart = {
  name: 'messages',
  async give(db, userId) {
    const talks = await findTalks(db, userId);
    const { rows } = await sql<{ with: string; messages: unknown }>`
      select coalesce(u.handle, '') as with, (
        select json_agg(json_build_object('by', case when d.data ->> 'by' = ${userId} then 'me' else 'them' end,
          'at', to_timestamp((d.data ->> 'at')::bigint / 1000.0), 'text', d.data ->> 'text',
          'pictures', d.data -> 'pictures', 'card', d.data -> 'card') order by d.born)
        from ${documentsIn(sql`'conversations/' || talk.pair || '/messages'`)} as d) as messages
      from unnest(${talks.map(({ pair }) => pair)}::text[], ${talks.map(({ other }) => other)}::uuid[])
        as talk (pair, other) left join users u on u.id = talk.other and u.deleted_at is null`.execute(db);
    const savedReplies = await db
      .selectFrom('saved_replies')
      .select(['title', 'text'])
      .where('user_id', '=', userId)
      .orderBy('position')
      .execute();
    const awayNote = await db
      .selectFrom('away_notes')
      .select(['is_on as on', 'text', 'until'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return { conversations: rows, savedReplies, awayNote: awayNote ?? null };
  },
  async forget(tx, userId, now) {
    const talks = (await findTalks(tx, userId)).sort((a, b) => (a.pair < b.pair ? -1 : 1));
    // Before the inboxes, in the same order as a new message.
    for (const { pair } of talks) await forgetTalk(tx, userId, pair, now);
    const inboxes: Write[] = [];
    for (const talk of talks) inboxes.push(...(await forgetInboxes(tx, userId, talk.other, talk.pair)));
    const presence: Write = { op: 'delete', path: pathIn(presencePath(userId), 'now') };
    await writeAll(tx, [...inboxes, presence], now);
    await tx.deleteFrom('saved_replies').where('user_id', '=', userId).execute();
    await tx.deleteFrom('away_notes').where('user_id', '=', userId).execute();
  },
};

async function findTalks(db: Db, userId: UserId): Promise<Array<{ other: string; pair: string }>> {
  const { rows } = await sql<{ id: string }>`
    select id from ${documentsIn(inboxPath(userId))} as inbox order by (data ->> 'at')::bigint desc`.execute(
    db,
  );
  return rows.map(({ id }) => ({ other: id, pair: pairOf(userId, id) }));
}

async function forgetTalk(tx: Db, userId: UserId, pair: string, now: Date): Promise<void> {
  await holdCollections(tx, [marksPath(pair), messagesPath(pair)]);
  const { rows } = await sql<{ id: string; data: MessageData }>`
    select id, data from ${documentsIn(messagesPath(pair))} as messages
    where data ->> 'by' = ${userId} and not data ? 'deletedAt' or data -> 'reactions' ? ${userId}
    order by born`.execute(tx);
  const own = rows.filter(({ data }) => data.by === userId);
  await releasePictures(
    tx,
    pair,
    own.map(({ id }) => id),
  );
  const messages = rows.map(({ id, data: { by, at, deletedAt } }): Write => {
    const path = pathIn(messagesPath(pair), id);
    if (by !== userId) return { op: 'update', path, data: { [`reactions.${userId}`]: deleteField() } };
    return { op: 'set', path, data: { by, at, text: '', deletedAt: deletedAt ?? now.getTime() } };
  });
  const marks: Write = { op: 'delete', path: pathIn(marksPath(pair), userId) };
  await writeAll(tx, [marks, ...messages], now);
}

/** Their own list goes; in the other's, what they said last is deleted and what was not read is read no more. */
async function forgetInboxes(tx: Db, userId: UserId, other: string, pair: string): Promise<Write[]> {
  const own: Write = { op: 'delete', path: inboxDoc(userId, other) };
  const { rows } = await sql<{ data: InboxData; deleted: boolean }>`
    select i.data, exists (select from ${documentsIn(messagesPath(pair))} as d
      where d.born = (i.data ->> 'born')::bigint and d.data ? 'deletedAt') as deleted
    from ${documentsIn(inboxPath(other))} as i where i.id = ${userId}`.execute(tx);
  const [theirs] = rows;
  if (!theirs) return [own];
  const path = inboxDoc(other, userId);
  const data: Changes = { unread: 0, ...(theirs.deleted && { line: '', kind: 'deleted' }) };
  return [own, { op: 'update', path, data }];
}

const pathIn = (collection: string, id: string): DocumentPath => documentPath(`${collection}/${id}`);

/** The most that is written at once. */
const MOST = 100;

async function writeAll(tx: Db, writes: readonly Write[], now: Date): Promise<void> {
  for (let at = 0; at < writes.length; at += MOST) await writeLive(tx, writes.slice(at, at + MOST), now);
}
