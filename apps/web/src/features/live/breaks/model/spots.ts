import { buyerOf, type RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { BreakView } from '@souk/shared/live/breaks/schema.ts';

/** Where a spot stands, as everyone in the room sees it. */
export interface SpotNow {
  number: number;
  state: 'free' | 'now' | 'sold' | 'unsold' | 'house' | 'off';
  lotId: string | null;
  by: { id: string; handle: string } | null;
  isYours: boolean;
  isPaid: boolean;
  /** What was drawn for it; null before that. */
  content: string | null;
}

/** The spots of a break by the lots they are sold as: of lots of the same thing the one that was put up last. */
export function spotsNow(
  { spots, contents }: Pick<BreakView, 'spots' | 'contents'>,
  lots: readonly RoomLot[],
  ownIds: readonly string[],
): SpotNow[] {
  return spots.map(({ productId, content, isHouse }, index) => {
    const lot = lots.findLast((one) => one.productId === productId) ?? null;
    const settlement = lot?.told?.settlement ?? null;
    const isSold = lot?.state === 'sold' && settlement !== 'unsold';
    const by = isSold && !isHouse ? lot.told && buyerOf(lot.told) : null;
    return {
      ...{ number: index + 1, lotId: lot?._id ?? null, by },
      state: isHouse ? 'house' : stateOf(lot, isSold),
      isYours: by !== null && ownIds.includes(by.id),
      isPaid: settlement === 'paid',
      content: content === null ? null : (contents[content - 1]?.name ?? null),
    };
  });
}

function stateOf(lot: RoomLot | null, isSold: boolean): SpotNow['state'] {
  if (!lot) return 'off';
  if (lot.state === 'queued') return 'free';
  if (lot.state === 'running') return 'now';
  return isSold ? 'sold' : 'unsold';
}

export const spotsLeft = (spots: readonly SpotNow[]): number =>
  spots.filter(({ state }) => state === 'free' || state === 'now').length;

/**
 * The break a room is about: of the lot under the hammer or next; else of the last one that was sold, which is waiting for
 * its draw or was just drawn.
 */
export function breakInHand(
  breaks: readonly BreakView[],
  lots: readonly RoomLot[],
  lot: Pick<RoomLot, 'productId' | 'state'> | null,
): BreakView | null {
  const of = (productId: string | undefined) =>
    breaks.find(({ spots }) => spots.some((spot) => spot.productId === productId)) ?? null;
  if (lot?.state === 'running') return of(lot.productId);
  const last = lots.filter(({ state }) => state === 'sold' || state === 'passed').at(-1);
  const before = of(last?.productId);
  return before && before.state !== 'cancelled' ? before : of(lot?.productId);
}
