import { z } from 'zod';
import { lotId } from '../../ids.ts';
import { productCard } from '../../market/catalog/schema.ts';
import { tableQuery } from '../../paging.ts';

export const adminListingSort = z.enum([
  'newest',
  'title',
  'title-down',
  'shop',
  'shop-down',
  'stock',
  'stock-down',
  'price',
  'price-down',
]);
export type AdminListingSort = z.infer<typeof adminListingSort>;

/** `on-sale` is what anyone finds; `hidden` would be, were its shop open. */
export const adminListingState = z.enum(['on-sale', 'hidden', 'draft', 'out-of-stock', 'archived']);
export type AdminListingState = z.infer<typeof adminListingState>;

/** A listing as staff see it in the list, drafts too. */
export const adminListingRow = productCard
  .pick({ _id: true, title: true, image: true, listingKind: true, available: true })
  .extend({
    /** Of its running auction, where there is one. */
    price: productCard.shape.price,
    /** Under the hammer now, in a show or apart from any. */
    running: lotId.nullable(),
    state: adminListingState,
    shop: productCard.shape.shop.pick({ _id: true, name: true }),
  });
export type AdminListingRow = z.infer<typeof adminListingRow>;

export const adminListingQuery = tableQuery.extend({
  /** Words of its title or its shop's name. */
  search: z.string().trim().max(120).optional(),
  sort: adminListingSort.default('newest'),
  state: adminListingState.optional(),
});
export type AdminListingQuery = z.infer<typeof adminListingQuery>;

export const adminListingList = z.object({ items: z.array(adminListingRow), total: z.int() });
export type AdminListingList = z.infer<typeof adminListingList>;
