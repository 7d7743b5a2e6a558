import { z } from 'zod';
import { productId } from '../ids.ts';
import { productCard } from './schema.ts';

const most = 24;

/** Ids between commas. */
export const cardsQuery = z.strictObject({
  ids: z
    .string()
    .max(most * 37)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(productId).min(1).max(most)),
});

export const productCards = z.object({ items: z.array(productCard) });
