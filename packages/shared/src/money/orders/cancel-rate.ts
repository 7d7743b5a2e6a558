import type { Cancellations } from './cancel-rate-schema.ts';

/** So far back a shop's cancelled orders are counted, and below so many orders nothing is told of them. */
export const cancelWindow = { days: 90, fewest: 10 } as const;

/** In basis points: 500 is every twentieth. */
export const cancelRate = ({ paid, cancelled }: Cancellations): number =>
  paid === 0 ? 0 : Math.round((cancelled * 10_000) / paid);

/** Whether visitors of the shop are told its rate. */
export const isCancelRateTold = (counted: Cancellations, limit: number): boolean =>
  counted.paid >= cancelWindow.fewest && cancelRate(counted) > limit;
