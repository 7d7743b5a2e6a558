import { z } from 'zod';
import { categoryId, shopId } from '../../ids.ts';
import { categoryRef } from '../../market/categories/schema.ts';
import { showCard, showLot } from '../../market/showcase/show-card.ts';
import { cursorPageOf, cursorQuery } from '../../paging.ts';

export const show = showCard.extend({
  description: z.string(),
  language: z.string(),
  /** Not for children. */
  explicit: z.boolean(),
  endedAt: z.iso.datetime().nullable(),
  lots: z.array(showLot),
  can: z.object({ host: z.boolean(), act: z.boolean() }),
});
export type Show = z.infer<typeof show>;

export const showPage = cursorPageOf(showCard);
export type ShowPage = z.infer<typeof showPage>;

/** Live shows one goes through one after another, the most watched first; none for adults, as nobody asked for it. */
export const showRail = z.object({
  items: z.array(showCard.pick({ _id: true, title: true, cover: true, shop: true })),
});
export type ShowRail = z.infer<typeof showRail>;

/** Without a state: live shows first, then the soonest to come, then the latest replays. */
export const showQuery = cursorQuery.extend({
  state: z.enum(['live', 'scheduled', 'replay']).optional(),
  category: categoryId.optional(),
  /** What is spoken in it, as "en". */
  language: z.string().max(20).optional(),
  shop: shopId.optional(),
});
export type ShowQuery = z.infer<typeof showQuery>;

/** What there is to choose from among all public shows, and how many of each. */
export const showFacets = z.object({
  states: z.object({ live: z.int(), scheduled: z.int(), replay: z.int() }),
  /** How many people watch those on air. */
  viewers: z.int(),
  /** The uppermost categories of shows on air and to come, the fullest first. */
  categories: z.array(categoryRef.extend({ count: z.int() })),
  /** What is spoken in shows on air and to come, the most spoken first. */
  languages: z.array(z.object({ code: z.string(), count: z.int() })),
});
export type ShowFacets = z.infer<typeof showFacets>;
