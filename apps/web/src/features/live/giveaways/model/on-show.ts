import type { GiveawayDocument } from '@souk/shared/live/giveaways/schema.ts';

export interface Giveaway extends GiveawayDocument {
  id: string;
}

/** Who won is shown for so long; whoever it is sees it until they close it, or for this long. */
const SHOWN_MS = 20_000;
const WINNER_SEES_MS = 600_000;

export type Phase = 'open' | 'drawing' | 'drawn';
export interface OnShow {
  giveaway: Giveaway;
  phase: Phase;
}

/** Of a show's giveaways the one its room is about: the open one, or the last one that was drawn. */
export function giveawayOnShow(all: readonly Giveaway[], now: number): OnShow | null {
  const open = all.find(({ state }) => state === 'open');
  if (open) return { giveaway: open, phase: now < (open.endsAt ?? 0) ? 'open' : 'drawing' };
  const [last] = all
    .filter(({ state }) => state === 'drawn')
    .toSorted((a, b) => (b.endsAt ?? 0) - (a.endsAt ?? 0));
  return last && now < (last.endsAt ?? 0) + WINNER_SEES_MS ? { giveaway: last, phase: 'drawn' } : null;
}

/** What was drawn a while ago is past, but for its winner. */
export const isPast = (
  { giveaway, phase }: OnShow,
  { now, isWon }: { now: number; isWon: boolean },
): boolean => phase === 'drawn' && !isWon && now >= (giveaway.endsAt ?? 0) + SHOWN_MS;

export const isWonBy = ({ winner }: Pick<Giveaway, 'winner'>, number: number | null): boolean =>
  winner !== null && winner.number === number;
