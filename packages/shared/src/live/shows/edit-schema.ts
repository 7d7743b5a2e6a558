import { z } from 'zod';
import { isPlainLine, isPlainText } from '../../identity/accounts/plain-text.ts';
import { categoryId, fileId, lotId, productId, shopId, showId, variantId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { titleLength } from '../../limits.ts';
import { showState } from '../../market/showcase/show-card.ts';
import { money, moneyOf } from '../../money.ts';
import { isTimeZone, isWallTime } from '../../wall-time.ts';
import { closingChoice } from '../auctions/closing-schema.ts';
import { showLotSeconds } from '../auctions/lot-terms.ts';
import { slowModes } from '../room-chat/rules.ts';
import { runListLength, showDescriptionLength } from './edit-rules.ts';
import { stepsLength } from './steps.ts';
import { stepInput } from './steps-schema.ts';

export const showRepeats = ['once', 'daily', 'weekly'] as const;
export const showRepeat = z.enum(showRepeats);
export type ShowRepeat = z.infer<typeof showRepeat>;

export const showVisibility = z.enum(['public', 'private']);
export type ShowVisibility = z.infer<typeof showVisibility>;

// In the shop's currency.
const price = moneyOf({ min: 1, max: 1_000_000_000 });

const runListLot = z.strictObject({
  /** Of a lot that is in the list already; a new one has none. */
  _id: lotId.nullish(),
  productId,
  /** Null where the product is of one kind, or any of them is sold. */
  variantId: variantId.nullable().default(null),
  /** Null for what the product costs. */
  start: price.nullable().default(null),
  reserve: price.nullable().default(null),
  seconds: z.int().min(showLotSeconds.least).max(showLotSeconds.most).default(showLotSeconds.usual),
  closing: closingChoice.default({ kind: 'reset', seconds: 10, most: null }),
});
export type RunListLot = z.infer<typeof runListLot>;

const fields = {
  title: z
    .string()
    .trim()
    .min(titleLength.min)
    .max(titleLength.max)
    .refine(isPlainLine, 'Please use ordinary characters.'),
  description: z
    .string()
    .trim()
    .max(showDescriptionLength.max)
    .refine(isPlainText, 'Please use ordinary characters.'),
  categoryId,
  /** What is spoken, as "en". */
  language: z.string().regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?$/, 'Is not a language.'),
  cover: fileId.nullable(),
  /** A video that plays in its room before it begins: MP4 with H.264, 30 seconds at most. */
  clip: fileId.nullable(),
  /** What the clocks of the host's place show when it begins. */
  startsAt: z.string().refine(isWallTime, 'Write a day and a time as 2027-03-14T19:00.'),
  timeZone: z.string().max(64).refine(isTimeZone, 'There is no such time zone.'),
  repeat: showRepeat,
  visibility: showVisibility,
  /** Not for children. */
  explicit: z.boolean(),
  /** How long one person waits between two messages in its room. */
  slowSeconds: z.literal([...slowModes]),
  lots: z.array(runListLot).max(runListLength.max),
  /** Products at their price and breaks for talk, between the lots. */
  steps: z.array(stepInput).max(stepsLength.max),
  /** Whether those that follow, of a show that repeats, begin with its run list. */
  repeatsList: z.boolean(),
};

export const showInput = z.strictObject({
  ...fields,
  description: fields.description.default(''),
  cover: fields.cover.default(null),
  clip: fields.clip.default(null),
  repeat: fields.repeat.default('once'),
  visibility: fields.visibility.default('public'),
  explicit: fields.explicit.default(false),
  slowSeconds: fields.slowSeconds.default(0),
  lots: fields.lots.default([]),
  steps: fields.steps.default([]),
  repeatsList: fields.repeatsList.default(true),
});
export type ShowInput = z.infer<typeof showInput>;

/** What is not said stays as it is. */
export const showChange = z
  .strictObject(fields)
  .partial()
  .extend({ version: z.int().min(1) });
export type ShowChange = z.infer<typeof showChange>;

export const showVersion = z.strictObject({ version: z.int().min(1) });

export const showClip = z.object({ _id: fileId, url: z.string() });
export type ShowClip = z.infer<typeof showClip>;

/** A show as its host edits it. */
export const ownShow = z.object({
  _id: showId,
  shopId,
  version: z.int(),
  state: showState,
  title: z.string(),
  description: z.string(),
  categoryId,
  language: z.string(),
  cover: image.nullable(),
  clip: showClip.nullable(),
  startsAt: z.string(),
  timeZone: z.string(),
  repeat: showRepeat,
  visibility: showVisibility,
  explicit: z.boolean(),
  slowSeconds: z.int(),
  lots: z.array(runListLot.extend({ _id: lotId, start: money, title: z.string(), image: image.nullable() })),
  steps: z.array(stepInput),
  repeatsList: z.boolean(),
});
export type OwnShow = z.infer<typeof ownShow>;
