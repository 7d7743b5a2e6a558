import { z } from 'zod';
import { isPlainLine } from '../../identity/accounts/plain-text.ts';
import { personCard } from '../../identity/people/schema.ts';
import { anyId, showId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { shopRef } from '../../market/shops/schema.ts';
import { showState } from '../../market/showcase/show-card.ts';
import { cursorPageOf } from '../../paging.ts';
import { replay } from '../replays/schema.ts';
import { clipLimits } from './limits.ts';

/** The moment a lot was sold, for those whom it concerns. */
export const lotClip = z.object({
  clip: z
    .object({
      url: z
        .string()
        .meta({ description: 'An MP4 or a WebM; it opens for some hours to whoever has the address' }),
      width: z.int().positive(),
      height: z.int().positive(),
    })
    .nullable()
    .meta({ description: 'Null for everyone else, and when nothing was recorded of it' }),
});
export type LotClip = z.infer<typeof lotClip>;

export const clipId = anyId.brand<'clip'>();
export type ClipId = z.infer<typeof clipId>;

/** What a person wants to cut out of a recording. */
export const newClip = z.strictObject({
  title: z
    .string()
    .trim()
    .min(1)
    .max(clipLimits.title)
    .refine(isPlainLine, 'May hold no invisible characters.'),
  from: z.number().min(0).max(clipLimits.latest).meta({ description: 'Seconds of the recording' }),
  seconds: z.number().min(clipLimits.seconds.least).max(clipLimits.seconds.most),
});
export type NewClip = z.infer<typeof newClip>;
export const addedClip = z.object({ clipId });

export const clip = z.object({
  _id: clipId,
  state: z
    .enum(['cutting', 'ready', 'failed'])
    .meta({ description: 'Whether it is being cut out, can be watched, or could not be cut out' }),
  title: z.string(),
  from: z.number().min(0).meta({ description: 'Where it begins in the recording, in seconds' }),
  seconds: z.number().positive(),
  video: z
    .object({
      url: z.string(),
      type: z.enum(['video/mp4', 'video/webm']),
      width: z.int().positive(),
      height: z.int().positive(),
    })
    .nullable()
    .meta({ description: 'Once it is ready' }),
  beginsOnScreen: z
    .boolean()
    .meta({ description: 'Its first picture is a screen that the host shared, to be seen whole' }),
  createdAt: z.iso.datetime(),
  maker: personCard,
  show: z.object({
    _id: showId,
    title: z.string(),
    state: showState,
    cover: image.nullable(),
    startsAt: z.iso.datetime(),
    explicit: z.boolean().meta({ description: 'Not for children' }),
    isPrivate: z.boolean().meta({ description: 'For those who have its link' }),
  }),
  shop: shopRef,
  can: z.object({ remove: z.boolean(), report: z.boolean() }),
});
export type Clip = z.infer<typeof clip>;

/** One on its own page: with what was seen beside the host's picture. */
export const clipDetails = clip.extend({
  starts: z.number().min(0).meta({ description: 'Where its video begins in the recording, in seconds' }),
  screens: replay.shape.screens,
  second: replay.shape.second,
});
export type ClipDetails = z.infer<typeof clipDetails>;

export const clipPage = cursorPageOf(clip);
export type ClipPage = z.infer<typeof clipPage>;

/** Who may cut clips out of the shows of a shop. */
export const clipRules = z.strictObject({ viewers: z.boolean() });
export type ClipRules = z.infer<typeof clipRules>;

/** What a reader may do about the clips of a show. */
export const clipAccess = z.object({
  make: z.boolean().meta({ description: 'Cut clips out of it' }),
  choose: z.boolean().meta({ description: 'Choose whether viewers may' }),
  viewers: z.boolean().meta({ description: 'Whether viewers may' }),
});
export type ClipAccess = z.infer<typeof clipAccess>;
