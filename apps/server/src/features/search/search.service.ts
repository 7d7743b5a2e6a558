import type { SearchResult } from '@souk/shared/search/schema.ts';
import type { Ctx } from '../../platform/session/actor.ts';
import { type EventCardRow, findEventCards } from '../events/index.ts';
import { type Kept, keptBy } from '../kept/index.ts';
import { findShopCards, type ShopCardRow } from '../shops/index.ts';
import { findShowCards, type ShowCardRow } from '../shows/index.ts';
import {
  countProducts,
  findSuggestions,
  type PersonRow,
  type SuggestionRow,
  searchEvents,
  searchPeople,
  searchShops,
  searchShows,
} from './search.repo.ts';

export interface FoundInMarket {
  counts: SearchResult['counts'];
  shows: ShowCardRow[];
  events: EventCardRow[];
  shops: ShopCardRow[];
  people: PersonRow[];
  kept: Kept;
}

const perKind = 24;

/** Everything of these words but products, which have a list of their own, and how much there is of each. */
export async function searchMarket(ctx: Ctx, text: string): Promise<FoundInMarket> {
  const { db } = ctx;
  const [products, shows, events, shops, people] = await Promise.all([
    countProducts(db, text),
    searchShows(db, text, perKind),
    searchEvents(db, text, ctx.clock.now(), perKind),
    searchShops(db, text, perKind),
    searchPeople(db, text, perKind),
  ]);
  const [showCards, eventCards, shopCards, kept] = await Promise.all([
    findShowCards(db, shows.ids),
    findEventCards(db, events.ids),
    findShopCards(db, shops.ids),
    keptBy(ctx, [...shows.ids, ...events.ids, ...shops.ids]),
  ]);
  return {
    counts: {
      products,
      shows: shows.total,
      events: events.total,
      shops: shops.total,
      people: people.total,
    },
    shows: showCards,
    events: eventCards,
    shops: shopCards,
    people: people.people,
    kept,
  };
}

export function suggest({ db }: Ctx, text: string): Promise<SuggestionRow[]> {
  return findSuggestions(db, text);
}
