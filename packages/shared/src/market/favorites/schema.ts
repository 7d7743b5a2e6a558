import { z } from 'zod';
import { money } from '../../money.ts';
import { cursorPageOf, cursorQuery } from '../../paging.ts';
import { productCard } from '../catalog/schema.ts';
import { eventCard } from '../events/schema.ts';
import { shopCard } from '../shops/schema.ts';
import { showCard } from '../showcase/show-card.ts';

/** A favourite show is one to be reminded of. */
export const favoriteKind = z.enum(['product', 'event', 'show']);
export type FavoriteKind = z.infer<typeof favoriteKind>;

/** How one stands to a thing after keeping it or not; the count is of everyone, null where none is kept. */
export const favoriteState = z.object({ favorite: z.boolean(), count: z.int().nullable() });
export type FavoriteState = z.infer<typeof favoriteState>;

export const favoriteQuery = cursorQuery.extend({
  kind: z.enum([...favoriteKind.options, 'shop']).default('product'),
});
export type FavoriteQuery = z.infer<typeof favoriteQuery>;

/** What happened to a kept product lately, such as a lower price. */
export const favoriteNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price-drop'), before: money }),
  z.object({ kind: z.literal('back-in-stock') }),
]);

export const favoriteProduct = productCard.extend({ news: favoriteNews.nullable() });
export type FavoriteProduct = z.infer<typeof favoriteProduct>;

/** How many things of each kind one keeps, and how many products have news. */
export const favoriteCounts = z.object({
  product: z.int(),
  event: z.int(),
  show: z.int(),
  shop: z.int(),
  news: z.int(),
});
export type FavoriteCounts = z.infer<typeof favoriteCounts>;

/** What one keeps, the latest first: hearts, reminders and, of kind `shop`, the shops one follows. */
export const favoritePage = z.discriminatedUnion('kind', [
  cursorPageOf(favoriteProduct).extend({ kind: z.literal('product') }),
  cursorPageOf(eventCard).extend({ kind: z.literal('event') }),
  cursorPageOf(showCard).extend({ kind: z.literal('show') }),
  cursorPageOf(shopCard).extend({ kind: z.literal('shop') }),
]);
export type FavoritePage = z.infer<typeof favoritePage>;
