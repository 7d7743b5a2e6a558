import type { ProductId } from '@souk/shared/ids.ts';
import { type RawBuilder, sql } from 'kysely';
import { farFuture, microsecondsOf, momentAt } from '../../../platform/db/cursor.ts';
import type { Db } from '../../../platform/db/database.ts';
import { likeText } from '../../../platform/db/like-text.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { isWide, narrowedBy, type ProductFilter } from './filter.repo.ts';
import type { Intent } from './intent.service.ts';
import { type WordQueries, wordQueries } from './word-queries.ts';

/** How many matches are looked at before they are ranked, and how many products are counted at most. */
export const candidateCap = 250;
export const countCap = 10_000;

// With fewer exact matches than this, near misses are looked for as well.
export const enough = 24;

// Of so many that come first, so many with the words mean that going on from there finds more sooner than the
// index of words does, which has to gather every product that has them (docs/decisions/018-search.md).
const sampled = 500;
const common = 10;
const walked = 8_000;
// Where the category that is named fills the first pages with its own, others are only looked for among so many.
const walkedBeside = 1_000;
const firstPages = 100;
const loosely = 8_000;
// Of a category or shop that is named, so many of the newest. They go before all others, so that many are enough.
const ofCategory = 200;
const namedScore = 1.5;
const titledScore = 3;
// Above all that what merely mentions the words can have.
export const calledScore = 10;
// So many with the words are looked at for those that are called so.
const looked = 500;
const ofShop = 100;

export interface SearchOptions {
  filter: ProductFilter;
  /** Leaves out what was listed later, in microseconds, so that pages of one search fit together. */
  until: number | null;
  /** What comes first where not all can be looked at. */
  first: 'newest' | 'price-up' | 'price-down';
  cap: number;
  /** Whether some of the words will do where few things have them all. */
  loose: boolean;
}

export interface Matches {
  /** The best first. */
  ids: ProductId[];
  /** How many of them, from the first, are called so; the others have the words in their description alone. */
  called: number;
  scores: number[];
  /** Whether there may be others than were looked at. */
  more: boolean;
  /** Now, as the database sees it, in microseconds. */
  now: number;
}

/**
 * The products on sale that an intent finds: by its words, by the beginning of the last one, by a category's or
 * shop's name, and by some of the words where few have all. Candidates are capped before they are ranked.
 */
export async function findMatches(db: Db, intent: Intent, options: SearchOptions): Promise<Matches> {
  const values: Values = {
    ...wordQueries(intent),
    categories: `{${intent.subtree.join(',')}}`,
    shop: shopPattern(intent),
    shops: `{${intent.shops.join(',')}}`,
    until: options.until ?? farFuture,
    loose: options.loose,
  };
  const usual = options.first === 'newest' && options.cap === candidateCap && isWide(options.filter);
  const [row] = usual
    ? await findUsual(
        db,
        values.all,
        values.titled,
        values.some,
        values.called,
        values.categories,
        values.shop,
        values.shops,
        values.until,
        values.loose,
      )
    : (await matchQuery(values, options).execute(db)).rows;
  const ids = (row?.ids?.split(',') ?? []) as ProductId[];
  const scores = row?.scores?.split(',').map(Number) ?? [];
  return {
    ids,
    called: scores.filter((score) => score >= calledScore).length,
    scores,
    more: ids.length >= options.cap || row?.more === true,
    now: row?.now ?? 0,
  };
}

interface Values extends Omit<WordQueries, 'written'> {
  categories: string;
  shop: string;
  shops: string;
  until: number;
  loose: boolean;
}

interface MatchRow {
  ids: string | null;
  scores: string | null;
  /** Whether a category that is named has more than were taken of it. */
  more: boolean;
  now: number;
}

// What most people search by is planned once per connection.
const findUsual = prepared(
  'matches',
  (
    db,
    all: string,
    titled: string,
    some: string,
    called: string,
    categories: string,
    shop: string,
    shops: string,
    until: number,
    loose: boolean,
  ) => ({
    compile: () =>
      matchQuery(
        { all, titled, some, called, categories, shop, shops, until, loose },
        { filter: {}, first: 'newest', cap: candidateCap },
      ).compile(db),
  }),
);

