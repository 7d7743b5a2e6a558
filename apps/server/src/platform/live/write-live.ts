import { splitPath } from '@souk/live/paths.ts';
import { channel } from '@souk/live/server/postgres-bus.ts';
import { type Seqs, writeInside } from '@souk/live/server/writing.ts';
import type { Write } from '@souk/live/writes.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { liveDatabaseOf } from './live-database.ts';

/**
 * Writes documents in the transaction of what they show, and says which number each got. Who listens hears of it once
 * that is committed.
 */
export async function writeLive(tx: Db, writes: readonly Write[], now: Date): Promise<Seqs> {
  if (writes.length === 0) return {};
  const { changed, seqs } = await writeInside(liveDatabaseOf(tx), writes, now.getTime());
  const collections = [...new Set(changed.map(({ collection }) => collection))];
  await sql`select pg_notify(${channel}, ${JSON.stringify(collections)})`.execute(tx);
  return seqs;
}

/** A document as it stands, in the transaction of whoever asks. */
export async function readLive<Data>(db: Db, path: string): Promise<Data | null> {
  const { collection, id } = splitPath(path as Parameters<typeof splitPath>[0]);
  const { rows } = await sql<{ data: Data | null }>`
    select data from live_documents where collection = ${collection} and id = ${id} and data is not null`.execute(
    db,
  );
  return rows[0]?.data ?? null;
}
