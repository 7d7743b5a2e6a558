import type { ShowId } from '@souk/shared/ids.ts';
import { type Kysely, sql } from 'kysely';
import { removeWaitingOfShows } from '../../features/live/auctions/index.ts';
import type { Tables } from '../../platform/db/schema.ts';
import { documentsIn, dropCollections } from '../../platform/live/index.ts';
import { isGiven } from '../demo-world.ts';

// So many shows in one go; the next go does the others.
const AT_ONCE = 50;

/** What is left of shows that the demo world gave: what waited and was never sold, and a day later what was said, unless it can be watched again. */
export async function tidyShows(db: Kysely<Tables>, now: number): Promise<void> {
  const { rows: over } = await sql<{ id: ShowId }>`
    select id from shows
    where ${isGiven} and state in ('ended', 'replay') and ended_at < to_timestamp(${now / 1000}) - interval '1 hour'
      and exists (select from lots where show_id = shows.id and lots.state = 'queued')`.execute(db);
  if (over.length > 0)
    await removeWaitingOfShows(
      db,
      over.map(({ id }) => id),
    );
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: ShowId }>`
      select id from shows
      where ${isGiven} and state in ('ended', 'replay') and ended_at < to_timestamp(${now / 1000}) - interval '1 day'
        and not exists (select from recordings where show_id = shows.id)
        and exists (select from ${documentsIn(sql`'rooms/' || shows.id || '/messages'`)} as said)
      limit ${AT_ONCE}`.execute(tx);
    if (rows.length > 0)
      await dropCollections(
        tx,
        rows.map(({ id }) => `rooms/${id}/messages`),
      );
  });
}
