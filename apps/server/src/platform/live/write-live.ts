import { type DocumentPath, splitPath } from '@souk/live/paths.ts';
import { type Seqs, writeInside } from '@souk/live/server/writing.ts';
import type { Write } from '@souk/live/writes.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { tellAfterCommit } from './committed-changes.ts';
import { liveDatabaseOf } from './live-database.ts';

/**
 * Writes documents in the transaction of what they show, and says which number each got. Who listens hears of it once
 * that is committed.
 */
export async function writeLive(tx: Db, writes: readonly Write[], now: Date): Promise<Seqs> {
  if (writes.length === 0) return {};
  const { changed, seqs } = await writeInside(liveDatabaseOf(tx), writes, now.getTime());
  tellAfterCommit(tx, changed);
  return seqs;
}

/** A document as it stands, in the caller's transaction. */
export async function readLive<Data>(db: Db, path: string): Promise<Data | null> {
  const { collection, id } = splitPath(path as Parameters<typeof splitPath>[0]);
  const { rows } = await sql<{ data: Data | null }>`
    select data from live_documents where collection = ${collection} and id = ${id} and data is not null`.execute(
    db,
  );
  return rows[0]?.data ?? null;
}

/** Which of these documents there are. */
export async function findLivePaths(db: Db, paths: readonly DocumentPath[]): Promise<Set<DocumentPath>> {
  const wanted = paths.map((path) => ({ path, ...splitPath(path) }));
  const { rows } = await sql<{ path: DocumentPath }>`
    select w.path from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (path text, collection text, id text)
      join live_documents d on d.collection = w.collection and d.id = w.id
    where d.data is not null`.execute(db);
  return new Set(rows.map(({ path }) => path));
}
