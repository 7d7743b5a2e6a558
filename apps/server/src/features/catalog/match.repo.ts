import { type RawBuilder, sql } from 'kysely';
import { momentAt } from '../../platform/db/cursor.ts';
import { likeText } from '../../platform/db/like-text.ts';

/** How many matches are looked at before they are ranked, and how many things are counted at most. */
export const candidateCap = 1_000;
export const countCap = 10_000;

// With fewer exact matches than this, near misses are looked for as well.
const enough = 24;

export interface SearchText {
  words: string;
  /** Leaves out what was listed later, in microseconds, so that pages of one search fit together. */
  until: number | null;
}

/**
 * A query that gives the ids and scores of the active products that a text finds: by its words, by
 * the beginning of its last word, by a category's or shop's name, and, when few have all the words,
 * by some of them or by titles spelled nearly so. Candidates come from an index and are capped
 * before they are ranked.
 */
export function matchesOf({ words: text, until }: SearchText): RawBuilder<{ id: string; score: number }> {
  const plain = !commands.test(text);
  const listed =
    until === null
      ? sql`p.status = 'active'`
      : sql`p.status = 'active' and p.created_at <= ${momentAt(until)}`;
  const few = sql`(select count(*) from exact) < ${sql.lit(enough)}`;
  const nearly = plain && threeLetters.test(text);
  return sql`
    with wanted as materialized (
      select ${plain ? beginningOf(text) : queryOf(text)} as words, ${someOf(text)} as some
    ), exact as materialized (
      select p.id, 0 as bonus from products p, wanted
      where ${listed} and p.search @@ wanted.words limit ${sql.lit(candidateCap)}
    ), loose as materialized (
      select p.id, 0 as bonus from products p, wanted
      where ${listed} and ${sql.lit(plain)} and ${few} and p.search @@ wanted.some
      limit ${sql.lit(candidateCap)}
    ), near as materialized (
      select p.id, 0 as bonus from products p
      where ${listed} and ${sql.lit(nearly)} and ${few} and ${text} <% p.title
      limit ${sql.lit(candidateCap)}
    ), of_category as materialized (
      select p.id, 1.5 as bonus from categories c join products p on p.category_id = c.id
      where ${listed} and ${namesCategory(text)}
      limit ${sql.lit(candidateCap)}
    ), of_shop as materialized (
      select p.id, 1 as bonus from shops s join products p on p.shop_id = s.id
      where ${listed} and ${namesShop(text)}
      limit ${sql.lit(candidateCap)}
    ), candidates as (
      select id, sum(bonus)::float8 as bonus from (
        table exact union table loose union table near union table of_category union table of_shop
      ) found group by id
    )
    select p.id, (
      candidates.bonus
      + case when ts_filter(p.search, '{a}') @@ wanted.words then 3 when p.search @@ wanted.words then 1 else 0 end
      + ts_rank(p.search, wanted.some)::float8
      + word_similarity(${text}, p.title)::float8) as score
    from candidates join products p on p.id = candidates.id, wanted`;
}

// Quotes and a minus ask for exactly this and not that, so nothing near it will do.
const commands = /"|(^|\s)-\S/;

// Trigrams need three letters in a row; without them an index is of no use, and every title would be read.
const threeLetters = /[\p{L}\p{N}]{3}/u;

/** The words in English and as they stand. */
const queryOf = (text: string): RawBuilder<unknown> =>
  sql`(websearch_to_tsquery('english', ${text}) || websearch_to_tsquery('simple', ${text}))`;

/** Any of the words. */
const someOf = (text: string): RawBuilder<unknown> =>
  queryOf(text.match(/[\p{L}\p{N}]+/gu)?.join(' or ') ?? '');

/** The words, the last one perhaps not typed to its end. */
function beginningOf(text: string): RawBuilder<unknown> {
  const last = /(?:^|\s)([\p{L}\p{N}]+)$/u.exec(text)?.[1];
  if (last === undefined) return queryOf(text);
  const before = text.slice(0, text.length - last.length).trim();
  const beginning = sql`to_tsquery('simple', ${`${last}:*`})`;
  return before === ''
    ? sql`(${queryOf(text)} || ${beginning})`
    : sql`(${queryOf(text)} || (${queryOf(before)} && ${beginning}))`;
}

/** In any language: "mug" means "Mugs & cups", and when nothing else fits, "vinly" means "Vinyl". */
const namesCategory = (text: string): RawBuilder<unknown> => sql`exists (
  select from jsonb_each_text(c.names) as named (language, name)
  where strict_word_similarity(${text}, named.name)
    >= case when exists (select from exact) then 0.5 else 0.3 end)`;

/** Three letters say which shop is meant; fewer are in the names of half the market. */
const namesShop = (text: string): RawBuilder<unknown> =>
  threeLetters.test(text) ? sql`s.name ilike ${`%${likeText(text)}%`}` : sql`lower(s.name) = lower(${text})`;
