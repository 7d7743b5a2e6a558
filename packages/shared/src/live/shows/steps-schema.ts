import { z } from 'zod';
import { isPlainLine } from '../../identity/accounts/plain-text.ts';
import { productId, stepId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { money } from '../../money.ts';
import { talkMinutes, talkTitleLength } from './steps.ts';

/** It comes after the lot of this number; those of one number in the order in which they are given. */
const afterLots = z.int().min(0).max(1_000);

/** `running` is only a break: it goes on until its time, or until the host goes on before. */
const state = z.enum(['waiting', 'running', 'done']);

export const stepInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('product'), productId, afterLots }),
  z.strictObject({
    kind: z.literal('talk'),
    title: z
      .string()
      .trim()
      .min(1)
      .max(talkTitleLength.max)
      .refine(isPlainLine, 'Please use ordinary characters.'),
    minutes: z.int().min(talkMinutes.least).max(talkMinutes.most),
    afterLots,
  }),
]);
export type StepInput = z.infer<typeof stepInput>;

export const step = z.discriminatedUnion('kind', [
  z.object({
    _id: stepId,
    kind: z.literal('product'),
    state,
    afterLots: z.int(),
    productId,
    title: z.string(),
    image: image.nullable(),
    price: money.nullable(),
    available: z.int(),
  }),
  z.object({
    _id: stepId,
    kind: z.literal('talk'),
    state,
    afterLots: z.int(),
    title: z.string(),
    minutes: z.int(),
  }),
]);
export type Step = z.infer<typeof step>;

export const stepList = z.object({ items: z.array(step) });
