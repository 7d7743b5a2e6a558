import { type RawBuilder, sql } from 'kysely';
import { microsecondsOf, momentAt } from '../../../../platform/db/cursor.ts';
import { type ProductCardRow, productCardColumns } from '../card.repo.ts';
import { narrowedBy, type ProductFilter } from './filter.repo.ts';
import type { SearchOptions } from './match.repo.ts';
import type { WordQueries } from './word-queries.ts';

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
const loosely = 6_500;
// Of a category or shop that is named, so many of the newest. They go before all others, so that many are enough.
const ofCategory = 200;
const namedScore = 1.5;
const titledScore = 3;
// Above all that what merely mentions the words can have.
export const calledScore = 10;
// What has a word only by its category's name is looked for among so many of the newest that are filed there: the index
// would go through all of them. Where few are found so, it has little to go through.
const walkedFiled = 2_000;
// So many with the words are looked at for those that are called so.
const looked = 500;
const ofShop = 100;

export interface Values extends Omit<WordQueries, 'written'> {
  /** Categories that words stand for by their names, besides what is written. */
  filed: string;
  categories: string;
  shop: string;
  shops: string;
  until: number;
  loose: boolean;
  /** Whether it is known that the words are not common. */
  rare: boolean;
  /** How many of the first are shown. */
  cards: number;
}

export interface MatchRow {
  ids: string | null;
  scores: string | null;
  /** Whether a category that is named has more than were taken of it, or others were not looked for. */
  more: boolean;
  now: number;
  common: boolean;
  cards: ProductCardRow[];
}

/** What is asked for, as `a`: each value is read once, and one plan serves all of them. */
const given = ({
  all,
  unfiled,
  filed,
  titled,
  some,
  called,
  categories,
  shop,
  shops,
  until,
  loose,
  rare,
  cards,
}: Values) => sql`
  select ${all}::tsquery as all_words, ${unfiled}::tsquery as unfiled, ${titled}::tsquery as titled,
    ${some}::tsquery as some_words, ${called}::tsquery as called, ${filed}::text::uuid[] as filed,
    ${categories}::text::uuid[] as categories, ${shop}::text as shop_name, ${shops}::text::uuid[] as named_shops,
    ${momentAt(until)} as until, ${loose}::boolean as loose,
    ${rare}::boolean as rare, ${cards}::int as cards`;

const isNamed = sql`p.category_id = any(a.categories)`;
const isOfShop = sql`p.shop_id = any(a.shops)`;
const isCalled = sql`(p.search @@ a.called or ${isNamed} or ${isOfShop})`;
// Most have all the words in their titles, and of those nothing more is asked.
const candidate = sql`p.id, (
  case when p.search @@ a.titled then ${sql.lit(calledScore + titledScore)}
    when ${isCalled} then ${sql.lit(calledScore)} + case when p.search @@ a.all_words then 1 else 0 end
    when p.search @@ a.all_words then 1 else 0 end
  + case when ${isNamed} then ${sql.lit(namedScore)}::float4 else 0 end
  + case when ${isOfShop} then 1 else 0 end
  + ts_rank(p.search, a.some_words, 1))::float4 as score`;
const looksAt = sql`p.id, p.category_id, p.shop_id, p.search, p.created_at`;
const listed = sql`p.status = 'active' and p.created_at <= a.until`;

