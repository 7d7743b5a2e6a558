import type { ShowId } from '@souk/shared/ids.ts';
import type { Replay } from '@souk/shared/live/replays/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { Ctx } from '../../../platform/session/actor.ts';
import { findShow, maySeeShow } from '../shows/index.ts';
import { findSecondLooks, findShownPictures } from '../video/index.ts';
import { wasDeleted } from './deleting.repo.ts';
import { findGaps, findLastSegment, findRecordedLines, findRecording } from './recordings.repo.ts';
import { presentLot, presentProducts, presentScreens, presentSecond, type Span } from './replay.presenter.ts';
import { findReplayLots } from './replay-lots.repo.ts';
import { findProductMoments } from './replay-products.repo.ts';
import { ownTrack } from './track.ts';

/** What is recorded of a show, for everyone who may see the show. */
export async function getReplay({ db, actor, clock }: Ctx, id: ShowId): Promise<Replay> {
  const show = await findShow(db, id);
  if (!show || !maySeeShow(actor, show)) throw notFound('show');
  const [recording, last, gaps, lots] = await Promise.all([
    findRecording(db, id),
    findLastSegment(db, ownTrack(id)),
    findGaps(db, id),
    findReplayLots(db, id),
  ]);
  if (recording?.deleting_since || (!recording && (await wasDeleted(db, id))))
    return { ...nothing, state: 'gone' };
  if (!recording || !last) return nothing;
  const seconds = last.starts + last.seconds;
  const span = { showId: id, startedAt: recording.started_at, seconds };
  const [moments, looks, shown] = await Promise.all([
    findProductMoments(db, id, span.startedAt),
    findSecondLooks(db, id),
    findShownPictures(db, id),
  ]);
  const lines = looks.length > 0 ? await findRecordedLines(db, id) : [];
  return {
    state: recording.ended_at ? 'ready' : 'live',
    playlist: `/api/shows/${id}/media/index.m3u8`,
    startedAt: recording.started_at.getTime(),
    ...{ seconds, gaps },
    lots: lots.flatMap((lot) => presentLot(lot, span)),
    products: presentProducts(moments, span),
    // One that goes on is said of what is not stored yet, too: who watches it gets that after a while.
    screens: presentScreens(shown, recording.ended_at ? span : asFarAs(span, clock.now())),
    second: presentSecond(looks, lines, span),
  };
}

const asFarAs = (span: Span, now: Date): Span => ({
  ...span,
  seconds: Math.max(span.seconds, (now.getTime() - span.startedAt.getTime()) / 1_000),
});

/** How viewers had the pictures between two seconds of a recording. */
export async function findPictures(
  db: Db,
  showId: ShowId,
  { from, to }: { from: number; to: number },
): Promise<Pick<Replay, 'screens' | 'second'>> {
  const [recording, looks, shown] = await Promise.all([
    findRecording(db, showId),
    findSecondLooks(db, showId),
    findShownPictures(db, showId),
  ]);
  if (!recording) return { screens: [], second: [] };
  const lines = looks.length > 0 ? await findRecordedLines(db, showId) : [];
  const span = { showId, startedAt: recording.started_at, seconds: to };
  const isWithin = (part: { to: number }) => part.to > from;
  return {
    screens: presentScreens(shown, span).filter(isWithin),
    second: presentSecond(looks, lines, span).filter(isWithin),
  };
}

const nothing: Replay = {
  ...{ state: 'none', playlist: null, startedAt: null, seconds: 0 },
  ...{ gaps: [], lots: [], products: [], screens: [], second: [] },
};
