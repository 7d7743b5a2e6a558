import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { answeringHeldKey, type StoredAnswer } from '../idempotency/keys.repo.ts';

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

export async function insertAct(db: Db, { begunAt, leasedUntil, begun, ...act }: NewAct): Promise<void> {
  await db
    .insertInto('acts')
    .values({ ...act, begun: JSON.stringify(begun), begun_at: begunAt, leased_until: leasedUntil })
    .execute();
}

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
export async function lockOpenAct(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('acts')
    .select('id')
    .where('id', '=', id)
    .where('recorded_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** With the answer to whoever began it. */
export async function markRecorded(db: Db, open: OpenAct, answer: StoredAnswer, now: Date): Promise<void> {
  await sql`
    with answered as (${answeringHeldKey(open, answer)})
    update acts set recorded_at = ${now}, last_error = null where id = ${open.id}`.execute(db);
}

/** Somebody asks again then. */
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
