import { z } from 'zod';
import { lotId, productId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { lotState } from '../../market/showcase/lot.ts';
import { money } from '../../money.ts';
import { secondLayouts } from '../video/second-picture.ts';

const seconds = z.number().min(0).meta({ description: 'Seconds of the recording' });
const part = z.object({ from: seconds, to: seconds });

/** What was recorded of a show, while it is live and afterwards. */
export const replay = z.object({
  state: z.enum(['live', 'ready', 'none', 'gone']).meta({
    description:
      'Whether more is being recorded, all of it is there, there was none, or it is kept no longer',
  }),
  playlist: z.string().nullable().meta({ description: 'HLS; while it is live, LL-HLS' }),
  startedAt: z.int().nullable().meta({ description: 'Second 0, in milliseconds since 1970' }),
  seconds,
  /** Where there is nothing: nobody published, or it could not be stored. */
  gaps: z.array(part),
  /** Lots that began while it was recorded, in their order. */
  lots: z.array(
    z.object({
      lotId,
      title: z.string(),
      image: image.nullable(),
      startsAt: seconds,
      endsAt: seconds.nullable().meta({ description: 'Null while it runs' }),
      state: lotState,
      price: money,
      productId: productId.nullable().meta({ description: 'Null when its product has no page' }),
    }),
  ),
  /** What was shown to be bought at its price, in the order in which it first was. */
  products: z.array(
    z.object({
      productId,
      pinned: z.array(part),
      flashSales: z.array(part).meta({ description: 'While it cost less for a while' }),
      sold: z.array(seconds).meta({ description: 'When pieces of it were paid for' }),
    }),
  ),
  screens: z
    .array(part)
    .meta({ description: 'Where its host shared a screen, which is to be shown whole and not cut to fill' }),
  /** The picture beside the host’s own, from each change of how viewers had it to the next. */
  second: z.array(
    part.extend({
      playlist: z.string().meta({ description: 'HLS, with the same seconds' }),
      name: z.string().meta({ description: 'Of a co-host; empty for the host’s own phone' }),
      layout: z.enum(secondLayouts),
      isSeen: z.boolean(),
      isHeard: z.boolean(),
    }),
  ),
});
export type Replay = z.infer<typeof replay>;
