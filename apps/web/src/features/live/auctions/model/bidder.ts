import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { OwnBid } from '@souk/shared/live/auctions/schema.ts';
import { takeBackMs, takenBackUntil } from '@souk/shared/live/auctions/taking-back.ts';
import type { Money } from '@souk/shared/money.ts';
import { isSelf, type Self } from './use-self.ts';

/** The viewer's standing in a lot. */
export type BidderState =
  | { kind: 'watching' }
  /** `maximum`: what they pay at most, where this tab knows it. */
  | { kind: 'leading'; maximum: Money | null }
  | { kind: 'outbid'; by: string | null; bid: Money };

/** What of a lot is shown: an answer to one's own bid may come before the room is told of it. */
export function afterOwnBid(lot: RoomLot, own: OwnBid | null, self: Self | null): RoomLot {
  const [id] = self?.ids ?? [];
  if (
    !own ||
    !self ||
    id === undefined ||
    lot.state !== 'running' ||
    own.answer.number <= (lot.told?.number ?? 0)
  )
    return lot;
  const { price, nextBid, bidCount, endsAt, reserve, leads } = own.answer.standing;
  const told = lot.told && { ...lot.told, leader: leads ? { id, handle: self.handle } : lot.told.leader };
  return { ...lot, told, price, nextBid, bidCount, endsAt, reserve };
}

export function bidderIn(lot: RoomLot, own: OwnBid | null, self: Self | null): BidderState {
  if (!self) return { kind: 'watching' };
  const leader = lot.told?.leader ?? null;
  if (isSelf(self, leader?.id)) {
    const maximum = own?.answer.standing.maximum ?? null;
    const counts = maximum !== null && maximum.amount > lot.price.amount;
    return { kind: 'leading', maximum: counts ? maximum : null };
  }
  if (!own) return { kind: 'watching' };
  return { kind: 'outbid', by: leader?.handle ?? null, bid: own.amount };
}

/** They bid since it was told last, from wherever, and do not lead. */
export const isTriedBy = (lot: RoomLot | null, self: Self | null): boolean =>
  lot?.told?.tried?.some((id) => isSelf(self, id)) ?? false;

/** How many milliseconds the bidder still has to take their bid back; 0 where they cannot. */
export function takeBackLeft(lot: RoomLot, own: OwnBid | null, self: Self | null, now: number): number {
  if (!own || lot.state !== 'running' || own.answer.effect === 'answered') return 0;
  if (!isSelf(self, lot.told?.leader?.id)) return 0;
  const last = lot.endsAt
    ? takenBackUntil(lot.told?.closing ?? { kind: 'reset' }, Date.parse(lot.endsAt))
    : Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(Date.parse(own.answer.receivedAt) + takeBackMs, last) - now);
}
