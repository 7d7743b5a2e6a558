import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { anyText, textList } from '../db/list-asked.ts';

type Path = string | Expression<unknown>;

/** What is in a collection, as a table of a query: `id`, `collection`, `born`, `seq`, `changed_at` and `data`. */
export const documentsIn = (collection: Path): RawBuilder<unknown> =>
  there(sql`collection = ${collection}::text`);

/** The same of all collections whose path is like this; `%` stands for anything. */
export const documentsLike = (pattern: string): RawBuilder<unknown> =>
  there(sql`collection like ${sql.lit(pattern)}`);

const there = (isMeant: RawBuilder<unknown>) => sql`(
  select id, collection, born, seq, changed_at, data from live_documents where ${isMeant} and data is not null)`;

/** The table of documents as text, for the invariants: the same columns. */
export const documentsThere =
  '(select id, collection, born, seq, changed_at, data from live_documents where data is not null)';

/** Nobody else writes to these collections until this transaction ends. */
export async function holdCollections(tx: Db, paths: readonly string[]): Promise<void> {
  // In one order, so that two who want several do not wait for each other.
  await sql`
    insert into live_collections as held (path, seq)
    select path, 0 from unnest(${textList([...new Set(paths)].sort())}) as path order by path
    on conflict (path) do update set seq = held.seq`.execute(tx);
}

/** How far a collection has come. */
export async function headOf(db: Db, path: string): Promise<number> {
  const { rows } = await sql<{ seq: number }>`select seq from live_collections where path = ${path}`.execute(
    db,
  );
  return rows[0]?.seq ?? 0;
}

/** Takes everything away at once; for who is gone and listens no more. */
export async function dropCollections(tx: Db, paths: readonly string[]): Promise<void> {
  await sql`update live_collections set forgotten = seq where path = ${anyText([...paths])}`.execute(tx);
  await sql`delete from live_documents where collection = ${anyText([...paths])}`.execute(tx);
}
