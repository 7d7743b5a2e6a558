import type { LotId } from '@souk/shared/ids.ts';
import { lotRow, type NewLot } from '../features/live/auctions/lot.builder.ts';
import { idOf } from '../platform/ids.ts';
import type { Anchor } from './anchor.ts';
import { closingColumns } from './closings.ts';
import type { DemoPerson } from './people.ts';
import type { DemoProduct } from './products.ts';
import { chanceOf } from './random.ts';

/** The auction of a product that stands alone, not in a show. */
export function standingLot(
  { product, listed, ownerId }: DemoProduct,
  bidders: readonly DemoPerson[],
  anchor: Anchor,
): NewLot[] {
  const { auction, price } = listed.good;
  if (!auction) return [];
  const chance = chanceOf(`auction:${product.id}`);
  const ends = anchor.minutes(auction.minutesLeft).getTime() - chance.between(0, 40) * 1000;
  const duration = lengthOf(auction.minutesLeft);
  const id = idOf<LotId>(`lot:${product.id}`);
  return [
    lotRow({
      id,
      ...closingColumns(id, auction.closing),
      product_id: product.id,
      state: 'running',
      start_amount: auction.start * 100,
      price_amount: price * 100,
      reserve_amount: auction.reserve ? auction.reserve * 100 : null,
      bid_count: auction.bids,
      leader_id: chance.pick(bidders.filter((person) => person.id !== ownerId)).id,
      duration_seconds: duration,
      starts_at: new Date(ends - duration * 1000),
      ends_at: new Date(ends),
    }),
  ];
}

/** In seconds: two hours for what ends within the hour, else a day or three. */
function lengthOf(minutesLeft: number): number {
  const hour = 3600;
  return minutesLeft < 60 ? 2 * hour : minutesLeft < 1440 ? 24 * hour : 72 * hour;
}
