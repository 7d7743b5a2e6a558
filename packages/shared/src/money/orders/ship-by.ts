import { addWorkingDays, type Handling } from '../../market/shipping/estimate.ts';
import { daysOn, resolveWallTime, wallTimeAt } from '../../wall-time.ts';

/** The last day on which something is to leave its shop, as YYYY-MM-DD, and the moment when that day is over there. */
interface ShipBy {
  day: string;
  lateFrom: Date;
}

/**
 * What a shop promises of what is paid now, counted on its own calendar: the day of the parcel that takes longest, or
 * the one before which its buyer wants nothing.
 */
export function shipByOf(
  handlings: readonly Handling[],
  paidAt: Date,
  { timeZone, holdUntil = '' }: { timeZone: string; holdUntil?: string | undefined },
): ShipBy | null {
  const today = wallTimeAt(paidAt, timeZone).slice(0, 10);
  const ready = handlings
    .map(({ days, shipsFrom }) => addWorkingDays(today, days, shipsFrom))
    .toSorted()
    .at(-1);
  if (ready === undefined) return null;
  const day = ready > holdUntil ? ready : holdUntil;
  return { day, lateFrom: resolveWallTime(daysOn(`${day}T00:00`, 1), timeZone).at };
}

const HOUR_MS = 3_600_000;

/** From nine in the morning of that day its shop is reminded, if it was paid some hours before. */
export const remindBeforeMs = 15 * HOUR_MS;
export const notRemindedForMs = 4 * HOUR_MS;

/** How many days a market may wait before it cancels what is late; 0 is for ever. */
export const lateCancelDays = { usual: 14, most: 90 } as const;
