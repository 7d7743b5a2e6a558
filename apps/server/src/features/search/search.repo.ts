import type { EventId, ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { likeText } from '../../platform/db/like-text.ts';
import { candidateCap, matchesOf } from '../catalog/index.ts';
import { coverOf, pictureOf } from '../images/index.ts';

/** What was found of one kind, the best first, and how many there are in all, 1 000 at most. */
export interface Found<Id> {
  ids: Id[];
  total: number;
}

export interface PersonRow {
  id: UserId;
  name: string;
  handle: string;
  picture: Image | null;
}

export interface SuggestionRow {
  kind: 'product' | 'category' | 'shop' | 'show' | 'person';
  id: string;
  /** A category has its name in every language, all else has a text. */
  text: string | null;
  names: Record<string, string> | null;
  image: Image | null;
}

export async function countProducts(db: Db, text: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${matchesOf({ words: text, until: null })}) m
    join products p on p.id = m.id join shops s on s.id = p.shop_id
    where s.status = 'open'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Shows by their title, their shop's name or their category; those on air first. */
export function searchShows(db: Db, text: string, limit: number): Promise<Found<ShowId>> {
  return found<ShowId>(
    db,
    limit,
    sql`select h.id, word_similarity(${text}, h.title) as score, h.state = 'live' as first
      from shows h join shops s on s.id = h.shop_id join categories c on c.id = h.category_id
      where h.visibility = 'public' and h.state in ('live', 'scheduled', 'replay') and s.status = 'open'
        and (${reads(sql.ref('h.title'), text)} or ${reads(sql.ref('s.name'), text)}
          or exists (select from jsonb_each_text(c.names) named (language, name)
            where lower(named.name) = lower(${text})))`,
  );
}

/** Events to come by their title, their shop's name or their city. */
export function searchEvents(db: Db, text: string, now: Date, limit: number): Promise<Found<EventId>> {
  return found<EventId>(
    db,
    limit,
    sql`select e.id, word_similarity(${text}, e.title) as score, false as first
      from events e join shops s on s.id = e.shop_id
      where e.status = 'active' and s.status = 'open' and e.ends_at > ${now}
        and (${reads(sql.ref('e.title'), text)} or ${reads(sql.ref('s.name'), text)}
          or lower(e.city) = lower(${text}))`,
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
): Promise<{ people: PersonRow[]; total: number }> {
  const { rows } = await sql<PersonRow & { total: number }>`
    select u.id, u.name, u.handle, ${pictureOf(sql.ref('u.picture_id'))} as picture,
      count(*) over ()::int as total
    from users u
    where u.suspended_at is null
      and (${reads(sql.ref('u.name'), text)} or lower(u.handle) like lower(${likeText(text)}) || '%')
    order by word_similarity(${text}, u.name) desc, u.name, u.id
    limit ${limit}`.execute(db);
  return { people: rows.map(({ total: _, ...person }) => person), total: rows[0]?.total ?? 0 };
}

/** At most eight things of all kinds: categories and shops first, since they lead on. */
export async function findSuggestions(db: Db, text: string): Promise<SuggestionRow[]> {
  const beginning = sql`lower(${likeText(text)}) || '%'`;
  const { rows } = await sql<SuggestionRow>`
    (select 'category' as kind, c.id, null as text, c.names, ${pictureOf(sql.ref('c.image_id'))} as image
      from categories c where exists (select from jsonb_each_text(c.names) named (language, name)
        where lower(named.name) like ${beginning} or lower(named.name) like '% ' || ${beginning})
      order by c.position, c.id limit 2)
    union all
    (select 'shop', s.id, s.name, null, ${pictureOf(sql.ref('s.logo_id'))}
      from shops s where s.status = 'open' and ${reads(sql.ref('s.name'), text)}
      order by word_similarity(${text}, s.name) desc, s.id limit 2)
    union all
    (select 'show', h.id, h.title, null, ${pictureOf(sql.ref('h.cover_id'))}
      from shows h join shops s on s.id = h.shop_id
      where h.visibility = 'public' and h.state in ('live', 'scheduled') and s.status = 'open'
        and ${reads(sql.ref('h.title'), text)}
      order by h.state = 'live' desc, word_similarity(${text}, h.title) desc, h.id limit 1)
    union all
    (select 'product', p.id, p.title, null, ${coverOf(sql.ref('p.id'))}
      from (${matchesOf({ words: text, until: null })}) m
      join products p on p.id = m.id join shops s on s.id = p.shop_id
      where s.status = 'open' order by m.score desc, p.id limit 4)
    union all
    (select 'person', u.id, u.name, null, ${pictureOf(sql.ref('u.picture_id'))}
      from users u where u.suspended_at is null and ${reads(sql.ref('u.name'), text)}
      order by word_similarity(${text}, u.name) desc, u.id limit 1)
    limit 8`.execute(db);
  return rows;
}

/** The name contains the text, or has a word spelled nearly so; both are answered by its trigram index. */
const reads = (name: RawBuilder<unknown> | ReturnType<typeof sql.ref>, text: string): RawBuilder<unknown> =>
  sql`(${name} ilike ${`%${likeText(text)}%`} or ${text} <% ${name})`;

async function found<Id>(db: Db, limit: number, query: RawBuilder<unknown>): Promise<Found<Id>> {
  const { rows } = await sql<{ id: Id; total: number }>`
    with candidates as (${query} limit ${sql.lit(candidateCap)})
    select id, count(*) over ()::int as total from candidates
    order by first desc, score desc, id
    limit ${limit}`.execute(db);
  return { ids: rows.map((row) => row.id), total: rows[0]?.total ?? 0 };
}
