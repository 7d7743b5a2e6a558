import type { KeptMessageId } from '@souk/shared/ids.ts';
import type { Db } from '../db/database.ts';

interface MessageToKeep {
  id: KeptMessageId;
  channel: 'mail' | 'sms';
  recipient: string;
  template: string;
  subject?: string;
  body: string;
  html: string | null;
}

/** Keeps a message that goes nowhere else. Kept twice it is there once. */
export async function keepMessage(db: Db, message: MessageToKeep): Promise<void> {
  await db
    .insertInto('kept_messages')
    .values(message)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Newest first. */
export function findKeptMessages(db: Db, { to, limit }: { to?: string | undefined; limit: number }) {
  return db
    .selectFrom('kept_messages')
    .select(['id', 'channel', 'recipient', 'template', 'subject', 'body', 'created_at'])
    .$if(to !== undefined, (query) => query.where('recipient', '=', String(to)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function findKeptMessage(db: Db, id: KeptMessageId) {
  return db.selectFrom('kept_messages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Oldest first. */
export function findKeptMessagesTo(db: Db, channel: 'mail' | 'sms', recipient: string) {
  return db
    .selectFrom('kept_messages')
    .select(['id', 'recipient', 'template', 'subject', 'body', 'html', 'created_at'])
    .where('channel', '=', channel)
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function deleteKeptMessages(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('kept_messages').where('created_at', '<', before).execute();
}
