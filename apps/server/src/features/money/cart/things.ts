import { type RawBuilder, sql } from 'kysely';

/** The product `p` with its variant `v` of a line; none of a ticket. */
export const productOf = (line: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  left join products p on ${line}.kind = 'product' and p.id = ${line}.product_id
  left join product_variants v on v.id = ${line}.variant_id and v.product_id = p.id`;

/** The event `e` of a line with its kind of ticket `t`. */
export const ticketOf = (line: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  join events e on ${line}.kind = 'ticket' and e.id = ${line}.product_id
  left join event_tickets t on t.id = ${line}.variant_id and t.event_id = e.id`;

/** Whether the kind of ticket `t` can be had. */
export const ticketsNow = (now: Date): RawBuilder<boolean> =>
  sql`t.id is not null and e.status = 'active' and e.ends_at > ${now} and s.status = 'open'`;

/** When the event `e` begins. */
export const eventOf: RawBuilder<{ startsAt: string; timeZone: string }> = sql`
  json_build_object('startsAt', to_char(e.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'timeZone', e.time_zone)`;
