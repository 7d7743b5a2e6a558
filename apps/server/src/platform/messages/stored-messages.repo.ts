import type { StoredMessageId } from '@souk/shared/ids.ts';
import type { Selectable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { lockText, openText } from '../secrets/locked-text.ts';
import type { Secrets } from '../secrets/secrets.ts';

export type StoredMessageRow = Selectable<Tables['kept_messages']>;

interface MessageToKeep {
  id: StoredMessageId;
  channel: 'mail' | 'sms';
  recipient: string;
  template: string;
  subject?: string;
  body: string;
  html: string | null;
}

interface StoredIn {
  db: Db;
  secrets: Secrets;
}

/** Keeps a message that goes nowhere else, locked, as it may hold a code or a link. Kept twice it is there once. */
export async function keepMessage({ db, secrets }: StoredIn, message: MessageToKeep): Promise<void> {
  const { id, subject, body, html } = message;
  const lock = (text: string) => lockText(secrets, text, about(id));
  await db
    .insertInto('kept_messages')
    .values({
      ...message,
      ...(subject === undefined ? {} : { subject: lock(subject) }),
      body: lock(body),
      html: html === null ? null : lock(html),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Newest first. */
export async function findStoredMessages(
  { db, secrets }: StoredIn,
  { to, limit }: { to?: string | undefined; limit: number },
): Promise<StoredMessageRow[]> {
  const rows = await db
    .selectFrom('kept_messages')
    .selectAll()
    .$if(to !== undefined, (query) => query.where('recipient', '=', String(to)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => opened(secrets, row));
}

export async function findStoredMessage(
  { db, secrets }: StoredIn,
  id: StoredMessageId,
): Promise<StoredMessageRow | undefined> {
  const row = await db.selectFrom('kept_messages').selectAll().where('id', '=', id).executeTakeFirst();
  return row && opened(secrets, row);
}

/** Oldest first. */
export async function findStoredMessagesTo(
  { db, secrets }: StoredIn,
  channel: 'mail' | 'sms',
  recipient: string,
): Promise<StoredMessageRow[]> {
  const rows = await db
    .selectFrom('kept_messages')
    .selectAll()
    .where('channel', '=', channel)
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => opened(secrets, row));
}

function opened(secrets: Secrets, row: StoredMessageRow): StoredMessageRow {
  const open = (text: string) => openText(secrets, text, about(row.id));
  const html = row.html === null ? null : open(row.html);
  return { ...row, subject: open(row.subject), body: open(row.body), html };
}

const about = (id: StoredMessageId) => `message:${id}`;

export async function deleteStoredMessages(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('kept_messages').where('created_at', '<', before).execute();
}
