import { type DocumentPath, pathOf } from '@souk/live/paths.ts';
import { deleteField, increment, type Write } from '@souk/live/writes.ts';
import type { InboxData, MessageData } from '@souk/shared/talk/messaging/documents.ts';
import { inboxPath } from '@souk/shared/talk/messaging/paths.ts';
import { lineOf } from '@souk/shared/talk/messaging/rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { collectionOf, countUnread, findCardTitle, findInboxes } from './conversation.repo.ts';

export interface Arrived {
  pair: string;
  born: number;
  data: MessageData;
  to: string;
}

/** A new message: the last line of both, and one more unread for whom it is to. */
export async function arrivals(db: Db, { born, data, to }: Arrived): Promise<Write[]> {
  const inboxes = await findInboxes(db, data.by, to);
  const line = { ...(await lineFor(db, data)), by: data.by, at: data.at, born };
  const write = (owner: string, other: string): Write => {
    const path = inboxDoc(owner, other);
    const unread = increment(owner === to ? 1 : 0);
    // Muted stays muted; what was put away comes back.
    return inboxes.has(owner)
      ? { op: 'update', path, data: { ...line, unread, hidden: deleteField() } }
      : { op: 'set', path, data: { ...line, with: other, unread } };
  };
  return [write(data.by, to), write(to, data.by)];
}

/** A changed message changes the line of those who see it last; a deleted one is unread no more. */
export async function changes(db: Db, { pair, born, data, to }: Arrived, deleted: boolean): Promise<Write[]> {
  const inboxes = await findInboxes(db, data.by, to);
  const line = await lineFor(db, data);
  const unread = deleted ? await countUnread(db, pair, to) : undefined;
  return [data.by, to].flatMap((owner): Write[] => {
    const inbox = inboxes.get(owner);
    if (!inbox) return [];
    const changed: Partial<InboxData> = {
      ...(inbox.born === born ? line : {}),
      ...(owner === to && unread !== undefined ? { unread } : {}),
    };
    if (Object.keys(changed).length === 0) return [];
    return [{ op: 'update', path: inboxDoc(owner, owner === to ? data.by : to), data: changed }];
  });
}

/** A card without words is named by what it shows. */
async function lineFor(db: Db, data: MessageData) {
  const isNamed = data.card && data.text.trim() === '';
  return lineOf(data, isNamed && data.card ? await findCardTitle(db, data.card) : '');
}

export const inboxDoc = (owner: string, other: string): DocumentPath =>
  pathOf(collectionOf(inboxPath(owner)), other);
