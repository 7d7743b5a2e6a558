import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export async function findWaitingTopics(db: Db, topics: string[]): Promise<string[]> {
  const { rows } = await sql<{ topic: string }>`
    select topic from outbox
    where delivered_at is null and next_try_at <= now() and topic = any(${topics})
    group by topic order by min(id)`.execute(db);
  return rows.map((row) => row.topic);
}

export async function lockTopic(tx: Db, topic: string): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('outbox ' || ${topic}, 0)) as locked`.execute(tx);
  return rows[0]?.locked === true;
}

/** The oldest message of a topic; while it waits for its next try, those behind it wait too. */
export async function findHead(tx: Db, topic: string) {
  const { rows } = await sql<{ id: number; payload: unknown; attempts: number; due: boolean }>`
    select id, payload, attempts, next_try_at <= now() as due from outbox
    where topic = ${topic} and delivered_at is null
    order by id limit 1 for update`.execute(tx);
  return rows[0];
}

/** What it said goes: a copy of the database shall hold no codes, links or addresses that have served their time. */
export async function markDelivered(tx: Db, id: number): Promise<void> {
  await sql`
    update outbox set delivered_at = now(), attempts = attempts + 1, last_error = null, payload = '{}'
    where id = ${id}`.execute(tx);
}

export async function failed(tx: Db, id: number, error: string, waitSeconds: number): Promise<void> {
  await sql`
    update outbox set attempts = attempts + 1, last_error = ${error.slice(0, 500)},
      next_try_at = now() + make_interval(secs => ${waitSeconds})
    where id = ${id}`.execute(tx);
}

export async function deleteDelivered(db: Db, olderThanDays: number): Promise<void> {
  await sql`delete from outbox where delivered_at < now() - make_interval(days => ${olderThanDays})`.execute(
    db,
  );
}
