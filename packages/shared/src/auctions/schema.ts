import { z } from 'zod';
import { lotId, showId } from '../ids.ts';
import { money } from '../money.ts';

export const lotState = z.enum(['queued', 'running', 'sold', 'passed']);
export type LotState = z.infer<typeof lotState>;

/** Where a lot stands, as anyone may see it. */
export const lotStatus = z.object({
  _id: lotId,
  showId: showId.nullable(),
  number: z.int().nullable(),
  state: lotState,
  price: money,
  nextBid: money,
  bidCount: z.int(),
  reserve: z.enum(['none', 'met', 'not-met']),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  durationSeconds: z.int(),
});
export type LotStatus = z.infer<typeof lotStatus>;
