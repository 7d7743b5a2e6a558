import { documentPath } from '@souk/live/paths.ts';
import type { Data } from '@souk/live/values.ts';
import type { Write } from '@souk/live/writes.ts';
import type { ShowId, UserId } from '@souk/shared/ids.ts';
import type { RoomMessage } from '@souk/shared/live/room-chat/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { documentsIn, documentsLike, writeLive } from '../../../platform/live/index.ts';

export interface MessageRow {
  collection: string;
  id: string;
  data: RoomMessage;
}

export const messagesOf = (showId: ShowId): string => `rooms/${showId}/messages`;

export async function findMessage(db: Db, showId: ShowId, id: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select collection, id, data from ${documentsIn(messagesOf(showId))} as messages where id = ${id}`.execute(
    db,
  );
  return rows[0];
}

export interface Said {
  from: number;
  to: number;
  /** Where a message stands after which it goes on. */
  after: number;
  limit: number;
}

/** What was said in a room from one moment to before another. They stand as they were said, so the first is found by its place. */
export async function findSaid(
  db: Db,
  showId: ShowId,
  { from, to, after, limit }: Said,
): Promise<Array<MessageRow & { born: number }>> {
  const { rows } = await sql<MessageRow & { born: number }>`
    select collection, id, data, born from ${documentsIn(messagesOf(showId))} as messages
    where born > ${after} and data ? 'text'
      and (data ->> 'at')::float8 >= ${from} and (data ->> 'at')::float8 < ${to}
    order by born limit ${limit}`.execute(db);
  return rows;
}

/** What one person said, in one room or in all of them. */
export async function findMessagesBy(db: Db, by: UserId, room?: ShowId): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select collection, id, data from ${documentsLike('rooms/%')} as said
    where data ->> 'by' = ${by}
      and collection ${room ? sql`= ${messagesOf(room)}` : sql`like 'rooms/%/messages'`}
    order by collection, seq`.execute(db);
  return rows;
}

/** Leaves that there was a message, without what it said. */
export const emptied = ({ collection, id, data }: MessageRow, deletedBy: UserId): Write => {
  const { text: _, ...rest } = data;
  return { op: 'set', path: documentPath(`${collection}/${id}`), data: { ...rest, deletedBy } as Data };
};

// As many as one batch holds.
const AT_ONCE = 100;

export async function writeMany(tx: Db, writes: readonly Write[], now: Date): Promise<void> {
  for (let at = 0; at < writes.length; at += AT_ONCE)
    await writeLive(tx, writes.slice(at, at + AT_ONCE), now);
}
