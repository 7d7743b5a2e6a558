import { hash } from 'node:crypto';
import type { Write } from '@souk/live/writes.ts';
import type { UserId } from '@souk/shared/ids.ts';
import type { NotificationKind } from '@souk/shared/talk/notification-choices/rules.ts';
import { pushSeconds } from '@souk/shared/talk/notifications/quiet.ts';
import { kindOfText, type NewsLine } from '@souk/shared/talk/notifications/texts.ts';
import type { Db } from '../../../platform/db/database.ts';
import { gathered, listsOf } from '../../../platform/db/together.ts';
import type { PlainMailOrder } from '../../../platform/mail/mail-templates.ts';
import { sendMails } from '../../../platform/mail/send-mail.ts';
import { type Reader, readersOf } from '../notification-choices/index.ts';
import { changeHeldWords, dropHeld, dropHeldWords, type News, type Way } from './held.repo.ts';
import type { Said } from './list.repo.ts';
import { addToLists, changeWordsInList, type Listed, markRead, takeWordsFromList } from './list.service.ts';
import type { Notification, ToTell } from './notification.ts';
import { findSubscribed } from './push.repo.ts';
import { tell } from './telling.service.ts';

/**
 * Tells a person by the ways they chose, in the transaction of what it tells about: in their list at once; by
 * mail and push now, or once their quiet hours end, together with more of the kind. False when they cannot or
 * want not to be told.
 *
 * It takes the lock of their list, which comes after those of conversations and inboxes.
 */
export async function notify(
  tx: Db,
  userId: UserId,
  notification: Notification,
  now: Date,
): Promise<boolean> {
  const [isTold = false] = await notifyAll(tx, [{ to: userId, notification }], now);
  return isTold;
}

interface Along {
  beside?: readonly Write[];
  /** What takes locks that come before those of lists. */
  before?: () => Promise<unknown>;
}

/**
 * The same for several things at once, with whatever else those who are told are shown (`beside`). Everyone is told in one
 * order, so that two who tell the same people do not wait for each other.
 */
export const notifyAll = (
  tx: Db,
  news: readonly ToTell[],
  now: Date,
  { beside = [], before = async () => undefined }: Along = {},
): Promise<boolean[]> => notifyTogether(tx, { news, now, beside, before });

const notifyTogether = gathered<Required<Along> & { news: readonly ToTell[]; now: Date }, boolean[]>(
  async (tx, asked) => {
    const told = await tellEverybody(
      tx,
      asked.flatMap(({ news }) => news),
      asked[0]?.now ?? new Date(0),
      {
        beside: lastOfEach(asked.flatMap(({ beside }) => beside)),
        before: () => Promise.all(asked.map(({ before }) => before())),
      },
    );
    return listsOf(
      asked.map(({ news }) => news),
      told,
    );
  },
);

/** A document is written once. */
const lastOfEach = (writes: readonly Write[]): Write[] => [
  ...new Map(writes.map((write) => [write.path, write])).values(),
];

async function tellEverybody(
  tx: Db,
  news: readonly ToTell[],
  now: Date,
  { beside, before }: Required<Along>,
): Promise<boolean[]> {
  const asked = news.map(({ to, notification }) => ({ userId: to, kind: kindOfText[notification.text] }));
  const [readers, withDevices] = await Promise.all([
    readersOf(tx, asked),
    findSubscribed(
      tx,
      asked.map(({ userId }) => userId),
    ),
    before(),
  ]);
  const toList = news.filter((_, at) => readers[at]?.wants('in-app'));
  const { listed: lines, write } = await addToLists(tx, toList, now, beside);
  const written = write();
  // Heard below, or undone by what failed before.
  written.catch(() => undefined);
  const listed = new Map(toList.map((one, at) => [one, lines[at] ?? null]));
  const told = new Set<ToTell>();
  const mails: PlainMailOrder[] = [];
  const inOrder = news.map((one, at) => ({ one, reader: readers[at] }));
  for (const { one, reader } of inOrder.sort((a, b) => (a.one.to < b.one.to ? -1 : 1))) {
    if (!reader) continue;
    const line = listed.get(one) ?? null;
    const ways = waysTo(reader, one, line, withDevices.has(one.to), now);
    for (const { way, news: said } of ways) {
      const mail = await tell(tx, reader, way, said, now);
      if (mail) mails.push(mail);
    }
    if (line !== null || ways.length > 0) told.add(one);
  }
  await Promise.all([written, sendMails(tx, mails)]);
  return news.map((one) => told.has(one));
}

/** By mail and to their devices, as they chose. */
function waysTo(
  reader: Reader,
  { to: userId, notification }: ToTell,
  listed: Listed | null,
  hasDevice: boolean,
  now: Date,
): Array<{ way: Way; news: News }> {
  const { text, params, to, about, picture, by, until, mail = null } = notification;
  const kind = kindOfText[text];
  const own = { ...(picture ? { picture } : {}), ...(by ? { by } : {}) };
  const plain = { text, params, to };
  const of = { about, itemId: listed?.id ?? null };
  const ways: Array<{ way: Way; news: News }> = [];
  if (until === undefined && reader.email !== null && reader.wants('email')) {
    const news = { ...of, mail, expiresAt: null, line: { ...plain, ...own } };
    ways.push({ way: { userId, channel: 'email', kind }, news });
  }
  if (hasDevice && reader.wants('push')) {
    const expiresAt = until ?? new Date(now.getTime() + pushSeconds[kind] * 1_000);
    const news = { ...of, mail: null, expiresAt, line: { ...(listed?.line ?? plain), ...own } };
    ways.push({ way: { userId, channel: 'push', kind }, news });
  }
  return ways;
}

/** They have seen it where it happened: it is new in their list no longer, and neither mailed nor pushed any more. */
export async function noticeSeen(
  tx: Db,
  userId: UserId,
  of: { kind: NotificationKind; about: string },
  now: Date,
): Promise<void> {
  await dropHeld(tx, userId, of);
  await markRead(tx, userId, of, now);
}

/** Who said these words has taken them back: they go from the list, and are neither mailed nor pushed any more. */
export async function unsay(tx: Db, userId: UserId, said: Said, now: Date): Promise<void> {
  await dropHeldWords(tx, userId, said);
  await takeWordsFromList(tx, userId, said, now);
}

/** Who said these words says it otherwise now: the list says it so, and so will what is still mailed or pushed. */
export async function resay(tx: Db, userId: UserId, said: Said, line: NewsLine, now: Date): Promise<void> {
  await changeHeldWords(tx, userId, said, line);
  await changeWordsInList(tx, userId, said, { line, now });
}

/** As `unsay` and `resay` know them by. */
export const hashOfWords = (words: string): string => hash('sha256', words);
