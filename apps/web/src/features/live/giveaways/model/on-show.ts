import type { GiveawayDocument } from '@souk/shared/live/giveaways/schema.ts';

export interface Giveaway extends GiveawayDocument {
  id: string;
}

/** Who won is shown for this long; the winner sees it until they close it, or for this long. */
const SHOWN_MS = 20_000;
const WINNER_SEES_MS = 600_000;

export type Phase = 'open' | 'drawing' | 'drawn' | 'cancelled';
export interface OnShow {
  giveaway: Giveaway;
  phase: Phase;
}

/** When it was drawn, or called off. */
const overAt = ({ cancelledAt, endsAt }: Giveaway): number => cancelledAt ?? endsAt ?? 0;

/** Of a show's giveaways the one its room is about: the open one, or the last one that is over. */
export function giveawayOnShow(all: readonly Giveaway[], now: number): OnShow | null {
  const open = all.find(({ state }) => state === 'open');
  if (open) return { giveaway: open, phase: now < (open.endsAt ?? 0) ? 'open' : 'drawing' };
  const [last] = all
    .filter(({ state }) => state === 'drawn' || state === 'cancelled')
    .toSorted((a, b) => overAt(b) - overAt(a));
  if (!last || now >= overAt(last) + WINNER_SEES_MS) return null;
  return { giveaway: last, phase: last.state === 'cancelled' ? 'cancelled' : 'drawn' };
}

export const isOver = (phase: Phase): boolean => phase === 'drawn' || phase === 'cancelled';

/** What is over for a while is past, but for its winner. */
export const isPast = (
  { giveaway, phase }: OnShow,
  { now, isWon }: { now: number; isWon: boolean },
): boolean => isOver(phase) && !isWon && now >= overAt(giveaway) + SHOWN_MS;

export const isWonBy = ({ winner }: Pick<Giveaway, 'winner'>, number: number | null): boolean =>
  winner !== null && winner.number === number;
