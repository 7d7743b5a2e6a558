import { z } from 'zod';
import { isPlainLine } from '../../identity/accounts/plain-text.ts';
import { anyId, imageId, lotId, productId, showId } from '../../ids.ts';
import { productLimits } from '../../market/catalog/edit-limits.ts';
import { bareSum, moneyOf } from '../../money.ts';
import { lotTermsChange } from '../hosting/schema.ts';
import { spotsOf } from './draw.ts';
import { breakKind, spotLimit } from './log.ts';

export const breakId = anyId.brand<'break'>();
export type BreakId = z.infer<typeof breakId>;

/** Open until every spot is settled; cancelled where nobody bought one, or its seller gave everybody their money back. */
export const breakState = z.enum(['open', 'drawn', 'cancelled']);
export type BreakState = z.infer<typeof breakState>;

/** Breaks of one show. */
export const breakLimit = 20;
const NAME_MOST = 60;
const price = moneyOf({ min: 1, max: productLimits.price });
const line = (most: number) =>
  z.string().trim().min(1).max(most).refine(isPlainLine, 'May hold no invisible characters.');

const content = z.strictObject({
  name: line(NAME_MOST),
  /** So many spots get one. */
  pieces: z.int().min(1).max(spotLimit.most),
  /** What one is worth. */
  worth: price.nullable().default(null),
});

export const newBreak = z
  .strictObject({
    kind: breakKind,
    title: line(NAME_MOST),
    image: imageId.nullable().default(null),
    /** One spot for each piece. */
    contents: z
      .array(content)
      .min(1)
      .max(spotLimit.most)
      .refine((all) => {
        const spots = spotsOf(all);
        return spots >= spotLimit.least && spots <= spotLimit.most;
      }, `Must be ${spotLimit.least} to ${spotLimit.most} pieces in all.`)
      .refine(
        (all) => new Set(all.map(({ name }) => name)).size === all.length,
        'Each must have a name of its own.',
      ),
    /** By which each spot is auctioned. */
    terms: lotTermsChange.extend({ start: price }),
    /** This many spots are sold at this price instead, to the first buyers. */
    fixed: z
      .strictObject({ spots: z.int().min(1).max(spotLimit.most), price })
      .nullable()
      .default(null),
  })
  .refine(({ contents, fixed }) => (fixed?.spots ?? 0) <= spotsOf(contents), {
    path: ['fixed', 'spots'],
    message: 'There are not so many spots.',
  });
export type NewBreak = z.infer<typeof newBreak>;
export const addedBreak = z.object({ breakId });

export const boughtSpot = z.object({ lotId });

export const cancelBreakInput = z.strictObject({ reason: z.string().trim().min(1).max(500) });

/** A break as everyone sees it, and its live document `rooms/{showId}/breaks/{breakId}`. */
export const breakView = z.object({
  _id: breakId,
  showId,
  kind: breakKind,
  state: breakState,
  title: z.string(),
  currency: z.string(),
  contents: z.array(z.object({ name: z.string(), pieces: z.int(), worth: bareSum.nullable() })),
  secretHash: z.string(),
  /** Its seller sells no more spots: it is drawn once what was sold is paid. */
  isClosed: z.boolean(),
  /** The first one first. */
  spots: z.array(
    z.object({
      /** The lot of this product that was put up last is the one it is sold as. */
      productId,
      /** What it costs at once; null where it is auctioned. */
      price: bareSum.nullable(),
      /** The number of what was drawn for it. */
      content: z.int().nullable(),
      /** It was not bought. Told once it is drawn. */
      isHouse: z.boolean(),
    }),
  ),
});
export type BreakView = z.infer<typeof breakView>;
export const breakList = z.object({ items: z.array(breakView) });
export const breakOfLot = z.object({ break: breakView.nullable() });
