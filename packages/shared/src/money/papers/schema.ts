import { z } from 'zod';
import { orderId } from '../../ids.ts';
import { mostSlips } from './limits.ts';

export const slipSizes = ['A6', 'A4'] as const;
export type SlipSize = (typeof slipSizes)[number];
export const packingSlipQuery = z.object({ size: z.enum(slipSizes).default('A6') });

/** Their ids, with commas between. */
export const packingSlipsQuery = packingSlipQuery.extend({
  orders: z
    .string()
    .max(40 * mostSlips)
    .transform((text) => text.split(','))
    .pipe(z.array(orderId).min(1).max(mostSlips)),
});
