import { documentPath } from '@souk/live/paths.ts';
import type { ShowId } from '@souk/shared/ids.ts';
import { mayBecome } from '@souk/shared/live/shows/lifecycle.ts';
import type { StageDocument } from '@souk/shared/live/shows/stage.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { writeLive } from '../../../platform/live/index.ts';
import { publish } from '../../../platform/outbox/outbox.ts';
import { lotRunning, shopNotOpen, showNotLive, showNotWaiting } from './show.failures.ts';
import type { ShowFacts } from './shows.facts.ts';
import { changeStage, findRunningLot, holdShow, putState, raiseVersion } from './stage.repo.ts';

/** From now on its lots can be started, and everyone who waits at its door is let in. */
export async function goLive(tx: Db, showId: ShowId, now = new Date()): Promise<void> {
  const show = await holdShow(tx, showId);
  if (!show) throw notFound('show');
  if (!mayBecome(show.state, 'live')) throw showNotWaiting();
  if (show.shopStatus !== 'open') throw shopNotOpen();
  await putState(tx, showId, { state: 'live', starts_at: now });
  await tellOfStage(tx, showId, now);
}

/** A show ends between two lots: nobody’s bid is cut off. What still waits stays on its list and is not sold. */
export async function endShow(tx: Db, showId: ShowId, now = new Date()): Promise<void> {
  const show = await holdShow(tx, showId);
  if (!show) throw notFound('show');
  // A replay ends too, but by its recording.
  if (show.state !== 'live') throw showNotLive();
  if (await findRunningLot(tx, showId)) throw lotRunning();
  await putState(tx, showId, { state: 'ended', ended_at: now });
  // What starts by itself, and what is pinned, is not there after a show.
  await changeStage(tx, showId, { next_lot_id: null, pinned_product_id: null });
  await tellOfStage(tx, showId, now);
  const ended: ShowFacts['show.ended'] = { showId };
  await publish(tx, 'show.ended', ended);
}

/** All that was recorded of it can be watched from now on. */
export async function openReplay(tx: Db, showId: ShowId, now: Date): Promise<void> {
  const show = await holdShow(tx, showId);
  if (!show || !mayBecome(show.state, 'replay')) return;
  await putState(tx, showId, { state: 'replay' });
  await tellOfStage(tx, showId, now);
}

/** Nobody sees its recording any more: it is over, and in no list. */
export async function closeReplay(tx: Db, showId: ShowId, now: Date): Promise<void> {
  const show = await holdShow(tx, showId);
  if (show?.state !== 'replay') return;
  await putState(tx, showId, { state: 'ended' });
  await tellOfStage(tx, showId, now);
}

/** To be called in the transaction that changed where a show stands, its run list or what is pinned, after the change. */
export async function tellOfStage(tx: Db, showId: ShowId, now = new Date()): Promise<void> {
  const stage = await raiseVersion(tx, showId);
  if (!stage) return;
  const data: StageDocument = stage;
  await writeLive(
    tx,
    [{ op: 'set', path: documentPath(`rooms/${showId}/state/stage`), data: { ...data } }],
    now,
  );
  const fact: ShowFacts['show.goes-on'] = { showId };
  if (stage.showState === 'live') await publish(tx, 'show.goes-on', fact);
}
