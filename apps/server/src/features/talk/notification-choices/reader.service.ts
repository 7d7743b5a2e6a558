import type { UserId } from '@souk/shared/ids.ts';
import {
  choiceAtStart,
  isAlwaysSent,
  type NotificationChannel,
  type NotificationKind,
} from '@souk/shared/talk/notification-choices/rules.ts';
import type { QuietHours } from '@souk/shared/talk/notifications/quiet.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type AskedReader, findReaders } from './reader.repo.ts';

/** A person who may be told something of one kind. */
export interface Reader {
  name: string;
  language: string;
  /** Only one that was proved theirs. */
  email: string | null;
  quiet: QuietHours | null;
  wants(channel: NotificationChannel): boolean;
}

/** Nobody, when they are gone or suspended. */
export async function readerOf(db: Db, userId: UserId, kind: NotificationKind): Promise<Reader | undefined> {
  const [reader] = await readersOf(db, [{ userId, kind }]);
  return reader;
}

/** The same for several, each at the place of who was asked for. */
export async function readersOf(db: Db, asked: readonly AskedReader[]): Promise<Array<Reader | undefined>> {
  const found = await findReaders(db, asked);
  return asked.map(({ kind }, at) => {
    const row = found[at];
    if (!row) return undefined;
    const { departures, ...reader } = row;
    return {
      ...reader,
      wants: (channel) =>
        isAlwaysSent(kind, channel) || (departures?.[channel] ?? choiceAtStart(kind, channel)),
    };
  });
}
