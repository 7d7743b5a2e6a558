import type { LiveDatabase } from '@souk/live/server/database.ts';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Db } from '../db/database.ts';
import { nameStatement } from '../db/prepared.ts';
import type { Tables } from '../db/schema.ts';

const dbs = new WeakMap<LiveDatabase, Db>();

/** The market's database as the one of live documents; a transaction stays the one it is. */
export function liveDatabaseOf(db: Db): LiveDatabase {
  const live: LiveDatabase = {
    async query<Row>(text: string, values: readonly unknown[] = [], name?: string) {
      if (name) nameStatement(text, name);
      const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
      return rows;
    },
    transaction: (act) =>
      db.isTransaction
        ? act(live)
        : (db as Kysely<Tables>).transaction().execute((tx) => act(liveDatabaseOf(tx))),
  };
  dbs.set(live, db);
  return live;
}

/** The same database, and the same transaction, as the rest of the market speaks to it. */
export function dbOf(live: LiveDatabase): Db {
  const db = dbs.get(live);
  if (!db) throw new Error('this database of live documents is not the market’s');
  return db;
}
