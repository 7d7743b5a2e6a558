import { type Batch, writeAs } from '@souk/live/server/writing.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { tellCommitted } from './committed-changes.ts';
import { guardLive } from './guard-live.ts';
import type { LiveAsker, LiveDeclaration } from './live-asker.ts';
import { liveDatabaseOf } from './live-database.ts';

/** Writes like a client: as far as the declarations let that person, in a transaction of its own. */
export async function writeLiveAs(
  db: Kysely<Tables>,
  declarations: readonly LiveDeclaration[],
  batch: Batch<LiveAsker>,
  now: Date,
): Promise<void> {
  const { changed } = await writeAs(liveDatabaseOf(db), declarations.map(guardLive), batch, now.getTime());
  tellCommitted(db, changed);
}
