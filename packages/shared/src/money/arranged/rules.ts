import type { ArrangedWay } from '../../settings/arranged.ts';

export { type ArrangedWay, arrangedWays } from '../../settings/arranged.ts';

export const arrangedLength = { payee: 70, account: 300, words: 500 } as const;

/** An order that is posted cannot be paid for at pickup. */
export const isPossible = (way: ArrangedWay, kinds: readonly string[]): boolean =>
  way === 'transfer' || (kinds.length > 0 && kinds.every((kind) => kind === 'pickup'));

const DAY_MS = 86_400_000;

/** Until when a shop waits for the money of what was ordered at this moment. */
export const payUntil = (orderedAt: Date, days: number): Date =>
  new Date(orderedAt.getTime() + days * DAY_MS);

/** What is ready to be picked up now waits for its buyer for as many days as it was to wait to be paid, from now on. */
export function readyUntil(orderedAt: Date, until: Date, now: Date): Date {
  const days = Math.max(1, Math.round((until.getTime() - orderedAt.getTime()) / DAY_MS));
  return new Date(Math.max(until.getTime(), now.getTime() + days * DAY_MS));
}

/** When both are reminded: half of the time is over. */
export const remindAt = (orderedAt: Date, until: Date): Date =>
  new Date((orderedAt.getTime() + until.getTime()) / 2);
