import { z } from 'zod';
import { cardRef } from '../../talk/messaging/documents.ts';
import { productCard } from '../catalog/schema.ts';
import { offer } from '../offers/schema.ts';

export const cardsBody = z.strictObject({ cards: z.array(cardRef).min(1).max(50) });
/** In the order asked for, each once; what is gone or not for the reader is left out. */
export const cards = z.object({
  items: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('product'), id: z.string(), product: productCard }),
      z.object({ kind: z.literal('offer'), id: z.string(), offer }),
    ]),
  ),
});
export type Cards = z.infer<typeof cards>;
