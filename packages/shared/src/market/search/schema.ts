import { z } from 'zod';
import { personCard } from '../../identity/people/schema.ts';
import { anyId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { eventCard } from '../events/schema.ts';
import { shopCard } from '../shops/schema.ts';
import { showCard } from '../showcase/show-card.ts';
import { searchText } from './text.ts';

export const searchedKind = z.enum(['products', 'shows', 'events', 'shops', 'people']);
export type SearchedKind = z.infer<typeof searchedKind>;

export const searchQuery = z.strictObject({ q: searchText.min(1) });

/** Everything but products, which have their own paged list (`/api/products?q=`). */
export const searchResult = z.object({
  /** What the words were likely meant to be, when they themselves find nothing. */
  didYouMean: z.string().nullable(),
  counts: z.object({ products: z.int(), shows: z.int(), events: z.int(), shops: z.int(), people: z.int() }),
  /** The kinds of which there are more than were counted. */
  more: z.array(searchedKind),
  shows: z.array(showCard),
  events: z.array(eventCard),
  shops: z.array(shopCard),
  people: z.array(personCard),
});
export type SearchResult = z.infer<typeof searchResult>;

/** A few things a text may mean, while it is being typed. */
export const suggestion = z.object({
  kind: z.enum(['product', 'category', 'shop', 'show', 'person']),
  _id: anyId,
  text: z.string(),
  image: image.nullable(),
});
export type Suggestion = z.infer<typeof suggestion>;
export const suggestionList = z.object({ items: z.array(suggestion).max(8) });
