import { type RawBuilder, sql } from 'kysely';

/** The product `p` with its variant `v`, or the event `e` with its kind of ticket `t`, and the shop `s` of a line. */
export const thingsOf = (line: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  left join products p on ${line}.kind = 'product' and p.id = ${line}.product_id
  left join product_variants v on v.id = ${line}.variant_id and v.product_id = p.id
  left join events e on ${line}.kind = 'ticket' and e.id = ${line}.product_id
  left join event_tickets t on t.id = ${line}.variant_id and t.event_id = e.id
  join shops s on s.id = coalesce(p.shop_id, e.shop_id)`;

/** Whether the kind of ticket `t` can be had. */
export const ticketsNow = (now: Date): RawBuilder<boolean> =>
  sql`t.id is not null and e.status = 'active' and e.ends_at > ${now} and s.status = 'open'`;

/** When the event `e` begins. */
export const eventOf: RawBuilder<{ startsAt: string; timeZone: string } | null> = sql`
  case when e.id is not null then json_build_object(
    'startsAt', to_char(e.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'timeZone', e.time_zone) end`;
