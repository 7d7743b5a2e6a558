import type { ShowId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { demoAuctionIds, demoStages } from './demo-ids.ts';
import type { DemoLot, DemoShow } from './timeline-rules.ts';

const lotColumns = sql`
  l.id, l.show_id as "showId", l.number, l.state, l.start_amount as start, l.price_amount as price,
  l.bid_count as "bidCount", l.leader_id as "leaderId", l.duration_seconds as "durationSeconds",
  l.starts_at as "startsAt", l.ends_at as "endsAt", p.price_amount as worth, l.run_by = 'clock' as "bidOn",
  exists (select from lots o where o.product_id = l.product_id and o.state = 'running' and o.id <> l.id) as taken`;

export async function findRunningLots(db: Db): Promise<DemoLot[]> {
  const { rows } = await sql<DemoLot>`
    select ${lotColumns} from lots l join products p on p.id = l.product_id
    where l.state = 'running'
      and (l.show_id = any(${[...demoStages.keys()]}::uuid[]) or l.id = any(${demoAuctionIds}::uuid[]))
    order by l.id`.execute(db);
  return rows;
}

export async function findShowLots(db: Db, showIds: readonly ShowId[]): Promise<DemoLot[]> {
  const { rows } = await sql<DemoLot>`
    select ${lotColumns} from lots l join products p on p.id = l.product_id
    where l.show_id = any(${[...showIds]}::uuid[]) order by l.show_id, l.number`.execute(db);
  return rows;
}

/** Shows on air and those that should be; with `replays`, the past ones too. */
export async function findProgramme(
  db: Db,
  now: Date,
  { replays = false } = {},
): Promise<Array<DemoShow & { viewers: number }>> {
  const { rows } = await sql<DemoShow & { viewers: number }>`
    select id, shop_id as "shopId", state, starts_at as "startsAt", viewer_count as viewers from shows
    where id = any(${[...demoStages.keys()]}::uuid[])
      and (state = 'live' or (state = 'scheduled' and starts_at <= ${now}) or (${replays} and state = 'replay'))
    order by id`.execute(db);
  return rows;
}

export async function saveAudiences(
  db: Db,
  shows: ReadonlyArray<{ id: ShowId; viewers: number }>,
): Promise<void> {
  if (shows.length === 0) return;
  await sql`
    update shows set viewer_count = c.viewers
    from jsonb_to_recordset(${JSON.stringify(shows)}::jsonb) as c (id uuid, viewers int)
    where shows.id = c.id`.execute(db);
}
