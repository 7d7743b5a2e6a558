import { z } from 'zod';
import { imageId } from '../ids.ts';

export const image = z.object({
  _id: imageId,
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** A data URL of a few pixels, shown blurred until the picture is there. */
  placeholder: z.string().nullable(),
  colour: z.string().nullable(),
});
export type Image = z.infer<typeof image>;
