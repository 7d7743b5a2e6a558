import type { EventId, ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { likeText } from '../../../platform/db/like-text.ts';
import { pictureOf } from '../../../platform/images/index.ts';
import { candidateCap, type Intent } from '../catalog/index.ts';

/** What was found of one kind, the best first, and how many there are in all, so many as are looked at. */
export interface Found<Id> extends Counted {
  ids: Id[];
}

export interface Counted {
  total: number;
  /** Whether there are others than were looked at. */
  more: boolean;
}

export interface PersonRow {
  id: UserId;
  name: string;
  handle: string;
  picture: Image | null;
}

/** Shows by their title, their shop's name or their category; those on air first. */
export function searchShows(
  db: Db,
  { text, subtree }: Pick<Intent, 'text' | 'subtree'>,
  limit: number,
): Promise<Found<ShowId>> {
  return found<ShowId>(
    db,
    limit,
    sql`select h.id, word_similarity(${text}, h.title) as score, h.state = 'live' as first
      from (
        select id from shows where ${reads(sql.ref('title'), text)}
        union select h.id from shows h join shops s on s.id = h.shop_id where ${reads(sql.ref('s.name'), text)}
        union select id from shows where category_id = any(${sql.val(subtree)}::uuid[])
      ) near join shows h on h.id = near.id join shops s on s.id = h.shop_id
      where h.visibility = 'public' and h.state in ('live', 'scheduled', 'rehearsal', 'replay') and s.status = 'open'`,
  );
}

/** Events to come by the words of their title, description and place, and by their shop's name. */
export function searchEvents(
  db: Db,
  { text, query }: { text: string; query: string },
  now: Date,
  limit: number,
): Promise<Found<EventId>> {
  return found<EventId>(
    db,
    limit,
    sql`select e.id, ts_rank(e.search, ${query}::tsquery) + word_similarity(${text}, e.title) as score,
        false as first
      from (
        (select id from events where search @@ ${query}::tsquery and status = 'active' and ends_at > ${now}
          limit ${sql.lit(candidateCap + 1)})
        union select id from events where ${reads(sql.ref('title'), text)}
        union select e.id from events e join shops s on s.id = e.shop_id where ${reads(sql.ref('s.name'), text)}
      ) near join events e on e.id = near.id join shops s on s.id = e.shop_id
      where e.status = 'active' and s.status = 'open' and e.ends_at > ${now}`,
  );
}

export function searchShops(db: Db, text: string, limit: number): Promise<Found<ShopId>> {
  return found<ShopId>(
    db,
    limit,
    sql`select s.id, word_similarity(${text}, s.name) as score, false as first
      from shops s where s.status = 'open' and ${reads(sql.ref('s.name'), text)}`,
  );
}

export async function searchPeople(
  db: Db,
  text: string,
  limit: number,
): Promise<Counted & { people: PersonRow[] }> {
  const { rows } = await sql<PersonRow & { total: number }>`
    select u.id, u.name, u.handle, ${pictureOf(sql.ref('u.picture_id'))} as picture,
      count(*) over ()::int as total
    from (
      select * from users u where u.suspended_at is null and u.deleted_at is null
        and (${reads(sql.ref('u.name'), text)} or lower(u.handle) like lower(${likeText(text)}) || '%')
      limit ${sql.lit(candidateCap + 1)}
    ) u
    order by word_similarity(${text}, u.name) desc, u.name, u.id
    limit ${limit}`.execute(db);
  return { people: rows.map(({ total: _, ...person }) => person), ...counted(rows[0]?.total) };
}

/** The name contains the text, or has a word spelled nearly so; both are answered by its trigram index. */
const reads = (name: RawBuilder<unknown> | ReturnType<typeof sql.ref>, text: string): RawBuilder<unknown> =>
  sql`(${name} ilike ${`%${likeText(text)}%`} or ${text} <% ${name})`;

async function found<Id>(db: Db, limit: number, query: RawBuilder<unknown>): Promise<Found<Id>> {
  const { rows } = await sql<{ id: Id; total: number }>`
    with candidates as (${query} limit ${sql.lit(candidateCap + 1)})
    select id, count(*) over ()::int as total from candidates
    order by first desc, score desc, id
    limit ${limit}`.execute(db);
  return { ids: rows.map((row) => row.id), ...counted(rows[0]?.total) };
}

/** One more is looked at than is counted, to know whether there are more. */
const counted = (looked = 0): Counted => ({
  total: Math.min(looked, candidateCap),
  more: looked > candidateCap,
});
