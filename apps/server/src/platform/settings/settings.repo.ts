import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

const known = new WeakMap<Db, Promise<string>>();

/** What the operator chose, as JSON. One transaction asks for it once, and goes by the same until its end. */
export function storedSettings(db: Db): Promise<string> {
  if (!db.isTransaction) return findSettings(db);
  const found = known.get(db) ?? findSettings(db);
  known.set(db, found);
  return found;
}

/** Beside what else was chosen. */
export async function saveSettings(tx: Db, change: object): Promise<void> {
  await sql`update app_settings set data = data || ${JSON.stringify(change)}::jsonb`.execute(tx);
  known.delete(tx);
}

async function findSettings(db: Db): Promise<string> {
  const [row] = await findText(db);
  if (!row) throw new Error('the market has no settings');
  return row.text;
}

const findText = prepared('settings', (db) =>
  db.selectFrom('app_settings').select(sql<string>`data::text`.as('text')),
);
