/** How far what follows a win has come, as everyone sees it. */
export const lotSettlements = ['charging', 'paid', 'failed', 'second-chance', 'unsold'] as const;
export type LotSettlement = (typeof lotSettlements)[number];

/**
 * Whom a lot is sold to goes from `won` or `offered` to `paid` or `over`. `charging`: their card, or the shop's wait for
 * its money; `failed`: they may pay by another card until their time is over.
 */
export type SaleState = 'won' | 'charging' | 'failed' | 'offered' | 'paid' | 'over';
export type SaleEnding = 'not-paid' | 'suspended' | 'declined' | 'cancelled';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** While everybody waits in a show, it goes quicker. */
export const payWithinMs = (inShow: boolean): number => (inShow ? 2 * MINUTE_MS : 24 * HOUR_MS);
export const answerWithinMs = (inShow: boolean): number => (inShow ? MINUTE_MS : 24 * HOUR_MS);

/** Who has not paid is reminded when so much of their time is left. */
const REMINDED_LEFT_MS = [12 * HOUR_MS, HOUR_MS];

/** How many of the reminders to a buyer were due by now, sent or not. */
export const remindersPassed = (payBy: Date, now: Date): number =>
  REMINDED_LEFT_MS.filter((left) => payBy.getTime() - left <= now.getTime()).length;

/** When the next one is due; the end after the last. */
export const nextReminder = (payBy: Date, passed: number): Date =>
  new Date(payBy.getTime() - (REMINDED_LEFT_MS[passed] ?? 0));

/** With this many unpaid wins in the last year, a buyer needs each seller's approval to bid. */
export const mostStrikes = 3;
export const STRIKES_LAST_DAYS = 365;

/** For so long its seller may sell a lot to who led below the reserve. */
export const acceptWithinMs = 24 * HOUR_MS;

interface LoggedBid {
  kind: string;
  bidder: number | null;
  /** After it. */
  leader: number | null;
  amount: number | null;
  takenBackBy: number | null;
}

/** Who bid most of those who were not asked, by their own highest bid; of equal ones the earlier. */
export function runnerUpOf(
  entries: readonly LoggedBid[],
  asked: ReadonlySet<number>,
): { bidder: number; amount: number } | null {
  const highest = new Map<number, number>();
  let leader: number | null = null;
  for (const { kind, bidder, amount, takenBackBy, leader: after } of entries) {
    const isBid = (kind === 'once' || kind === 'maximum') && bidder !== null && amount !== null;
    if (isBid && takenBackBy === null && !asked.has(bidder)) {
      const before = highest.get(bidder) ?? 0;
      // Who leads may lower their maximum.
      const isLowered = kind === 'maximum' && leader === bidder && amount < before;
      if (isLowered || amount > before) {
        highest.delete(bidder);
        highest.set(bidder, amount);
      }
    }
    leader = after;
  }
  let best: { bidder: number; amount: number } | null = null;
  for (const [bidder, amount] of highest)
    if (best === null || amount > best.amount) best = { bidder, amount };
  return best;
}
