import type { ShopId, UserId } from '@souk/shared/ids.ts';
import { inboxPath } from '@souk/shared/talk/messaging/paths.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { documentsIn } from '../../../platform/live/index.ts';

/** Few enough to look at each time; what is older is no question any more. */
const lookedAt = { conversations: 100, messages: 30, days: 30 } as const;

/**
 * How many people wrote about a product of a shop and have had no answer from its owner since, be it read or not. What the
 * market says for them while they are away answers nothing.
 */
export async function countQuestions(
  db: Db,
  { ownerId, shopId }: { ownerId: UserId; shopId: ShopId },
  now: Date,
): Promise<number> {
  const since = now.getTime() - lookedAt.days * 86_400_000;
  const { rows } = await sql<{ count: number }>`
    with talks as (
      select case when ${ownerId}::text < id then ${ownerId}::text || '~' || id else id || '~' || ${ownerId}::text end
        as pair
      from ${documentsIn(inboxPath(ownerId))} as inbox
      where (data ->> 'at')::bigint > ${since}::bigint and not data ? 'hidden'
      order by (data ->> 'at')::bigint desc limit ${lookedAt.conversations}
    ), said as (
      select talks.pair, m.* from talks, lateral (
        select born, data ->> 'by' = ${ownerId} as is_own, data -> 'card' as card
        from ${documentsIn(sql`'conversations/' || talks.pair || '/messages'`)} as messages
        where not data ? 'away' and not data ? 'deletedAt'
        order by born desc limit ${lookedAt.messages}) m
    )
    select count(distinct pair)::int as count from said as question
    where not is_own and card ->> 'kind' = 'product'
      and exists (select from products where id::text = card ->> 'id' and shop_id = ${shopId})
      and not exists (select from said as answer
        where answer.pair = question.pair and answer.is_own and answer.born > question.born)`.execute(db);
  return rows[0]?.count ?? 0;
}
