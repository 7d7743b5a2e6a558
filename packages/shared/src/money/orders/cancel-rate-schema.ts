import { z } from 'zod';

/** Of the orders that were paid in the time that counts: all, and those the shop cancelled of its own accord. */
export const cancellations = z.object({ paid: z.int(), cancelled: z.int() });

/** GET /shops/:shopId/cancel-rate: null while there is nothing that a buyer has to know. */
export const toldCancelRate = z.object({ basisPoints: z.int().nullable() });

/** PUT /admin/cancel-limit */
export const cancelLimitBody = z.strictObject({ basisPoints: z.int().min(0).max(10_000) });

export type Cancellations = z.infer<typeof cancellations>;
