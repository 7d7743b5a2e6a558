import type { ProductId } from '@souk/shared/ids.ts';
import { farFuture } from '../../../../platform/db/cursor.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { likeText } from '../../../../platform/db/like-text.ts';
import { prepared } from '../../../../platform/db/prepared.ts';
import type { ProductCardRow } from '../card.repo.ts';
import { isWide, type ProductFilter } from './filter.repo.ts';
import type { Intent } from './intent.service.ts';
import { calledScore, candidateCap, matchQuery, type Values } from './match-query.ts';
import { wordQueries } from './word-queries.ts';

export interface SearchOptions {
  filter: ProductFilter;
  /** Leaves out what was listed later, in microseconds, so that pages of one search fit together. */
  until: number | null;
  /** What comes first where not all can be looked at. */
  first: 'newest' | 'price-up' | 'price-down';
  cap: number;
  /** Whether some of the words will do where few things have them all. */
  loose: boolean;
  /** Whether one of the words is in no title, so that few things have all of them. */
  rare: boolean;
  /** Of so many of the first the cards come along. */
  cards: number;
}

export interface Matches {
  /** The best first. */
  ids: ProductId[];
  /** How many of them, from the first, are called so; the others have the words in their description alone. */
  called: number;
  scores: number[];
  /** Whether there may be others than were looked at. */
  more: boolean;
  /** Of the first, as many as were asked for. */
  cards: ProductCardRow[];
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
    filed: filedCategories(intent),
    categories: `{${intent.subtree.join(',')}}`,
    shop: shopPattern(intent),
    shops: `{${intent.shops.join(',')}}`,
    until: options.until ?? farFuture,
    loose: options.loose,
    rare: options.rare,
    cards: options.cards,
  };
  const usual = options.first === 'newest' && options.cap === candidateCap && isWide(options.filter);
  const known = usual ? knownRare(db) : undefined;
  values.rare ||= known?.has(values.all) ?? false;
  const [row] = usual
    ? await findUsual(
        db,
        values.all,
        values.unfiled,
        values.filed,
        values.titled,
        values.some,
        values.called,
        values.categories,
        values.shop,
        values.shops,
        values.until,
        values.loose,
        values.rare,
        values.cards,
      )
    : (await matchQuery(values, options).execute(db)).rows;
  if (row && !row.common && !values.rare) known?.add(values.all);
  const ids = (row?.ids?.split(',') ?? []) as ProductId[];
  const scores = row?.scores?.split(',').map(Number) ?? [];
  return {
    ids,
    called: scores.filter((score) => score >= calledScore).length,
    scores,
    more: ids.length >= options.cap || row?.more === true,
    cards: row?.cards ?? [],
    now: row?.now ?? 0,
  };
}

// What most people search by is planned once per connection.
const findUsual = prepared(
  'matches',
  (
    db,
    all: string,
    unfiled: string,
    filed: string,
    titled: string,
    some: string,
    called: string,
    categories: string,
    shop: string,
    shops: string,
    until: number,
    loose: boolean,
    rare: boolean,
    cards: number,
  ) => ({
    compile: () =>
      matchQuery(
        { all, unfiled, filed, titled, some, called, categories, shop, shops, until, loose, rare, cards },
        { filter: {}, first: 'newest', cap: candidateCap },
      ).compile(db),
  }),
);

// What is asked again soon is not sampled again; the index finds all of it in any case.
const rareFor = 60_000;
const mostKnownRare = 2_000;
const rareOf = new WeakMap<Db, { queries: Set<string>; until: number }>();

function knownRare(db: Db): Set<string> {
  const kept = rareOf.get(db);
  if (kept && performance.now() < kept.until && kept.queries.size < mostKnownRare) return kept.queries;
  const queries = new Set<string>();
  rareOf.set(db, { queries, until: performance.now() + rareFor });
  return queries;
}

/** The categories that words stand for besides what is written. */
function filedCategories({ plain, filedUnder }: Intent): string {
  const lexemes = plain ? [...filedUnder.values()].flat() : [];
  const ids = lexemes.filter((one) => one.startsWith('c')).map((one) => one.slice(1));
  return `{${[...new Set(ids)].join(',')}}`;
}

/** Three letters say which shop is meant; fewer are in the names of half the market. */
function shopPattern({ text, plain }: Intent): string {
  if (!plain) return '';
  return /[\p{L}\p{N}]{3}/u.test(text) ? `%${likeText(text)}%` : likeText(text);
}
