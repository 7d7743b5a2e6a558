import type { ShopId } from '@souk/shared/ids.ts';
import type { KnownWord } from '@souk/shared/market/search/spelling.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { prepared } from '../../../../platform/db/prepared.ts';
import { leastLetters } from './filed-under.ts';

// What came in since the words were last added up. Of a large import only its end is read, until the next minute.
const recent = sql`(select word, change from search_word_changes order by id desc limit 500)`;

const completions = 20;
// Each word makes the index of words slower, and a search looks at a quarter of as many.
const enoughProducts = 1_000;
const shopsOfWord = 20;

interface WordRow extends KnownWord {
  kind: 'known' | 'completion' | 'stem' | 'stop' | 'shop';
  /** Of a stem, what it is the stem of; of a shop, the word in its name. */
  of: string | null;
}

const aboutWords = prepared(
  'search words',
  (db, words: string[], from: string, to: string, shopFrom: string) => ({
    compile: () =>
      sql<WordRow>`
      (select 'known' as kind, word, uses, null as "of" from search_words where word = any((select ${words}::text[])::text[]))
      union all
      (select 'completion', word, uses, null from search_words where word >= (select ${from}::text) and word < (select ${to}::text)
        order by uses desc limit ${sql.lit(completions)})
      union all
      (select case when word = any((select ${words}::text[])::text[]) then 'known' else 'completion' end, word, sum(change)::int, null
        from ${recent} latest
        where word = any((select ${words}::text[])::text[]) or (word >= (select ${from}::text) and word < (select ${to}::text))
        group by word having sum(change) > 0)
      union all
      (select distinct case when stem is null then 'stop' else 'stem' end, coalesce(stem, word), 0, word
        from unnest((select ${words}::text[])) word,
          unnest('{english_stem,spanish_stem,french_stem,arabic_stem}'::regdictionary[]) dictionary
          left join lateral unnest(ts_lexize(dictionary, word)) stem on true
        where stem is distinct from word)
      union all
      (select 'shop', s.id::text, 0, asked.word
        from unnest((select ${words}::text[])) asked (word) cross join lateral (
          select id from shops
          where to_tsvector('pg_catalog.simple', plain_text(name)) @@ (
              case when asked.word = (select ${shopFrom}::text) then asked.word || ':*' else asked.word end)::tsquery
            and status = 'open' limit ${sql.lit(shopsOfWord)}) s)`.compile(db),
  }),
);

// Greater than every letter, in the order of code points that the words are kept in.
const afterAll = '\u{10ffff}';

export interface AboutWords {
  known: ReadonlySet<string>;
  /** Words that begin like the last one, the most used first. */
  completions: string[];
  stems: ReadonlyMap<string, readonly string[]>;
  stops: ReadonlySet<string>;
  /** Open shops with the word in their names, a few of each. */
  shops: ReadonlyMap<string, readonly ShopId[]>;
}

/** What is known of some words, and what the beginning of one may become. */
export async function findKnownWords(
  db: Db,
  words: readonly string[],
  beginning: string | null,
): Promise<AboutWords> {
  const to = beginning === null ? '' : beginning + afterAll;
  const shopFrom = beginning !== null && beginning.length >= leastLetters ? beginning : '';
  const rows = await aboutWords(db, [...words], beginning ?? '', to, shopFrom);
  const of = (kind: WordRow['kind']) => rows.filter((row) => row.kind === kind);
  const completing = of('completion').toSorted((a, b) => b.uses - a.uses);
  const stems = new Map<string, string[]>();
  for (const { word, of: whole } of of('stem')) {
    if (whole !== null) stems.set(whole, [...(stems.get(whole) ?? []), word]);
  }
  const shops = new Map<string, ShopId[]>();
  for (const { word: id, of: word } of of('shop')) {
    if (word !== null) shops.set(word, [...(shops.get(word) ?? []), id as ShopId]);
  }
  return {
    known: new Set(of('known').map((row) => row.word)),
    completions: words.length > 1 ? first(completing) : enoughOf(completing),
    stems,
    stops: new Set(of('stop').map((row) => row.word)),
    shops,
  };
}

const first = (completing: readonly KnownWord[]): string[] =>
  [...new Set(completing.map(({ word }) => word))].slice(0, completions);

/** Of a word that is looked for alone no more of them once so many products have one. */
function enoughOf(completing: readonly KnownWord[]): string[] {
  let products = 0;
  return first(
    completing.filter(({ uses }) => {
      products += uses;
      return products - uses < enoughProducts;
    }),
  );
}

/** Words of titles that are among these, or begin so. */
export function findWordsAmong(
  db: Db,
  among: readonly string[],
  beginnings: readonly string[],
): Promise<KnownWord[]> {
  return wordsAmong(db, [...among], [...beginnings], afterAll);
}

const wordsAmong = prepared('words among', (db, among: string[], beginnings: string[], end: string) => ({
  compile: () =>
    sql<KnownWord>`
      (select word, uses from search_words where word = any((select ${among}::text[])::text[]))
      union all
      (select near.word, near.uses from unnest((select ${beginnings}::text[])) beginning
        cross join lateral (
          select word, uses from search_words where word >= beginning and word < beginning || ${end}::text
          order by uses desc limit 300) near
        order by near.uses desc limit 300)
      union all
      (select word, sum(change)::int from ${recent} latest group by word having sum(change) > 0)`.compile(db),
}));

/** Adds up what came in. One at a time is enough, and two do each other no harm. */
export async function addUpWords(db: Db): Promise<void> {
  await sql`
    with taken as (
      delete from search_word_changes where id in (
        select id from search_word_changes order by id limit 100000 for update skip locked)
      returning word, change
    )
    insert into search_words (word, uses)
    select word, sum(change) from taken group by word having sum(change) <> 0 order by word
    on conflict (word) do update set uses = search_words.uses + excluded.uses`.execute(db);
  await sql`delete from search_words where uses <= 0`.execute(db);
}
