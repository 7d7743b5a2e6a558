import { inboxPath } from '@souk/shared/talk/messaging/paths.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { documentsIn } from '../../../platform/live/index.ts';

/** Few enough to look at each time. */
const lookedAt = { conversations: 20, messages: 60, days: 30 } as const;
/** Fewer answers say nothing. */
const FEWEST_ANSWERS = 3;

/** How long a person usually takes to answer, in minutes: the median of what they answered lately. */
export async function findAnswerTime(db: Db, userId: string, now: Date): Promise<number | null> {
  const since = now.getTime() - lookedAt.days * 86_400_000;
  const { rows } = await sql<{ minutes: number; answers: number }>`
    with talks as (
      select case when ${userId}::text < id then ${userId}::text || '~' || id else id || '~' || ${userId}::text end
        as pair
      from ${documentsIn(inboxPath(userId))} as inbox
      where (data ->> 'at')::bigint > ${since}::bigint
      order by (data ->> 'at')::bigint desc limit ${lookedAt.conversations}
    ), said as (
      select talks.pair, m.* from talks, lateral (
        select born, data ->> 'by' as by, (data ->> 'at')::bigint as at
        from ${documentsIn(sql`'conversations/' || talks.pair || '/messages'`)} as messages where not data ? 'away'
        order by born desc limit ${lookedAt.messages}) m
    ), turns as (
      select by, at, lag(by) over talk as by_before, lag(at) over talk as at_before
      from said window talk as (partition by pair order by born)
    )
    select count(*)::int as answers,
      ceil(percentile_cont(0.5) within group (order by at - at_before) / 60000.0)::int as minutes
    from turns where by = ${userId} and by_before <> by and at >= at_before`.execute(db);
  const [found] = rows;
  return found && found.answers >= FEWEST_ANSWERS ? Math.max(1, found.minutes) : null;
}
