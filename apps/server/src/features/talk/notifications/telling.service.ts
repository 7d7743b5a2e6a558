import { isAlwaysSent } from '@souk/shared/talk/notification-choices/rules.ts';
import { canWait, quietUntil } from '@souk/shared/talk/notifications/quiet.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { nextInTurn } from '../../../platform/jobs/in-turn.ts';
import type { PlainMailOrder } from '../../../platform/mail/mail-templates.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { type Reader, readerOf } from '../notification-choices/index.ts';
import * as repo from './held.repo.ts';
import { push } from './push.service.ts';

/** What comes sooner after the last of its kind waits, and goes together with what waits then. */
const windowMs = { email: 600_000, push: 20_000 } as const;
/** A message is mailed only to who did not come to read it. */
const READING_MS = 300_000;
const MOST_LINES = 20;

/** Tells it by mail or push: now, or later with more of its kind. A mail that goes now is for the caller to send. */
export async function tell(
  tx: Db,
  reader: Reader,
  way: repo.Way,
  news: repo.News,
  now: Date,
): Promise<PlainMailOrder | null> {
  const dueAt = isAlwaysSent(way.kind, way.channel) ? null : await dueOf(tx, reader, way, now);
  if (!dueAt) return deliver(tx, reader, way, [news], now);
  await repo.hold(tx, way, news, dueAt);
  return null;
}

/** Null for now. */
async function dueOf(tx: Db, { quiet }: Reader, way: repo.Way, now: Date): Promise<Date | null> {
  const isForReading = way.kind === 'message' && way.channel === 'email';
  const quietEnd = quiet && canWait(way.kind) ? quietUntil(quiet, now) : null;
  const window = windowMs[way.channel];
  const since = new Date(now.getTime() - window);
  if (!quietEnd && !isForReading && !(await repo.isSomethingHeld(tx, way))) {
    if (await repo.claimTelling(tx, way, { now, since })) return null;
  }
  const toldAt = await repo.findToldAt(tx, way);
  return new Date(
    Math.max(
      now.getTime() + (isForReading ? READING_MS : 0),
      toldAt ? toldAt.getTime() + window : 0,
      quietEnd?.getTime() ?? 0,
    ),
  );
}

/** Passes on what was held and is due; several of a kind go as one. Says how many people were told. */
export const passOnDue = ({ db, clock }: { db: Kysely<Tables>; clock: Clock }): Promise<number> =>
  nextInTurn(
    db,
    (tx, passed) => repo.findDue(tx, passed, clock.now()),
    (tx, way) => passOn(tx, way, clock.now()),
  );

async function passOn(tx: Db, way: repo.Way, now: Date): Promise<void> {
  const reader = await readerOf(tx, way.userId, way.kind);
  const quietEnd = reader?.quiet && canWait(way.kind) ? quietUntil(reader.quiet, now) : null;
  if (quietEnd) return repo.postpone(tx, way, quietEnd);
  const held = await repo.takeHeld(tx, way);
  if (!reader?.wants(way.channel)) return;
  const news = await stillWorthTelling(tx, way, held, now);
  if (news.length === 0) return;
  await repo.markTold(tx, way, now);
  const mail = await deliver(tx, reader, way, news, now);
  if (mail) await sendMail(tx, mail);
}

async function stillWorthTelling(
  tx: Db,
  { userId, channel, kind }: repo.Way,
  held: readonly repo.News[],
  now: Date,
): Promise<repo.News[]> {
  const by = held.flatMap(({ line }) => line.by ?? []);
  const blocks = by.length === 0 ? null : await repo.findBlocks(tx, userId, by);
  const fresh = held.filter(
    ({ expiresAt, line }) => (!expiresAt || expiresAt > now) && !(line.by && blocks?.has(line.by)),
  );
  // A mail is also kept to be found again; a message that was read is not worth one.
  if (channel === 'email' && kind !== 'message') return fresh;
  const ids = fresh.flatMap(({ itemId }) => itemId ?? []);
  const isNew = await repo.findStillNew(tx, userId, ids);
  return fresh.filter(({ itemId }) => itemId === null || isNew.has(itemId));
}

async function deliver(
  tx: Db,
  reader: Reader,
  way: repo.Way,
  news: readonly repo.News[],
  now: Date,
): Promise<PlainMailOrder | null> {
  if (way.channel === 'email') return mailOf(reader, news);
  await push(tx, way, news, now);
  return null;
}

function mailOf({ email, name, language }: Reader, news: readonly repo.News[]): PlainMailOrder | null {
  const [first] = news;
  if (!first || email === null) return null;
  if (news.length === 1 && first.mail) {
    const { template, data } = first.mail;
    return { to: email, language, template, data: { ...data, name } } as PlainMailOrder;
  }
  const isOnePlace = news.every(({ line }) => line.to === first.line.to);
  return {
    to: email,
    language,
    template: 'news',
    data: {
      name,
      lines: news.slice(0, MOST_LINES).map(({ line: { text, params } }) => ({ text, params })),
      count: news.length,
      path: isOnePlace ? first.line.to : '/',
    },
  };
}
