import type { ShowId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { documentsIn } from '../../../platform/live/index.ts';

/**
 * Live shows without any picture whose host is connected to nothing, and was neither that nor changed anything in them
 * since a moment. Those of the demo world have no host who could come. While a process has only just begun to say who is
 * connected to it, as after a crash of the database, nobody is known to be gone.
 */
export async function findHostGone(
  db: Db,
  { since, steadySince }: { since: Date; steadySince: Date },
  only?: ShowId,
): Promise<ShowId[]> {
  const { rows } = await sql<{ id: ShowId }>`
    select h.id from shows h
    where h.state = 'live' and h.starts_local is not null and h.starts_at <= ${since}
      ${only ? sql`and h.id = ${only}` : sql``}
      and not exists (select from show_videos v where v.show_id = h.id and v.state <> 'none')
      and exists (select from present_processes)
      and not exists (select from present_processes where since > ${steadySince})
      and not exists (select from present_people p where p.user_id = h.host_id)
      and not exists (select from ${documentsIn(sql`'people/' || h.host_id || '/presence'`)} as d
        where d.id = 'now' and (d.data ->> 'seenAt')::float8 > ${since.getTime()})
      and not exists (select from ${documentsIn(sql`'rooms/' || h.id || '/state'`)} as d
        where d.id = 'stage' and d.changed_at > ${since})
    order by h.id`.execute(db);
  return rows.map(({ id }) => id);
}
