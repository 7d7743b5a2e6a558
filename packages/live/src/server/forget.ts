import type { CollectionPath } from '../paths.ts';
import type { LiveDatabase } from './database.ts';

export interface Forgetting {
  /** Documents that were deleted before are not remembered: a client that was last here before then begins anew. */
  deletedBefore: Date;
  /** Writes that were done before would be done once more, should they be sent again. */
  writesBefore: Date;
}

/** Clears away what is kept for a while only. To be done once a minute or so, by any process. */
export async function forgetOld(
  db: LiveDatabase,
  { deletedBefore, writesBefore }: Forgetting,
): Promise<{ documents: number; writes: number }> {
  const documents = await forgetDeleted(db, deletedBefore);
  const writes = await db.query('delete from live_writes where done_at < $1 returning id', [writesBefore]);
  // Far longer than any process takes to hear of one.
  await db.query("delete from live_whispers where at < now() - interval '1 minute'");
  return { documents, writes: writes.length };
}

// One collection after another, so that no two locks are ever held at once.
async function forgetDeleted(db: LiveDatabase, before: Date): Promise<number> {
  const old = await db.query<{ collection: CollectionPath; upto: number | string }>(
    `select collection, max(seq) as upto from live_documents
      where data is null and changed_at < $1 group by collection`,
    [before],
  );
  let count = 0;
  for (const { collection, upto } of old) {
    const forgotten = await db.query(
      `with moved as (
        update live_collections set forgotten = greatest(forgotten, $2) where path = $1 returning path
      )
      delete from live_documents using moved
        where collection = moved.path and data is null and seq <= $2 and changed_at < $3 returning id`,
      [collection, upto, before],
    );
    count += forgotten.length;
  }
  return count;
}
