import type { PersonCard } from '@souk/shared/identity/people/schema.ts';
import type { SearchResult, Suggestion } from '@souk/shared/market/search/schema.ts';
import { nameIn } from '../categories/index.ts';
import { presentEventCard } from '../events/index.ts';
import { noFavorites } from '../favorite-ids/index.ts';
import { presentShopCard } from '../shops/index.ts';
import { presentShowCard } from '../showcase/index.ts';
import type { PersonRow } from './search.repo.ts';
import type { FoundInMarket } from './search.service.ts';
import type { SuggestionRow } from './suggestions.repo.ts';

export function presentSearch(found: FoundInMarket, language: string): SearchResult {
  return {
    didYouMean: found.didYouMean,
    counts: found.counts,
    more: found.more,
    shows: found.shows.map((row) => presentShowCard(row, noFavorites, language)),
    events: found.events.map((row) => presentEventCard(row, noFavorites)),
    shops: found.shops.map((row) => presentShopCard(row, noFavorites)),
    people: found.people.map(presentPerson),
  };
}

export function presentSuggestion(row: SuggestionRow, language: string): Suggestion {
  return {
    kind: row.kind,
    _id: row.id,
    text: row.text ?? nameIn(row.names ?? {}, language) ?? '',
    image: row.image,
  };
}

function presentPerson(row: PersonRow): PersonCard {
  return { _id: row.id, name: row.name, handle: row.handle, picture: row.picture };
}
