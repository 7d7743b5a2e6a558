import type { CategoryId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { coverOf, pictureOf } from '../../../platform/images/index.ts';
import { showCover } from '../showcase/index.ts';

export interface SuggestionRow {
  kind: 'product' | 'category' | 'shop' | 'show' | 'person';
  id: string;
  /** A category has its name in every language, all else has a text. */
  text: string | null;
  names: Record<string, string> | null;
  image: Image | null;
}

export interface Typed {
  /** The text in small letters, as the titles that begin so are found. */
  beginning: string;
  /** How `like` reads it: names that begin so, or, from three letters on, have it in them. */
  pattern: string;
  /** The words as a text search, and all of them in the title. */
  written: string;
  titled: string;
  categories: readonly CategoryId[];
}

const products = 4;
// So many of the newest are looked through before the index of words, which is slow for words that many things have.
const newest = 3_000;
// Of those that have the words somewhere, so many are looked at for one with them in its title.
const looked = 500;

// Greater than every letter, in the order of bytes that the index of titles keeps.
const afterAll = '\u{10ffff}';

/** At most eight things of all kinds: categories and shops first, since they lead on. */
export function findSuggestions(db: Db, typed: Typed): Promise<SuggestionRow[]> {
  const { beginning, pattern, written, titled, categories } = typed;
  return suggestions(
    db,
    `{${categories.join(',')}}`,
    pattern,
    beginning,
    beginning + afterAll,
    written,
    titled,
  );
}

const open = sql`p.status = 'active' and p.shop_id not in (select id from shops where status <> 'open')`;

const suggestions = prepared(
  'suggestions',
  (
    db,
    categories: string,
    pattern: string,
    beginning: string,
    end: string,
    written: string,
    titled: string,
  ) => ({
    compile: () =>
      sql<SuggestionRow>`
        with beginning as materialized (
          select distinct on (lower(p.title)) p.id, p.title from products p
          where ${open} and lower(p.title) ~>=~ ${beginning} and lower(p.title) ~<~ ${end}
          order by lower(p.title) using ~<~ limit ${sql.lit(products)}
        ), latest as materialized (
          select p.id, p.title from (
            select p.* from products p where p.status = 'active' order by p.created_at desc
            limit ${sql.lit(newest)}) p
          where (select count(*) from beginning) < ${sql.lit(products)}
            and ${open} and p.search @@ (select ${titled}::tsquery) limit ${sql.lit(products)}
        ), older as materialized (
          select p.id, p.title from (
            select p.* from products p
            where (select count(*) from (table beginning union table latest) found) < ${sql.lit(products)}
              and ${open} and p.search @@ (select ${written}::tsquery) limit ${sql.lit(looked)}) p
          where p.search @@ (select ${titled}::tsquery) limit ${sql.lit(products)}
        )
        (select 'category' as kind, c.id, null as text, c.names, ${pictureOf(sql.ref('c.image_id'))} as image
          from unnest(${categories}::text::uuid[]) with ordinality asked (id, nth)
          join categories c on c.id = asked.id order by asked.nth limit 2)
        union all
        (select 'shop', s.id, s.name, null, ${pictureOf(sql.ref('s.logo_id'))}
          from shops s where s.status = 'open' and s.name ilike ${pattern}
          order by s.follower_count desc, s.id limit 2)
        union all
        (select 'show', h.id, h.title, null, ${showCover}
          from shows h join shops s on s.id = h.shop_id
          where h.visibility = 'public' and h.state in ('live', 'scheduled', 'rehearsal') and s.status = 'open'
            and h.title ilike ${pattern}
          order by h.state = 'live' desc, h.starts_at, h.id limit 1)
        union all
        (select 'product', p.id, p.title, null, ${coverOf(sql.ref('p.id'))}
          from (select id, title from (
            select distinct on (title) id, title, nth from (
              select *, 1 as nth from beginning union all select *, 2 from latest union all select *, 3 from older
            ) found order by title, nth) titles order by nth, title limit ${sql.lit(products)}) p)
        union all
        (select 'person', u.id, u.name, null, ${pictureOf(sql.ref('u.picture_id'))}
          from users u where u.suspended_at is null and u.deleted_at is null and u.name ilike ${pattern}
          order by u.follower_count desc, u.id limit 1)
        limit 8`.compile(db),
  }),
);
