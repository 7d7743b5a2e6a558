import { z } from 'zod';
import { productId, showId, userId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { categoryRef } from '../categories/schema.ts';
import { shopRef } from '../shops/schema.ts';
import { lotStatus } from './lot.ts';

export const showState = z.enum(['scheduled', 'rehearsal', 'live', 'ended', 'replay', 'cancelled']);
export type ShowState = z.infer<typeof showState>;

export const showLot = lotStatus.extend({
  productId,
  title: z.string(),
  image: image.nullable(),
  /** Its product has no page: it is sold in its show alone. */
  unlisted: z.literal(true).optional(),
  seller: z.string().optional().meta({ description: 'The shop that sells it, where that is a co-host’s' }),
});

export type ShowLot = z.infer<typeof showLot>;

export const showCard = z.object({
  _id: showId,
  title: z.string(),
  state: showState,
  cover: image.nullable(),
  /** Where the video is that plays before the show begins. */
  clip: z.string().nullable(),
  startsAt: z.iso.datetime(),
  viewerCount: z.int(),
  reminderCount: z.int(),
  reminded: z.boolean(),
  lotCount: z.int(),
  category: categoryRef,
  host: z.object({ _id: userId, name: z.string(), picture: image.nullable() }),
  shop: shopRef,
  /** The lot under the hammer while the show is live. */
  currentLot: showLot.nullable(),
});
export type ShowCard = z.infer<typeof showCard>;
