import { type SearchedKind, type SearchResult, searchedKind } from '@souk/shared/market/search/schema.ts';
import type { Ctx } from '../../../platform/session/actor.ts';
import { candidateCap, readIntent, searchProducts, wordQueries } from '../catalog/index.ts';
import { categoryTree } from '../categories/index.ts';
import { type EventCardRow, findEventCards } from '../events/index.ts';
import { findShopCards, type ShopCardRow } from '../shops/index.ts';
import { findShowCards, type ShowCardRow } from '../showcase/index.ts';
import { type PersonRow, searchEvents, searchPeople, searchShops, searchShows } from './search.repo.ts';

export interface FoundInMarket {
  counts: SearchResult['counts'];
  more: SearchedKind[];
  didYouMean: string | null;
  shows: ShowCardRow[];
  events: EventCardRow[];
  shops: ShopCardRow[];
  people: PersonRow[];
}

const perKind = 24;

/** Everything of these words but products, which have a list of their own, and how much there is of each. */
export async function searchMarket(ctx: Ctx, text: string): Promise<FoundInMarket> {
  const { db } = ctx;
  const tree = await categoryTree(ctx);
  const intent = await readIntent(db, text, tree);
  const [products, shows, events, shops, people] = await Promise.all([
    searchProducts(ctx, text, tree, {
      filter: {},
      until: null,
      first: 'newest',
      cap: candidateCap,
      cards: 0,
    }),
    searchShows(db, intent, perKind),
    searchEvents(db, { text, query: wordQueries(intent).written }, ctx.clock.now(), perKind),
    searchShops(db, text, perKind),
    searchPeople(db, text, perKind),
  ]);
  const [showCards, eventCards, shopCards] = await Promise.all([
    findShowCards(db, shows.ids),
    findEventCards(db, events.ids),
    findShopCards(db, shops.ids),
  ]);
  const found = {
    products: { total: products.matches.ids.length, more: products.matches.more },
    shows,
    events,
    shops,
    people,
  };
  return {
    counts: {
      products: found.products.total,
      shows: shows.total,
      events: events.total,
      shops: shops.total,
      people: people.total,
    },
    more: searchedKind.options.filter((kind) => found[kind].more),
    didYouMean: products.didYouMean,
    shows: showCards,
    events: eventCards,
    shops: shopCards,
    people: people.people,
  };
}
