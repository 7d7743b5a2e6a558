import type { CollectionPath } from '@souk/live/paths.ts';
import type { OrderId } from '@souk/shared/ids.ts';
import type { CardRef, InboxData, MessageData } from '@souk/shared/talk/messaging/documents.ts';
import { inboxPath, marksPath, messagesPath } from '@souk/shared/talk/messaging/paths.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { documentsIn } from '../../../platform/live/index.ts';

export type Inbox = { owner: string; data: InboxData };

/** What the two of a conversation see of it in their lists, as far as it is there. */
export async function findInboxes(db: Db, one: string, other: string): Promise<Map<string, InboxData>> {
  const { rows } = await sql<Inbox>`
    select ${one}::text as owner, data from ${documentsIn(inboxPath(one))} as own where id = ${other}
    union all
    select ${other}::text, data from ${documentsIn(inboxPath(other))} as other where id = ${one}`.execute(db);
  return new Map(rows.map(({ owner, data }) => [owner, data]));
}

/** How many messages a reader has not read: what the other one wrote after their mark, and did not delete. */
export async function countUnread(db: Db, pair: string, reader: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${documentsIn(messagesPath(pair))} as messages
    where born > coalesce((select (data ->> 'read')::bigint from ${documentsIn(marksPath(pair))} as marks
        where id = ${reader}), 0)
      and data ->> 'by' <> ${reader} and not data ? 'deletedAt'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Up to where a reader has read. */
export async function findRead(db: Db, pair: string, reader: string): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (data ->> 'read')::bigint as read from ${documentsIn(marksPath(pair))} as marks
    where id = ${reader}`.execute(db);
  return rows[0]?.read ?? 0;
}

export async function findMessage(
  db: Db,
  pair: string,
  id: string,
): Promise<{ born: number; data: MessageData } | undefined> {
  const { rows } = await sql<{ born: number; data: MessageData }>`
    select born, data from ${documentsIn(messagesPath(pair))} as messages where id = ${id}`.execute(db);
  return rows[0];
}

/** What the thing on a card is called. */
export async function findCardTitle(db: Db, { kind, id }: CardRef): Promise<string> {
  if (kind === 'order') {
    const order = await db
      .selectFrom('orders')
      .select('number')
      .where('id', '=', id as OrderId)
      .executeTakeFirst();
    return order ? `SK-${order.number}` : '';
  }
  const { rows } = await sql<{ title: string }>`
    select title from products where id = ${
      kind === 'offer' ? sql`(select product_id from offers where id = ${id})` : sql`${id}::uuid`
    }`.execute(db);
  return rows[0]?.title ?? '';
}

export async function keepPictures(
  tx: Db,
  pair: string,
  messageId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    insert into message_pictures (message_id, file_id, pair)
    select ${messageId}::uuid, file_id, ${pair} from unnest(${sql.val([...ids])}::uuid[]) as file_id
    on conflict do nothing`.execute(tx);
}

/** Of this conversation alone: who writes a message names its id, and may have read it in another one. */
export async function releasePictures(tx: Db, pair: string, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return;
  await tx
    .deleteFrom('message_pictures')
    .where('pair', '=', pair)
    .where('message_id', 'in', [...messageIds])
    .execute();
}

export const collectionOf = (path: string) => path as CollectionPath;
