import { type DocumentPath, documentPath } from '@souk/live/paths.ts';
import { writeAs } from '@souk/live/server/writing.ts';
import type { Value } from '@souk/live/values.ts';
import { type Changes, deleteField, serverTime, type Write } from '@souk/live/writes.ts';
import type { UserId } from '@souk/shared/ids.ts';
import type { InboxData, MarksData, MessageData } from '@souk/shared/talk/messaging/documents.ts';
import { inboxPath, marksPath, messagesPath, pairOf } from '@souk/shared/talk/messaging/paths.ts';
import { liveDeclarations } from '../market-live.ts';
import { liveDatabaseOf, readLive } from '../platform/live/index.ts';
import type { SignedInUser } from '../platform/session/actor.ts';
import type { TestApp } from './build-test-app.ts';

type Person = { id: UserId };
type Sent = Partial<Omit<MessageData, 'pictures' | 'card'>> & { [field: string]: unknown };

/** What one person's client does to live documents. */
export function talker(app: TestApp, me: Person, standing: Partial<SignedInUser> = {}) {
  const actor = { kind: 'user', userId: me.id, muted: false, suspended: false, ...standing } as SignedInUser;

  const write = (writes: Write[], id: string = crypto.randomUUID()) =>
    writeAs(
      liveDatabaseOf(app.db),
      liveDeclarations,
      { id, who: { id: me.id, actor }, writes },
      app.clock.now().getTime(),
    );
  const messageAt = (other: Person, id: string) =>
    documentPath(`${messagesPath(pairOf(me.id, other.id))}/${id}`);

  const setting = (other: Person, data: Sent | string, id: string = crypto.randomUUID()): Write => ({
    op: 'set',
    path: messageAt(other, id),
    data: {
      by: me.id,
      at: serverTime(),
      text: '',
      ...((typeof data === 'string' ? { text: data } : data) as Record<string, Value>),
    },
  });

  return {
    write,
    setting,
    async send(other: Person, data: Sent | string, writeId?: string): Promise<string> {
      const id = crypto.randomUUID();
      await write([setting(other, data, id)], writeId);
      return id;
    },
    update: (path: string, data: Changes) => write([{ op: 'update', path: documentPath(path), data }]),
    change: (other: Person, id: string, data: Changes) =>
      write([{ op: 'update', path: messageAt(other, id), data }]),
    edit: (other: Person, id: string, text: string) =>
      write([{ op: 'update', path: messageAt(other, id), data: { text, editedAt: serverTime() } }]),
    take: (other: Person, id: string) =>
      write([{ op: 'update', path: messageAt(other, id), data: { deletedAt: serverTime() } }]),
    react: (other: Person, id: string, emoji: string | null) =>
      write([
        {
          op: 'update',
          path: messageAt(other, id),
          data: { [`reactions.${me.id}`]: emoji ?? deleteField() },
        },
      ]),
    mark: (other: Person, marks: MarksData) =>
      write([
        {
          op: 'set',
          path: documentPath(`${marksPath(pairOf(me.id, other.id))}/${me.id}`),
          data: { ...marks },
        },
      ]),
    inbox: (other: Person) => readLive<InboxData>(app.db, `${inboxPath(me.id)}/${other.id}`),
    message: (other: Person, id: string) => readLive<MessageData>(app.db, messageAt(other, id)),
    path: (other: Person, id: string): DocumentPath => messageAt(other, id),
  };
}
