import type { Landing } from '@souk/shared/market/landing/schema.ts';

const soonest = 2_000;
const latest = 30_000;

/** When to look at the market again, in ms: just after the next auction closes, or in half a minute. */
export function nextLook({ endingSoon, serverTime }: Pick<Landing, 'endingSoon' | 'serverTime'>): number {
  const now = Date.parse(serverTime);
  const ends = endingSoon.map(({ lot }) => (lot?.endsAt ? Date.parse(lot.endsAt) - now + 1_000 : latest));
  return Math.max(soonest, Math.min(latest, ...ends));
}
