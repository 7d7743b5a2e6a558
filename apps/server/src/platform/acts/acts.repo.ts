import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { anyOf } from '../db/list-asked.ts';
import { prepared } from '../db/prepared.ts';
import { gathered } from '../db/together.ts';
import type { StoredAnswer } from '../idempotency/keys.repo.ts';

/** One whose provider is asked, or has to be asked again. */
export interface OpenAct {
  id: string;
  name: string;
  actor: string;
  key: string;
  begun: object;
  tries: number;
}

type NewAct = Omit<OpenAct, 'tries'> & { begunAt: Date; leasedUntil: Date };

export const insertAct = gathered<NewAct, void>(async (db, acts) => {
  await db
    .insertInto('acts')
    .values(
      acts.map(({ begunAt, leasedUntil, begun, ...act }) => ({
        ...{ ...act, begun: JSON.stringify(begun), begun_at: begunAt, leased_until: leasedUntil },
      })),
    )
    .execute();
  return [];
});

/** Takes the one that waits for longest, of those with these names that nobody is at. */
export async function leaseOpenAct(
  db: Db,
  { names, now, leasedUntil }: { names: readonly string[]; now: Date; leasedUntil: Date },
): Promise<OpenAct | undefined> {
  const { rows } = await sql<OpenAct>`
    update acts set leased_until = ${leasedUntil}, tries = tries + 1
    where id = (
      select id from acts
      where recorded_at is null and leased_until <= ${now} and name = any(${names})
      order by leased_until limit 1 for update skip locked)
    returning id, name, actor, key, begun, tries`.execute(db);
  return rows[0];
}

/** False when another recorded it meanwhile; else nobody does before this transaction is over. */
export const lockOpenAct = gathered<string, boolean>(async (db, ids) => {
  const found = await lockActs(db, ids);
  const open = new Set(found.filter(({ recorded_at }) => recorded_at === null).map(({ id }) => id));
  return ids.map((id) => open.has(id));
});

// By their ids alone: asked for those that are open, Postgres reads the list of all that were so a moment ago.
const lockActs = prepared('acts, locked', (db, ids: readonly string[]) =>
  db
    .selectFrom('acts')
    .select(['id', 'recorded_at'])
    .where(sql<boolean>`id = ${anyOf(ids)}`)
    .orderBy('id')
    .forUpdate(),
);

/** With the answer to its caller. */
export const markRecorded = (db: Db, open: OpenAct, answer: StoredAnswer, now: Date): Promise<void> =>
  markEachRecorded(db, { open, answer, now });

interface Recorded {
  open: OpenAct;
  answer: StoredAnswer;
  now: Date;
}

const markEachRecorded = gathered<Recorded, void>(async (db, recorded) => {
  const given = recorded.map(({ open, answer, now }) => ({
    ...{ id: open.id, actor: open.actor, key: open.key, status: answer.status, now },
    answer: answer.answer,
  }));
  await record(
    db,
    JSON.stringify(given),
    given.map(({ id }) => id),
  );
  return [];
});

const record = prepared('record acts', (db, given: string, ids: readonly string[]) => ({
  compile: () =>
    sql<never>`
    with given as (
        select * from jsonb_to_recordset(${given}::jsonb)
          as given (id uuid, actor text, key text, status int, answer jsonb, now timestamptz)),
      answered as (
        update idempotency_keys k set state = 'done', status = given.status, answer = coalesce(given.answer, 'null')
        from given where k.actor = given.actor and k.key = given.key and k.state = 'running')
    update acts set recorded_at = given.now, last_error = null from given
    where acts.id = ${anyOf(ids)} and acts.id = given.id`.compile(db),
}));

/** It is tried again then. */
export async function postponeAct(db: Db, id: string, until: Date, error: string): Promise<void> {
  await db
    .updateTable('acts')
    .set({ leased_until: until, last_error: error.slice(0, 500) })
    .where('id', '=', id)
    .where('recorded_at', 'is', null)
    .execute();
}

export async function deleteRecordedActs(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('acts').where('recorded_at', '<', before).execute();
}
