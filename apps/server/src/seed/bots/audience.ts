import type { ShowId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { stageOf } from '../demo-ids.ts';
import { audienceAt } from './programme.rules.ts';
import { audienceProcess, type Stage } from './stage.repo.ts';

/** How many watch besides those who really do, as they are counted with them in each room. */
export async function moveAudiences(db: Db, stages: readonly Stage[], now: number): Promise<void> {
  const moved = stages.flatMap((stage) => {
    const usual = stageOf(stage)?.audience;
    if (!usual) return [];
    const count = audienceAt({ id: stage.showId, usual, current: stage.audience }, now);
    return [{ id: stage.showId, count, sum: count + stage.watching }];
  });
  if (moved.length === 0) return;
  await sql`
    update shows set viewer_count = c.sum
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as c (id uuid, sum int)
    where shows.id = c.id`.execute(db);
  await seat(db, moved);
}

// Until they are counted again, so that the first real viewer finds them there.
const seat = (db: Db, rooms: ReadonlyArray<{ id: ShowId; count: number }>) =>
  sql`
    insert into room_listeners (show_id, process_id, listeners, counted_at)
    select id, ${audienceProcess}, count, clock_timestamp() + interval '70 seconds'
    from jsonb_to_recordset(${JSON.stringify(rooms)}::jsonb) as c (id uuid, count int)
    on conflict (show_id, process_id) do update
      set listeners = excluded.listeners, counted_at = excluded.counted_at`.execute(db);
