import type { ImageId, SessionId, UserId } from '@souk/shared/ids.ts';
import type { NotificationKind } from '@souk/shared/talk/notification-choices/rules.ts';
import type { NewsLine } from '@souk/shared/talk/notifications/texts.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { anyOf } from '../../../platform/db/list-asked.ts';
import { prepared } from '../../../platform/db/prepared.ts';

export interface Subscription {
  endpoint: string;
  p256dh: string;
  /** Locked. */
  auth: string;
}

/** Those of them who have a device that is pushed to. */
export async function findSubscribed(db: Db, userIds: readonly UserId[]): Promise<Set<UserId>> {
  const rows = await findAmong(db, userIds);
  return new Set(rows.map(({ userId }) => userId));
}

const findAmong = prepared('who has devices', (db, userIds: readonly UserId[]) => ({
  compile: () =>
    sql<{ userId: UserId }>`
      select distinct user_id as "userId" from push_subscriptions where user_id = ${anyOf(userIds)}`.compile(
      db,
    ),
}));

export async function findSubscriptionIds(db: Db, userId: UserId): Promise<string[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}

export interface NewSubscription extends Subscription {
  id: string;
  userId: UserId;
  sessionId: SessionId;
  now: Date;
}

/** A browser subscribes for who is signed in there now; of each session it is one. */
export async function keepSubscription(
  tx: Db,
  { id, userId, sessionId, endpoint, p256dh, auth, now }: NewSubscription,
): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('session_id', '=', sessionId)
    .where('endpoint', '!=', endpoint)
    .execute();
  const own = { user_id: userId, session_id: sessionId, p256dh, auth };
  await tx
    .insertInto('push_subscriptions')
    .values({ id, endpoint, created_at: now, ...own })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(own))
    .execute();
}

/** The oldest of a person's devices beyond so many. */
export async function dropSubscriptionsBeyond(tx: Db, userId: UserId, most: number): Promise<void> {
  await sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${userId}
      order by created_at desc, id desc offset ${most})`.execute(tx);
}

export async function dropSubscriptionOf(db: Db, sessionId: SessionId): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute();
}

export async function dropSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

export async function dropSubscriptionsOf(db: Db, userId: UserId): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute();
}

/** What they would want to read of their devices; not what opens them. */
export async function findDevices(db: Db, userId: UserId): Promise<Array<{ at: string; since: Date }>> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'created_at as since'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ endpoint, since }) => ({ at: new URL(endpoint).host, since }));
}

export interface NewSending {
  id: string;
  subscriptionId: string;
  kind: NotificationKind;
  tag: string;
  lines: readonly NewsLine[];
  to: string;
  picture: ImageId | null;
  expiresAt: Date;
}

export async function insertSendings(tx: Db, sendings: readonly NewSending[]): Promise<void> {
  await tx
    .insertInto('push_sendings')
    .values(
      sendings.map(({ id, subscriptionId, kind, tag, lines, to, picture, expiresAt }) => ({
        id,
        subscription_id: subscriptionId,
        kind,
        tag,
        lines: JSON.stringify(lines),
        leads_to: to,
        picture_id: picture,
        expires_at: expiresAt,
      })),
    )
    .execute();
}

export interface Sending extends Subscription {
  id: string;
  subscriptionId: string;
  kind: NotificationKind;
  tag: string;
  lines: NewsLine[];
  to: string;
  picture: ImageId | null;
  expiresAt: Date;
  language: string;
}

/** Once more at most after one whose end nobody knows, because a process stopped in the middle of it. */
const MOST_BEGUN = 2;

/** Marks that it is under way. Nothing when it is done, or was cut off twice. */
export async function beginSending(db: Db, id: string): Promise<Sending | undefined> {
  const { rows } = await sql<Sending>`
    update push_sendings p set begun = begun + 1
    from push_subscriptions s join users u on u.id = s.user_id
    where p.id = ${id} and begun < ${MOST_BEGUN} and s.id = p.subscription_id
      and u.suspended_at is null and u.deleted_at is null
    returning p.id, s.id as "subscriptionId", p.kind, p.tag, p.lines, p.leads_to as "to",
      p.picture_id as picture, p.expires_at as "expiresAt", u.language, s.endpoint, s.p256dh, s.auth`.execute(
    db,
  );
  return rows[0];
}

/** It is known that it did not arrive: trying again tells nobody twice. */
export async function sendingFailed(db: Db, id: string): Promise<void> {
  await db
    .updateTable('push_sendings')
    .set((row) => ({ begun: row('begun', '-', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function endSending(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_sendings').where('id', '=', id).execute();
}

/** Until when the device, or all of its push service, wants to be left alone. */
export async function findRest(
  db: Db,
  { service, subscriptionId }: { service: string; subscriptionId: string },
): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select greatest(
      (select rests_until from push_services where origin = ${service}),
      (select rests_until from push_subscriptions where id = ${subscriptionId})) as until`.execute(db);
  return rows[0]?.until ?? null;
}

/** A service that asks for less than before is left alone as long as before. */
export async function keepRest(
  db: Db,
  who: { service: string } | { subscriptionId: string },
  until: Date,
): Promise<void> {
  if ('service' in who)
    await sql`
      insert into push_services (origin, rests_until) values (${who.service}, ${until})
      on conflict (origin) do update set rests_until = greatest(push_services.rests_until, excluded.rests_until)`.execute(
      db,
    );
  else
    await sql`
      update push_subscriptions set rests_until = greatest(rests_until, ${until})
      where id = ${who.subscriptionId}`.execute(db);
}

export async function deletePastSendings(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('push_sendings').where('expires_at', '<', now).execute();
  await db.deleteFrom('push_services').where('rests_until', '<', now).execute();
}
