import type { LotId, ShowId } from '@souk/shared/ids.ts';
import { problemOfShowTerms, type ShowLotTerms } from '@souk/shared/live/auctions/lot-terms.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import {
  changeStage,
  findRunningLot,
  finishTalks,
  holdShow,
  lotRunning,
  showNotLive,
  tellOfStage,
} from '../shows/index.ts';
import { beginLots } from './begin-lots.service.ts';
import { type HeldLot, holdLot } from './bids.repo.ts';
import { takePiece } from './lot-piece.service.ts';
import { findShowOf, findWaiting, putOrder } from './lots.repo.ts';
import { lotNotWaiting, wrongTerms } from './show-lot.failures.ts';
import { findLotTerms, putLotTerms } from './terms.repo.ts';

/**
 * Begins a lot of a show that is live, by the terms it has or by these. A show has one lot running, and the show is
 * locked first, so that of two starts one is refused, and a show that ends has none. A break is over with it.
 */
export async function startShowLot(
  tx: Db,
  lotId: LotId,
  terms: Partial<ShowLotTerms> = {},
): Promise<HeldLot> {
  const showId = await findShowOf(tx, lotId);
  const show = showId && (await holdShow(tx, showId));
  if (!show) throw notFound('lot');
  if (show.state !== 'live') throw showNotLive();
  if (await findRunningLot(tx, show.id)) throw lotRunning();
  await putLotTerms(tx, lotId, terms);
  await bringForward(tx, show.id, lotId);
  const lot = await holdLot(tx, lotId);
  if (lot?.state !== 'queued') throw lotNotWaiting();
  const stands = await findLotTerms(tx, lotId);
  const problem = stands && problemOfShowTerms(stands);
  if (problem) throw wrongTerms(problem);
  await takePiece(tx, lot);
  const [started = lot] = await beginLots(tx, [lot]);
  const now = new Date(lot.now);
  await changeStage(tx, show.id, { next_lot_id: null });
  await finishTalks(tx, show.id, now);
  await tellOfStage(tx, show.id, now);
  return started;
}

/** Lots are numbered in the order in which they begin. The show is locked. */
export async function bringForward(tx: Db, showId: ShowId, lotId: LotId): Promise<void> {
  const waiting = await findWaiting(tx, showId);
  if (waiting[0] === lotId || !waiting.includes(lotId)) return;
  await putOrder(tx, showId, [lotId, ...waiting.filter((id) => id !== lotId)]);
}
