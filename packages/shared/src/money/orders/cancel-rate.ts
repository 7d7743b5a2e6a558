import { z } from 'zod';

/** So far back a shop's cancelled orders are counted, and below so many orders nothing is told of them. */
export const cancelWindow = { days: 90, fewest: 10 } as const;

/** Of the orders that were paid in the time that counts: all, and those the shop cancelled of its own accord. */
export const cancellations = z.object({ paid: z.int(), cancelled: z.int() });
export type Cancellations = z.infer<typeof cancellations>;

/** In basis points: 500 is every twentieth. */
export const cancelRate = ({ paid, cancelled }: Cancellations): number =>
  paid === 0 ? 0 : Math.round((cancelled * 10_000) / paid);

/** Whether whoever looks at the shop is told. */
export const isCancelRateTold = (counted: Cancellations, limit: number): boolean =>
  counted.paid >= cancelWindow.fewest && cancelRate(counted) > limit;

/** GET /shops/:shopId/cancel-rate: null while there is nothing that a buyer has to know. */
export const toldCancelRate = z.object({ basisPoints: z.int().nullable() });

/** PUT /admin/cancel-limit */
export const cancelLimitBody = z.strictObject({ basisPoints: z.int().min(0).max(10_000) });
