import { z } from 'zod';
import { lotId } from '../../ids.ts';
import { showCard, showState } from '../../market/showcase/show-card.ts';
import { tableQuery } from '../../paging.ts';

/** `latest` begins with those on air. */
export const adminShowSort = z.enum([
  'latest',
  'title',
  'title-down',
  'shop',
  'shop-down',
  'starts',
  'starts-down',
  'lots',
  'lots-down',
  'viewers',
  'viewers-down',
]);
export type AdminShowSort = z.infer<typeof adminShowSort>;

export const showVisibility = z.enum(['public', 'private']);

/** A show as staff see it in the list: private, cancelled and rehearsed ones too. */
export const adminShowRow = showCard
  .pick({
    _id: true,
    title: true,
    state: true,
    cover: true,
    startsAt: true,
    viewerCount: true,
    lotCount: true,
  })
  .extend({
    visibility: showVisibility,
    shop: showCard.shape.shop.pick({ _id: true, name: true }),
    /** Under the hammer now. */
    running: z.object({ lotId, number: z.int(), title: z.string() }).nullable(),
  });
export type AdminShowRow = z.infer<typeof adminShowRow>;

export const adminShowQuery = tableQuery.extend({
  /** Words of its title or its shop's name. */
  search: z.string().trim().max(120).optional(),
  sort: adminShowSort.default('latest'),
  state: showState.optional(),
  visibility: showVisibility.optional(),
});
export type AdminShowQuery = z.infer<typeof adminShowQuery>;

export const adminShowList = z.object({ items: z.array(adminShowRow), total: z.int() });
export type AdminShowList = z.infer<typeof adminShowList>;
