import type { ShowId } from '@souk/shared/ids.ts';
import type { Replay } from '@souk/shared/live/replays/schema.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { Ctx } from '../../../platform/session/actor.ts';
import { findShow, maySeeShow } from '../shows/index.ts';
import { wasDeleted } from './deleting.repo.ts';
import { findGaps, findLastSegment, findRecording, type RecordingRow } from './recordings.repo.ts';
import { findReplayLots, type ReplayLotRow } from './replay-lots.repo.ts';

/** What is recorded of a show, for everyone who may see the show. */
export async function getReplay({ db, actor }: Ctx, id: ShowId): Promise<Replay> {
  const show = await findShow(db, id);
  if (!show || !maySeeShow(actor, show)) throw notFound('show');
  const [recording, last, gaps, lots] = await Promise.all([
    findRecording(db, id),
    findLastSegment(db, id),
    findGaps(db, id),
    findReplayLots(db, id),
  ]);
  if (recording?.deleting_since || (!recording && (await wasDeleted(db, id))))
    return { ...nothing, state: 'gone' };
  if (!recording || !last) return nothing;
  const seconds = last.starts + last.seconds;
  return {
    state: recording.ended_at ? 'ready' : 'live',
    playlist: `/api/shows/${id}/media/index.m3u8`,
    startedAt: recording.started_at.getTime(),
    ...{ seconds, gaps },
    lots: lots.flatMap((lot) => presentLot(lot, recording, seconds)),
  };
}

const nothing: Replay = { state: 'none', playlist: null, startedAt: null, seconds: 0, gaps: [], lots: [] };

/** One that was over before the first picture is not in it. */
function presentLot(lot: ReplayLotRow, { started_at }: RecordingRow, seconds: number): Replay['lots'] {
  const placeOf = (moment: Date) => (moment.getTime() - started_at.getTime()) / 1_000;
  const endsAt = lot.closedAt && placeOf(lot.closedAt);
  if (endsAt !== null && endsAt <= 0) return [];
  const startsAt = Math.max(0, placeOf(lot.startsAt));
  if (startsAt >= seconds) return [];
  const { lotId, title, image, state, price, currency, productId } = lot;
  return [{ lotId, title, image, startsAt, endsAt, state, price: { amount: price, currency }, productId }];
}