function matchQuery(
  values: Values,
  { filter, first, cap }: Pick<SearchOptions, 'filter' | 'first' | 'cap'>,
): RawBuilder<MatchRow> {
  // Each value stands in a question of its own: the plan then is the same for all and is not made anew for each.
  const all = sql`(select ${values.all}::tsquery)`;
  const titled = sql`(select ${values.titled}::tsquery)`;
  const some = sql`(select ${values.some}::tsquery)`;
  const called = sql`(select ${values.called}::tsquery)`;
  const listed = sql`p.status = 'active' and p.created_at <= (select ${momentAt(values.until)})`;
  // Few shops are not open, so they are taken out rather than the others looked up.
  const fitting = sql`p.shop_id not in (select id from shops where status <> 'open') ${narrowedBy(filter)}`;
  const isCommon = sql`(select hits = ${sql.lit(common)} from sample)`;
  const few = sql`(select count(*) < ${sql.lit(enough)} from (table walk union all table exact union all table of_category) found)`;
  // In another order than the best, what the category has more of does not come first.
  const isServed =
    cap > candidateCap
      ? sql`false`
      : sql`(select count(*) >= ${sql.lit(firstPages)} from of_category where score >= ${sql.lit(calledScore + namedScore + titledScore)})`;
  const walkLength = sql`(select case when ${isServed} then ${sql.lit(walkedBeside)} else ${sql.lit(walked)} end)`;
  const meant = sql`unnest((select ${values.categories}::text::uuid[]))`;
  const isNamed = sql`p.category_id in (select * from ${meant})`;
  const isOfShop = sql`p.shop_id in (table shops_meant)`;
  const isCalled = sql`(p.search @@ ${called} or ${isNamed} or ${isOfShop})`;
  // Most have all the words in their titles, and of those nothing more is asked.
  const candidate = sql`p.id, (
    case when p.search @@ ${titled} then ${sql.lit(calledScore + titledScore)}
      when ${isCalled} then ${sql.lit(calledScore)} + case when p.search @@ ${all} then 1 else 0 end
      when p.search @@ ${all} then 1 else 0 end
    + case when ${isNamed} then ${sql.lit(namedScore)}::float4 else 0 end
    + case when ${isOfShop} then 1 else 0 end
    + ts_rank(p.search, ${some}, 1))::float4 as score`;
  // Of several categories a share each.
  const ofEach = sql`(select ceil(${sql.lit(ofCategory)}::float8 / cardinality(${values.categories}::text::uuid[]))::int)`;
  const looksAt = sql`p.id, p.category_id, p.shop_id, p.search, p.created_at`;
  const calledFirst = (matching: RawBuilder<unknown>) => sql`
    select * from (${matching} limit ${sql.lit(Math.max(cap, looked))}) p
    order by ${isCalled} desc, p.created_at desc limit ${sql.lit(cap)}`;
  return sql<MatchRow>`
    with shops_meant as materialized (
      (select s.id from shops s where s.name ilike (select ${values.shop}::text) and s.status = 'open' limit 20)
      union select unnest((select ${values.shops}::text::uuid[]))
    ), sample as materialized (
      select count(*) as hits from (
        select from (${firstOnes(listed, filter, first, sql.lit(sampled))}) p
        where p.search @@ ${all} and ${fitting} limit ${sql.lit(common)}) fitting
    ), of_category as materialized (
      select p.* from ${meant} c (id) cross join lateral (
        select ${candidate} from products p where p.category_id = c.id and ${listed} and ${fitting}
        order by p.created_at desc limit ${ofEach}) p
    ), walk as materialized (
      select ${candidate} from (${calledFirst(sql`
        select ${looksAt} from (${firstOnes(listed, filter, first, walkLength)}) p
        where ${isCommon} and p.search @@ ${all} and ${fitting}`)}) p
    ), exact as materialized (
      select ${candidate} from (${calledFirst(sql`
        select ${looksAt} from products p
        where not ${isCommon} and (select count(*) < ${sql.lit(ofCategory)} from of_category)
          and ${listed} and p.search @@ ${all} and ${fitting}`)}) p
    ), loose as materialized (
      select ${candidate} from (${firstOnes(listed, filter, 'newest', sql.lit(loosely))}) p
      where (select ${values.loose}::boolean) and ${few} and (p.search @@ ${some} or p.search @@ ${called}) and ${fitting} limit 300
    ), of_shop as materialized (
      select p.* from shops_meant s cross join lateral (
        select ${candidate} from products p where p.shop_id = s.id and ${listed} and ${fitting}
        order by p.created_at desc limit ${sql.lit(ofShop)}) p
      limit ${sql.lit(ofShop)}
    ), ranked as (
      select * from (
        table walk union table exact union table loose union table of_category union table of_shop
      ) found order by score desc, id desc
    )
    select string_agg(id::text, ',') as ids, string_agg(score::text, ',') as scores,
      (select count(*) >= ${sql.lit(ofCategory)} from of_category) as more, ${microsecondsOf(sql`now()`)} as now
    from ranked`;
}

const orders = {
  newest: sql`p.created_at desc, p.id desc`,
  'price-up': sql`p.price_amount, p.id`,
  'price-down': sql`p.price_amount desc, p.id desc`,
};

/** What comes first of the category or shop that is looked through, else of the whole market. */
function firstOnes(
  listed: RawBuilder<unknown>,
  { categories, shop }: ProductFilter,
  first: SearchOptions['first'],
  count: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const [category, ...others] = categories ?? [];
  const scope =
    category !== undefined && others.length === 0
      ? sql`and p.category_id = ${category}`
      : shop
        ? sql`and p.shop_id = ${shop}`
        : sql``;
  return sql`select p.* from products p where ${listed} ${scope} order by ${orders[first]} limit ${count}`;
}

/** Three letters say which shop is meant; fewer are in the names of half the market. */
function shopPattern({ text, plain }: Intent): string {
  if (!plain) return '';
  return /[\p{L}\p{N}]{3}/u.test(text) ? `%${likeText(text)}%` : likeText(text);
}
