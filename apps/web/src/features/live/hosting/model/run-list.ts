import type { HostedLot } from '@souk/shared/live/hosting/schema.ts';

/** What comes, and what was, the latest first. */
export function runListOf(lots: readonly HostedLot[]): { next: HostedLot[]; done: HostedLot[] } {
  const inOrder = lots.toSorted((a, b) => a.number - b.number);
  return {
    next: inOrder.filter(({ state }) => state === 'queued'),
    done: inOrder.filter(({ state }) => state === 'sold' || state === 'passed').toReversed(),
  };
}

/** The same with one of them so many places on. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((one) => one !== id);
  const at = Math.min(Math.max(0, place), others.length);
  return [...others.slice(0, at), id, ...others.slice(at)];
}
