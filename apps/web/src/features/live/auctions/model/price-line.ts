import type { LotLog } from '@souk/shared/live/auctions/log.ts';

/** Where the price stood, from 0 to 1 in time and in height. */
export interface PriceLine {
  points: ReadonlyArray<{ x: number; y: number }>;
  /** Prices at the foot, the middle and the top. */
  low: number;
  high: number;
  seconds: number;
  /** When the price came to the reserve. */
  reserve: { x: number; y: number; at: string } | null;
}

// More would only lie over each other.
const MOST_POINTS = 240;

/** The price over time; null before anybody bid. */
export function priceLine({ entries, terms }: Pick<LotLog, 'entries' | 'terms'>): PriceLine | null {
  const bids = entries.filter(({ leader }) => leader !== null);
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last || bids.length === 0) return null;
  const low = terms.start;
  const high = Math.max(low + 1, ...bids.map(({ price }) => price));
  const from = Date.parse(bids[0]?.at ?? first.at);
  const span = Math.max(1, Date.parse(last.at) - from);
  const place = ({ at, price }: { at: string; price: number }) => ({
    x: Math.max(0, (Date.parse(at) - from) / span),
    y: (price - low) / (high - low),
  });
  const every = Math.ceil(bids.length / MOST_POINTS);
  const kept = bids.filter((_, index) => index % every === 0 || index === bids.length - 1);
  const reserve = terms.reserve?.amount ?? null;
  const met = reserve === null ? undefined : bids.find(({ price }) => price >= reserve);
  return {
    points: [...kept.map(place), { x: 1, y: place(bids.at(-1) ?? first).y }],
    ...{ low, high, seconds: Math.round(span / 1_000) },
    reserve: met ? { ...place(met), at: met.at } : null,
  };
}
