import { z } from 'zod';
import { lotId, productId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { lotState } from '../../market/showcase/lot.ts';
import { money } from '../../money.ts';

const seconds = z.number().min(0).meta({ description: 'Seconds of the recording' });

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
  gaps: z.array(z.object({ from: seconds, to: seconds })),
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
});
export type Replay = z.infer<typeof replay>;
