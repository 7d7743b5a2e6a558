import type { FlashSaleDocument } from '@souk/shared/live/flash-sales/schema.ts';

export interface FlashSale extends FlashSaleDocument {
  id: string;
}

/** That it is over is said for so long. */
const SHOWN_MS = 15_000;

export interface FlashOnShow {
  sale: FlashSale;
  /** Whether it can still be bought at its price; over for who looks, even before the room is told. */
  isRunning: boolean;
}

/** The sale its room is about: the one that runs, or the last one for a moment. */
export function flashOnShow(all: readonly FlashSale[], now: number): FlashOnShow | null {
  const running = all.find(({ state, endsAt }) => state === 'running' && now < endsAt);
  if (running) return { sale: running, isRunning: true };
  const [last] = all.toSorted((a, b) => b.endsAt - a.endsAt);
  return last && now < last.endsAt + SHOWN_MS ? { sale: last, isRunning: false } : null;
}
