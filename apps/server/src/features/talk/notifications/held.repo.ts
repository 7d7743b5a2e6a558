import type { UserId } from '@souk/shared/ids.ts';
import type { NotificationChannel, NotificationKind } from '@souk/shared/talk/notification-choices/rules.ts';
import type { NotificationId } from '@souk/shared/talk/notifications/schema.ts';
import type { NewsLine } from '@souk/shared/talk/notifications/texts.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { HeldLine } from '../../../platform/db/notifications-tables.ts';
import { documentsIn } from '../../../platform/live/index.ts';
import type { Told } from '../notification-choices/index.ts';
import { itemsOf, type Said, says } from './list.repo.ts';

/** What goes to a person by one channel about one kind of thing goes together. */
export interface Way {
  userId: UserId;
  channel: Exclude<NotificationChannel, 'in-app'>;
  kind: NotificationKind;
}

export interface News {
  about: string;
  /** In the list, where they have one. */
  itemId: NotificationId | null;
  line: HeldLine;
  mail: Told | null;
  expiresAt: Date | null;
}

const ofWay = ({ userId, channel, kind }: Way) =>
  sql<boolean>`user_id = ${userId} and channel = ${channel} and kind = ${kind}`;

/** True when nothing went this way since; then it counts as told now. */
export async function claimTelling(tx: Db, way: Way, { now, since }: { now: Date; since: Date }) {
  const { rows } = await sql`
    insert into told_news as told (user_id, channel, kind, at)
    values (${way.userId}, ${way.channel}, ${way.kind}, ${now})
    on conflict (user_id, channel, kind) do update set at = excluded.at where told.at <= ${since}
    returning at`.execute(tx);
  return rows.length === 1;
}

export async function markTold(tx: Db, { userId, channel, kind }: Way, now: Date): Promise<void> {
  await tx
    .insertInto('told_news')
    .values({ user_id: userId, channel, kind, at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'channel', 'kind']).doUpdateSet({ at: now }))
    .execute();
}

export async function findToldAt(tx: Db, way: Way): Promise<Date | null> {
  const row = await tx.selectFrom('told_news').select('at').where(ofWay(way)).executeTakeFirst();
  return row?.at ?? null;
}

export async function isSomethingHeld(tx: Db, way: Way): Promise<boolean> {
  const row = await tx.selectFrom('held_news').select('id').where(ofWay(way)).limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function hold(
  tx: Db,
  { userId, channel, kind }: Way,
  { about, itemId, line, mail, expiresAt }: News,
  dueAt: Date,
): Promise<void> {
  await tx
    .insertInto('held_news')
    .values({
      user_id: userId,
      channel,
      kind,
      about,
      item_id: itemId,
      line: JSON.stringify(line),
      mail: mail && JSON.stringify(mail),
      due_at: dueAt,
      expires_at: expiresAt,
    })
    .execute();
}

/** The way something is due on first, of those not passed over. One worker at a time passes on what was held. */
export async function findDue(
  tx: Db,
  passed: readonly string[],
  now: Date,
): Promise<(Way & { id: string }) | undefined> {
  const turn = await sql<{ ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('held news')) as ours`.execute(tx);
  if (!turn.rows[0]?.ours) return undefined;
  const id = sql<string>`concat_ws(' ', user_id, channel, kind)`;
  return await tx
    .selectFrom('held_news')
    .select(['user_id as userId', 'channel', 'kind', id.as('id')])
    .where('due_at', '<=', now)
    .where(sql<boolean>`${id} <> all(${passed}::text[])`)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
}

export async function postpone(tx: Db, way: Way, dueAt: Date): Promise<void> {
  await tx.updateTable('held_news').set({ due_at: dueAt }).where(ofWay(way)).execute();
}

/** All that is held on a way, in the order it came, to be held no longer. */
export async function takeHeld(tx: Db, way: Way): Promise<News[]> {
  const rows = await tx
    .deleteFrom('held_news')
    .where(ofWay(way))
    .returning(['id', 'about', 'item_id', 'line', 'mail', 'expires_at'])
    .execute();
  return rows
    .sort((a, b) => a.id - b.id)
    .map(({ about, item_id, line, mail, expires_at }) => ({
      about,
      itemId: item_id,
      line,
      mail: mail as Told | null,
      expiresAt: expires_at,
    }));
}

/** What was read meanwhile needs no telling any more. */
export async function dropHeld(
  tx: Db,
  userId: UserId,
  of: { kind: NotificationKind; about: string },
): Promise<void> {
  await tx
    .deleteFrom('held_news')
    .where('user_id', '=', userId)
    .where('kind', '=', of.kind)
    .where('about', '=', of.about)
    .execute();
}

/** What says these words waits no longer. */
export async function dropHeldWords(tx: Db, userId: UserId, { kind, about, words }: Said): Promise<void> {
  await sql`
    delete from held_news where user_id = ${userId} and kind = ${kind} and about = ${about}
      and ${says(sql`line`, words)}`.execute(tx);
}

/** What says these words says this instead: the first, as each of two that say the same may be changed. */
export async function changeHeldWords(
  tx: Db,
  userId: UserId,
  { kind, about, words }: Said,
  { text, params }: NewsLine,
): Promise<void> {
  await sql`
    update held_news set line = line || ${JSON.stringify({ text, params })}::jsonb
    where id in (
      select distinct on (channel) id from held_news
      where user_id = ${userId} and kind = ${kind} and about = ${about} and ${says(sql`line`, words)}
      order by channel, id)`.execute(tx);
}

/** Those of these people with whom a person has nothing to do since one of the two blocked the other. */
export async function findBlocks(db: Db, userId: UserId, others: readonly UserId[]): Promise<Set<UserId>> {
  const { rows } = await sql<{ id: UserId }>`
    select blocked_id as id from user_blocks where blocker_id = ${userId} and blocked_id = any(${others}::uuid[])
    union
    select blocker_id from user_blocks where blocked_id = ${userId} and blocker_id = any(${others}::uuid[])`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Of these notifications those that their reader has not read and not taken away. */
export async function findStillNew(
  db: Db,
  userId: UserId,
  ids: readonly NotificationId[],
): Promise<Set<NotificationId>> {
  const { rows } = await sql<{ id: NotificationId }>`
    select id from ${documentsIn(itemsOf(userId))} as items
    where id = any(${ids}::text[]) and not data ? 'readAt'`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function deleteOldTellings(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('told_news').where('at', '<', before).execute();
}

export async function deleteNewsOf(tx: Db, userId: UserId): Promise<void> {
  await tx.deleteFrom('held_news').where('user_id', '=', userId).execute();
  await tx.deleteFrom('told_news').where('user_id', '=', userId).execute();
}
