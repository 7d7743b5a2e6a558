import { z } from 'zod';

/** The moment a lot was sold, for those whom it concerns. */
export const lotClip = z.object({
  clip: z
    .object({
      url: z.string().meta({ description: 'An MP4; it opens for some hours to whoever has the address' }),
      width: z.int().positive(),
      height: z.int().positive(),
    })
    .nullable()
    .meta({ description: 'Null for everyone else, and when nothing was recorded of it' }),
});
export type LotClip = z.infer<typeof lotClip>;
