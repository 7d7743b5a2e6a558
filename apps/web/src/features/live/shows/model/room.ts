import type { Show } from '@souk/shared/live/shows/schema.ts';
import type { ShowLot, ShowState } from '@souk/shared/market/showcase/show-card.ts';

export type RoomPhase = 'before' | 'live' | 'over' | 'cancelled';

const phases: Record<ShowState, RoomPhase> = {
  scheduled: 'before',
  rehearsal: 'before',
  live: 'live',
  ended: 'over',
  replay: 'over',
  cancelled: 'cancelled',
};

export function phaseOf({ state }: Pick<Show, 'state'>): RoomPhase {
  return phases[state];
}

export type LotShelf = 'next' | 'sold' | 'left';

/** The run list in three shelves: what comes, what found someone, what is still here. */
export function shelves<Lot extends ShowLot>(lots: readonly Lot[]): Record<LotShelf, Lot[]> {
  const inOrder = [...lots].sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
  return {
    next: inOrder.filter(({ state }) => state === 'queued'),
    sold: inOrder.filter(({ state }) => state === 'sold'),
    left: inOrder.filter(({ state }) => state === 'passed'),
  };
}

export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

export function timeUntil(startsAt: string, now: number): TimeLeft | null {
  const left = Math.ceil((Date.parse(startsAt) - now) / 1000);
  if (left <= 0) return null;
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
