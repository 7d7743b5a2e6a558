import type { LotId } from '@souk/shared/ids.ts';
import type { Stop } from '@souk/shared/live/auctions/log.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { announceLots } from './auctions.facts.ts';
import { type HeldLot, holdLot } from './bids.repo.ts';
import { writeAbout } from './closing.service.ts';
import { putStopReason } from './lots.repo.ts';
import { lotHasSecretEnd, lotNotRunning } from './show-lot.failures.ts';
import { announceStop } from './telling-of-stops.service.ts';

// What a host, or the staff, does to a lot that runs. Each stands in its log, where everyone reads it.

/** Gives it more time. */
export async function lengthenLot(tx: Db, id: LotId, seconds: number): Promise<void> {
  const lot = await holdRunning(tx, id);
  if (lot.closesAt !== null) throw lotHasSecretEnd();
  await writeAbout(tx, [lot], (book) => book.lengthen(seconds, lot.now));
}

/** Closes it in favour of the leader, as if its time were over. */
export async function closeLotNow(tx: Db, id: LotId): Promise<void> {
  const lot = await holdRunning(tx, id);
  await writeAbout(tx, [lot], (book) => book.cutShort(lot.now, null));
  await announceLots(tx, 'lots.closed', { lotIds: [id] });
}

/** Ends it for nobody: the leader pays nothing. Who bid on it apart from a show may not be looking, and is told. */
export async function stopLot(tx: Db, id: LotId, stop: Stop): Promise<void> {
  const lot = await holdRunning(tx, id);
  await writeAbout(tx, [lot], (book) => book.cutShort(lot.now, stop));
  await putStopReason(tx, id, stop.reason);
  await announceLots(tx, 'lots.closed', { lotIds: [id] });
  if (lot.showId === null) await announceStop(tx, id);
}

/** One whose time ran out is over, closed already or not. */
async function holdRunning(tx: Db, id: LotId): Promise<HeldLot> {
  const lot = await holdLot(tx, id);
  if (!lot) throw notFound('lot');
  const end = lot.closesAt ?? lot.endsAt ?? 0;
  if (lot.state !== 'running' || lot.now > end) throw lotNotRunning();
  return lot;
}
