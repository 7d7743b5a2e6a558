import { documentPath } from '@souk/live/paths.ts';
import type { LotId, UserId } from '@souk/shared/ids.ts';
import type { WaitingLotDocument } from '@souk/shared/live/auctions/schema.ts';
import type { PreBidSums } from '@souk/shared/live/hosting/schema.ts';
import { asBareSum } from '@souk/shared/money-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { writeLive } from '../../../platform/live/index.ts';
import { type HeldLot, holdLot } from './bids.repo.ts';
import { waitingPath } from './lot.live.ts';
import { findPreBidLots, findPreBidSums, hasPreBids } from './pre-bid.repo.ts';

/** Everyone sees how many there are and where it opens, and who leads the show no more than that. */
export async function tellOfPreBids(tx: Db, lot: HeldLot): Promise<void> {
  const { id, showId, now, currency, start } = lot;
  const known = (await findPreBidSums(tx, { lotId: id })).get(id);
  const sums: PreBidSums = known ?? { currency, count: 0, opensAt: asBareSum(start) };
  const waiting: WaitingLotDocument = { currency, preBids: sums.count, opensAt: sums.opensAt };
  const hosting = showId && documentPath(`rooms/${showId}/hosting/${id}`);
  await writeLive(
    tx,
    [
      ...(hosting ? [{ op: 'set' as const, path: hosting, data: { ...sums } }] : []),
      { op: 'set' as const, path: waitingPath(lot), data: { ...waiting } },
    ],
    new Date(now),
  );
}

/** The start of a lot that waits is another one: what was bid on it beforehand opens it elsewhere. */
export async function tellOfNewStart(tx: Db, id: LotId): Promise<void> {
  const lot = (await hasPreBids(tx, id)) ? await holdLot(tx, id) : undefined;
  if (lot) await tellOfPreBids(tx, lot);
}

/** Their bids count no more, or again: where those lots open now. Each in a transaction of its own, as bids lock them. */
export async function tellOfPreBidsOf(db: Db, userId: UserId): Promise<void> {
  for (const id of await findPreBidLots(db, userId))
    await db.transaction().execute((tx) => tellAgain(tx, id));
}

/** A seller changed whether this person may bid: where lots open that they bid on beforehand. */
export async function tellOfStandingOf(tx: Db, userId: UserId): Promise<void> {
  for (const id of await findPreBidLots(tx, userId)) await tellAgain(tx, id);
}

async function tellAgain(tx: Db, id: LotId): Promise<void> {
  const lot = await holdLot(tx, id);
  if (lot?.state === 'queued') await tellOfPreBids(tx, lot);
}
