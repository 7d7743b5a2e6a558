import { wallTimeAt } from '../../wall-time.ts';
import type { NotificationKind } from '../notification-choices/rules.ts';

/** When someone wants no push and no mail that can wait, as the clocks of their place show it. */
export interface QuietHours {
  /** "22:00" */
  from: string;
  /** Before `from`, it is the next morning. */
  to: string;
  /** "Europe/Lisbon" */
  timeZone: string;
}

/** What is worth nothing in the morning, and was asked for: it comes through at night too. */
const cannotWait: ReadonlySet<NotificationKind> = new Set([
  'outbid',
  'won',
  'auction',
  'lot-coming-up',
  'show-starting',
]);

export const canWait = (kind: NotificationKind): boolean => !cannotWait.has(kind);

/** For how long a push is worth something, in seconds; after that it is not delivered any more. */
export const pushSeconds: Readonly<Record<NotificationKind, number>> = {
  message: 86_400,
  outbid: 900,
  won: 86_400,
  auction: 300,
  order: 172_800,
  offer: 172_800,
  'price-drop': 86_400,
  'back-in-stock': 86_400,
  'show-starting': 1_800,
  'lot-coming-up': 300,
  'followed-shop-live': 3_600,
  payout: 172_800,
};

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/** When the quiet that is now ends; null when it is not quiet. */
export function quietUntil({ from, to, timeZone }: QuietHours, now: Date): Date | null {
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  const clockAt = (at: number) => minutesOf(wallTimeAt(new Date(at), timeZone).slice(11));
  const isQuiet = (at: number) => {
    const clock = clockAt(at);
    return begin < end ? clock >= begin && clock < end : clock >= begin || clock < end;
  };
  const start = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  if (!isQuiet(start)) return null;
  const ahead = (end - clockAt(start) + DAY_MINUTES) % DAY_MINUTES;
  let at = start + ahead * MINUTE_MS;
  // Where the clocks change in between, the end comes that much earlier or later.
  const late = ((clockAt(at) - end + 1.5 * DAY_MINUTES) % DAY_MINUTES) - DAY_MINUTES / 2;
  at -= late * MINUTE_MS;
  // An end that the clocks skip is where they go on.
  while (isQuiet(at)) at += MINUTE_MS;
  return new Date(at);
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
