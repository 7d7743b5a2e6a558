import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { OwnCoHosting } from '@souk/shared/live/co-hosts/schema.ts';

/** A lot of one’s own that ran, with the pieces there are to sell. */
export type OverLot = RoomLot & { available: number };

/** A co-host’s lots that ran, the latest first: those that may be theirs to decide about, and the others. */
export function ownOver(
  over: OwnCoHosting['over'],
  lots: readonly RoomLot[],
): { unpaid: OverLot[]; done: OverLot[] } {
  const own = over.flatMap(({ _id, available }) => {
    const lot = lots.find((one) => one._id === _id);
    return lot ? [{ ...lot, available }] : [];
  });
  const isUnpaid = ({ told }: RoomLot) =>
    told?.settlement === 'failed' || told?.settlement === 'second-chance';
  return { unpaid: own.filter(isUnpaid), done: own.filter((lot) => !isUnpaid(lot)) };
}
