import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface Claim {
  actor: string;
  key: string;
  /** Also tells one claim from a later one: only its holder may finish. */
  lockedUntil: Date;
}

export interface KeptAnswer {
  status: number;
  answer: unknown;
}

/** Takes the key, or takes it over from a call that crashed. False when it is someone else's or done. */
export async function claimKey(db: Db, claim: Claim & { requestHash: Buffer; now: Date }): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys as kept (actor, key, request_hash, state, locked_until, created_at)
    values (${claim.actor}, ${claim.key}, ${claim.requestHash}, 'running', ${claim.lockedUntil}, ${claim.now})
    on conflict (actor, key) do update set locked_until = excluded.locked_until
      where kept.state = 'running' and kept.locked_until <= ${claim.now}
        and kept.request_hash = excluded.request_hash
    returning 1`.execute(db);
  return rows.length === 1;
}

export const findKey = (db: Db, { actor, key }: Pick<Claim, 'actor' | 'key'>) =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'state', 'status', 'answer'])
    .where('actor', '=', actor)
    .where('key', '=', key)
    .executeTakeFirst();

/** Keeps the answer. False when the claim was taken over meanwhile, and what was done must not count. */
export async function finishKey(db: Db, claim: Claim, { status, answer }: KeptAnswer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    .set({ state: 'done', status, answer: JSON.stringify(answer ?? null), locked_until: null })
    .where('actor', '=', claim.actor)
    .where('key', '=', claim.key)
    .where('locked_until', '=', claim.lockedUntil)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** A key that no clock takes over: what holds it is finished, however long that takes. False when another has it. */
export async function holdKey(
  db: Db,
  { actor, key, requestHash, now }: Omit<Claim, 'lockedUntil'> & { requestHash: Buffer; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys as kept (actor, key, request_hash, state, created_at)
    values (${actor}, ${key}, ${requestHash}, 'running', ${now})
    on conflict (actor, key) do nothing
    returning 1`.execute(db);
  return rows.length === 1;
}

/** Keeps the answer under a key that is held. */
export async function answerHeldKey(
  db: Db,
  { actor, key }: Pick<Claim, 'actor' | 'key'>,
  { status, answer }: KeptAnswer,
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ state: 'done', status, answer: JSON.stringify(answer ?? null) })
    .where('actor', '=', actor)
    .where('key', '=', key)
    .where('state', '=', 'running')
    .execute();
}

export async function releaseKey(db: Db, claim: Claim): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('actor', '=', claim.actor)
    .where('key', '=', claim.key)
    .where('locked_until', '=', claim.lockedUntil)
    .execute();
}

/** But none that is held still. */
export async function deleteOldKeys(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', before)
    .where((is) => is.or([is('state', '=', 'done'), is('locked_until', 'is not', null)]))
    .execute();
}
