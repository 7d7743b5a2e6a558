import { z } from 'zod';
import { secondLayouts } from './second-picture.ts';

/** What a host lets viewers see and hear of it; what is left out stays. */
export const arrangeInput = z.strictObject({
  layout: z.enum(secondLayouts).optional(),
  isHidden: z.boolean().optional(),
  isMuted: z.boolean().optional(),
});
export type ArrangeInput = z.infer<typeof arrangeInput>;
