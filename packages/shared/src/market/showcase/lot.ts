import { z } from 'zod';
import { lotId, showId, variantId } from '../../ids.ts';
import { money } from '../../money.ts';

export const lotState = z.enum(['queued', 'running', 'sold', 'passed']);
export type LotState = z.infer<typeof lotState>;

/** Which variant is sold. */
export const lotVariant = z.object({
  _id: variantId,
  /** Option name to value, as in the product's own list. */
  options: z.record(z.string(), z.string()),
});

/** Where a lot stands, as anyone may see it. */
export const lotStatus = z.object({
  _id: lotId,
  showId: showId.nullable(),
  number: z.int().nullable(),
  state: lotState,
  /** Null where the product is of one kind. */
  variant: lotVariant.nullable(),
  price: money,
  nextBid: money,
  bidCount: z.int(),
  reserve: z.enum(['none', 'met', 'not-met']),
  /** Its host ended it for nobody. */
  stopped: z.literal(true).optional(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  durationSeconds: z.int(),
});
export type LotStatus = z.infer<typeof lotStatus>;
