import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

/** A listener of a topic, by its own name. */
export interface ListenerKey {
  topic: string;
  name: string;
  /** One that cannot be delivered holds up none of those behind it. */
  inAnyOrder?: boolean;
}

/** In their order. */
export async function insertMessages(tx: Db, topic: string, payloads: readonly object[]): Promise<void> {
  await insertPayloads(tx, topic, JSON.stringify(payloads));
}

const insertPayloads = prepared('messages', (db, topic: string, payloads: string) => ({
  compile: () =>
    sql<never>`
      insert into outbox (topic, payload)
      select ${topic}, payload from jsonb_array_elements(${payloads}::text::jsonb) with ordinality said (payload, place)
      order by place`.compile(db),
}));

/** Which of these have messages before them; the first of them may still have to wait for its next try. */
export async function findWaiting<Listener extends ListenerKey>(
  db: Db,
  listeners: readonly Listener[],
): Promise<Listener[]> {
  const { rows } = await sql<{ place: number }>`
    select l.place::int from unnest(${names(listeners)}::text[], ${topics(listeners)}::text[])
      with ordinality l (name, topic, place)
    where exists (
      select from outbox o where o.topic = l.topic and o.delivered_at is null and not exists (
        select from outbox_deliveries d where d.message_id = o.id and d.listener = l.name
          and (d.delivered_at is not null or d.next_try_at > now())))
    order by l.place`.execute(db);
  return rows.flatMap(({ place }) => listeners[place - 1] ?? []);
}

/** One worker at a time per listener keeps the order of what it hears. */
export async function lockListener(tx: Db, { topic, name }: ListenerKey): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('outbox ' || ${topic} || ' ' || ${name}, 0)) as locked`.execute(
    tx,
  );
  return rows[0]?.locked === true;
}

/**
 * The oldest messages that a listener has not had, so many at most. While one waits for its next try, those behind it wait
 * too, unless they may come in any order. One that failed before comes alone.
 */
export async function findDue(
  tx: Db,
  { topic, name, inAnyOrder = false }: ListenerKey,
  most: number,
): Promise<DueMessage[]> {
  const { rows } = await sql<DueMessage & { due: boolean }>`
    select o.id, o.payload, coalesce(d.attempts, 0) as attempts, coalesce(d.next_try_at <= now(), true) as due
    from outbox o left join outbox_deliveries d on d.message_id = o.id and d.listener = ${name}
    where o.topic = ${topic} and o.delivered_at is null and d.delivered_at is null
      and (not ${inAnyOrder}::boolean or coalesce(d.next_try_at <= now(), true))
    order by o.id limit ${most}`.execute(tx);
  const [first] = rows;
  if (!first?.due) return [];
  const next = rows.findIndex(({ attempts }) => attempts > 0);
  return next < 0 ? rows : rows.slice(0, Math.max(next, 1));
}

interface DueMessage {
  id: number;
  payload: unknown;
  attempts: number;
}

export async function markDelivered(tx: Db, ids: readonly number[], { name }: ListenerKey): Promise<void> {
  await sql`
    insert into outbox_deliveries (message_id, listener, attempts, delivered_at)
    select id, ${name}, 1, now() from unnest(${ids}::bigint[]) said (id)
    on conflict (message_id, listener) do update
    set delivered_at = now(), attempts = outbox_deliveries.attempts + 1, last_error = null`.execute(tx);
}

/**
 * Closes what every listener of the topic has had, up to the last of these messages. What it said goes: a copy of the
 * database shall hold no codes, links or addresses that have served their time.
 */
export async function closeDelivered(
  tx: Db,
  { ids, topic, listeners }: { ids: readonly number[]; topic: string; listeners: readonly string[] },
): Promise<void> {
  // Of two listeners that finish at the same time the second sees the first.
  const locked = sql`
    select from outbox where id = any(${ids}::bigint[]) order by id for no key update`.execute(tx);
  const closed = sql`
    with closed as (
      update outbox o set delivered_at = now(), payload = '{}'
      where o.topic = ${topic} and o.delivered_at is null and o.id <= ${Math.max(...ids)} and not exists (
        select from unnest(${[...listeners]}::text[]) l (name) where not exists (
          select from outbox_deliveries d
          where d.message_id = o.id and d.listener = l.name and d.delivered_at is not null))
      returning o.id)
    delete from outbox_deliveries d using closed where d.message_id = closed.id`.execute(tx);
  await Promise.all([locked, closed]);
}

/** Unless another worker has delivered it meanwhile. */
export async function markFailed(
  db: Db,
  id: number,
  { name }: ListenerKey,
  { error, waitSeconds }: { error: string; waitSeconds: number },
): Promise<void> {
  await sql`
    insert into outbox_deliveries (message_id, listener, attempts, last_error, next_try_at)
    select id, ${name}, 1, ${error.slice(0, 500)}, now() + make_interval(secs => ${waitSeconds})
    from outbox where id = ${id} and delivered_at is null
    on conflict (message_id, listener) do update
    set attempts = outbox_deliveries.attempts + 1, last_error = excluded.last_error,
      next_try_at = excluded.next_try_at
    where outbox_deliveries.delivered_at is null`.execute(db);
}

export async function deleteDelivered(db: Db, olderThanDays: number): Promise<void> {
  await sql`delete from outbox where delivered_at < now() - make_interval(days => ${olderThanDays})`.execute(
    db,
  );
}

const names = (listeners: readonly ListenerKey[]) => listeners.map(({ name }) => name);
const topics = (listeners: readonly ListenerKey[]) => listeners.map(({ topic }) => topic);
