import { sql } from 'kysely';
import { withCommit } from '../db/after-commit.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { stillRunning } from './idempotency.failures.ts';

export interface Call {
  actor: string;
  key: string;
  requestHash: Buffer;
  now: Date;
}

export interface StoredAnswer {
  status: number;
  answer: unknown;
}

/** False while another transaction has the key. It is let go with this one, however that ends. */
export async function lockKey(db: Db, { actor, key }: Pick<Call, 'actor' | 'key'>): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select ${locking({ actor, key })} as locked`.execute(db);
  return rows[0]?.locked === true;
}

export interface StoredCall {
  request_hash: Buffer;
  state: 'running' | 'done';
  status: number | null;
  answer: unknown;
}

/**
 * The same, with what the key was answered before. Who answered it in this very moment may not be seen; then the answer is
 * not kept, and nothing is done twice.
 */
export async function takeKey(
  db: Db,
  { actor, key }: Pick<Call, 'actor' | 'key'>,
): Promise<{ locked: boolean; earlier: StoredCall | undefined }> {
  const [{ locked, request_hash, state, status, answer } = nothing] = await take(db, actor, key);
  return { locked, earlier: request_hash && state ? { request_hash, state, status, answer } : undefined };
}

type Taken = { locked: boolean } & { [Field in keyof StoredCall]: StoredCall[Field] | null };

const take = prepared('take key', (db, actor: string, key: string) => ({
  compile: () =>
    sql<Taken>`
    select ${locking({ actor, key })} as locked, k.request_hash, k.state, k.status, k.answer
    from (select) asked left join idempotency_keys k on k.actor = ${actor} and k.key = ${key}`.compile(db),
}));

const nothing = { locked: false, request_hash: null, state: null, status: null, answer: null };

const locking = ({ actor, key }: Pick<Call, 'actor' | 'key'>) =>
  sql`pg_try_advisory_xact_lock(hashtextextended('key ' || ${actor} || ' ' || ${key}, 0))`;

export const findKey = (
  db: Db,
  { actor, key }: Pick<Call, 'actor' | 'key'>,
): Promise<StoredCall | undefined> =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'state', 'status', 'answer'])
    .where('actor', '=', actor)
    .where('key', '=', key)
    .executeTakeFirst();

/** Keeps the answer, with the commit. Refused when the key has one by now: then what was done does not count. */
export function keepAnswer(
  tx: Db,
  { actor, key, requestHash, now }: Call,
  { status, answer }: StoredAnswer,
): void {
  const kept = keep(tx, actor, key, requestHash, status, JSON.stringify(answer ?? null), now);
  withCommit(
    tx,
    kept.catch((error: { code?: string }) => {
      throw error.code === UNIQUE ? stillRunning() : error;
    }),
  );
}

const keep = prepared(
  'keep answer',
  (db, actor: string, key: string, requestHash: Buffer, status: number, answer: string, now: Date) => ({
    compile: () =>
      sql<never>`
      insert into idempotency_keys (actor, key, request_hash, state, status, answer, created_at)
      values (${actor}, ${key}, ${requestHash}, 'done', ${status}, ${answer}, ${now})`.compile(db),
  }),
);

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const UNIQUE = '23505';

/** Holds the key beyond this transaction, until what holds it is finished. False when another has it. */
export async function holdKey(db: Db, { actor, key, requestHash, now }: Call): Promise<boolean> {
  return (await hold(db, actor, key, requestHash, now)).length === 1;
}

const hold = prepared('hold key', (db, actor: string, key: string, requestHash: Buffer, now: Date) => ({
  compile: () =>
    sql`
    insert into idempotency_keys (actor, key, request_hash, state, created_at)
    values (${actor}, ${key}, ${requestHash}, 'running', ${now})
    on conflict (actor, key) do nothing
    returning 1`.compile(db),
}));

/** Keeps the answer under a key that is held. */
export async function answerHeldKey(
  db: Db,
  { actor, key }: Pick<Call, 'actor' | 'key'>,
  { status, answer }: StoredAnswer,
): Promise<void> {
  await sql`
    update idempotency_keys set state = 'done', status = ${status}, answer = ${JSON.stringify(answer ?? null)}
    where actor = ${actor} and key = ${key} and state = 'running'`.execute(db);
}

/** But none that is held still. */
export async function deleteOldKeys(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', before)
    .where('state', '=', 'done')
    .execute();
}