export function matchQuery(
  values: Values,
  { filter, first, cap }: Pick<SearchOptions, 'filter' | 'first' | 'cap'>,
): RawBuilder<MatchRow> {
  // Another order than the best is true to all that can be counted.
  const isBest = cap <= candidateCap;
  // Few shops are not open, so they are taken out rather than the others looked up.
  const fitting = sql`p.shop_id not in (select id from shops where status <> 'open') ${narrowedBy(filter)}`;
  const isCommon = sql`(select hits = ${sql.lit(common)} from sample)`;
  const asksIndex = sql`not ${isCommon} and (select count(*) < ${sql.lit(ofCategory)} from of_category)`;
  const asksFiled = sql`cardinality(a.filed) > 0 and ${asksIndex} and (
    select count(*) < ${sql.lit(firstPages)} from exact where score >= ${sql.lit(calledScore + titledScore)})`;
  const few = sql`(select count(*) < ${sql.lit(enough)} from (
    table walk union all table exact union all table filed union all table rest union all table of_category) found)`;
  // In another order than the best, what the category has more of does not come first.
  const isServed = isBest
    ? sql`(select count(*) >= ${sql.lit(firstPages)} from of_category
        where score >= ${sql.lit(calledScore + namedScore + titledScore)})`
    : sql`false`;
  const walkLength = sql`(select case when ${isServed} then ${sql.lit(walkedBeside)} else ${sql.lit(walked)} end)`;
  // Of several categories a share each.
  const ofEach = (count: number, categories: RawBuilder<unknown>) =>
    sql`(select ceil(${sql.lit(count)}::float8 / greatest(1, cardinality(${categories})))::int from asked)`;
  const askedIf = (condition: RawBuilder<unknown>) => sql`(select * from asked a where ${condition}) a`;
  const scored = (rows: RawBuilder<unknown>) =>
    sql`cross join lateral (select ${candidate} from (${rows}) p) found`;
  const calledFirst = (matching: RawBuilder<unknown>) =>
    scored(sql`
      select * from (${matching} limit ${sql.lit(Math.max(cap, looked))}) p
      order by ${isCalled} desc, p.created_at desc limit ${sql.lit(cap)}`);
  return sql<MatchRow>`
    with given as materialized (${given(values)}
    ), asked as materialized (
      select *, array(
        (select s.id from shops s
          where s.name ilike (select shop_name from given) and s.status = 'open' limit 20)
        union select unnest(named_shops)) as shops
      from given
    ), sample as materialized (
      select count(*) as hits from ${askedIf(sql`not a.rare`)} cross join lateral (
        select from (${firstOnes(filter, first, sql.lit(sampled))}) p
        where p.search @@ a.all_words and ${fitting} limit ${sql.lit(common)}) fitting
    ), of_category as materialized (
      select found.* from asked a cross join lateral unnest(a.categories) c (id) cross join lateral (
        select ${candidate} from products p where p.category_id = c.id and ${listed} and ${fitting}
        order by p.created_at desc limit ${ofEach(ofCategory, sql`categories`)}) found
    ), walk as materialized (
      select found.* from ${askedIf(isCommon)} ${calledFirst(sql`
        select ${looksAt} from (${firstOnes(filter, first, walkLength)}) p
        where p.search @@ a.all_words and ${fitting}`)}
    ), exact as materialized (
      select found.* from ${askedIf(asksIndex)} ${calledFirst(sql`
        select ${looksAt} from products p
        where ${listed} and p.search @@ a.${isBest ? sql`unfiled` : sql`all_words`} and ${fitting}`)}
    ), filed as materialized (
      select found.* from ${askedIf(isBest ? asksFiled : sql`false`)} ${calledFirst(sql`
        select ${looksAt} from unnest(a.filed) c (id) cross join lateral (
          select p.* from products p where p.category_id = c.id and ${listed}
          order by p.created_at desc limit ${ofEach(walkedFiled, sql`filed`)}) p
        where p.search @@ a.all_words and ${fitting}`)}
    ), rest as materialized (
      select found.* from ${askedIf(
        isBest ? sql`${asksFiled} and (select count(*) < ${sql.lit(enough)} from filed)` : sql`false`,
      )} ${calledFirst(sql`
        select ${looksAt} from products p
        where ${listed} and p.search @@ a.all_words and ${fitting}`)}
    ), loose as materialized (
      select found.* from ${askedIf(sql`a.loose and ${few}`)} ${scored(sql`
        select p.* from (${firstOnes(filter, 'newest', sql.lit(loosely))}) p
        where (p.search @@ a.some_words or p.search @@ a.called) and ${fitting} limit 300`)}
    ), of_shop as materialized (
      select found.* from asked a cross join lateral unnest(a.shops) s (id) cross join lateral (
        select ${candidate} from products p where p.shop_id = s.id and ${listed} and ${fitting}
        order by p.created_at desc limit ${sql.lit(ofShop)}) found
      limit ${sql.lit(ofShop)}
    ), ranked as (
      select * from (
        table walk union table exact union table filed union table rest union table loose
        union table of_category union table of_shop
      ) found order by score desc, id desc
    ), shown as (
      select id, row_number() over () as nth from (select id from ranked limit (select cards from given)) first_ones
    )
    select string_agg(id::text, ',') as ids, string_agg(score::text, ',') as scores,
      (select count(*) >= ${sql.lit(ofCategory)} from of_category)
        or ${isBest ? sql`(select cardinality(a.filed) > 0 and ${asksIndex} and not (${asksFiled}) from asked a)` : sql`false`} as more,
      ${microsecondsOf(sql`now()`)} as now,
      ${isCommon} as common,
      (select coalesce(json_agg(card order by nth), '[]') from (
        select ${productCardColumns}, shown.nth
        from shown join products p on p.id = shown.id join shops s on s.id = p.shop_id) card) as cards
    from ranked`;
}

const orders = {
  newest: sql`p.created_at desc, p.id desc`,
  'price-up': sql`p.price_amount, p.id`,
  'price-down': sql`p.price_amount desc, p.id desc`,
};

/** What comes first of the category or shop that is looked through, else of the whole market. */
function firstOnes(
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
