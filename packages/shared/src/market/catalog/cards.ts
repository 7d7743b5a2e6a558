import { z } from 'zod';
import { productId } from '../../ids.ts';
import { cardsAtOnce } from '../../limits.ts';
import { productCard } from './schema.ts';

/** Ids between commas. */
export const cardsQuery = z.strictObject({
  ids: z
    .string()
    .max(cardsAtOnce * 37)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(productId).min(1).max(cardsAtOnce)),
});

export const productCards = z.object({ items: z.array(productCard) });
