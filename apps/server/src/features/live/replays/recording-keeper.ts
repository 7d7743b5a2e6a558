import { initFile, segmentFile } from '@souk/broadcast/recording/container.ts';
import { isWholeInit } from '@souk/broadcast/recording/movie.ts';
import type { SpooledSegment } from '@souk/broadcast/recording/spool.ts';
import type { ShowId } from '@souk/shared/ids.ts';
import type { Recorder } from '../../../platform/broadcast/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/logging/log.ts';
import { readRecordingRules } from '../../../platform/settings/settings.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { findShow, holdShow, openReplay } from '../shows/index.ts';
import { holdSeenLine } from '../video/index.ts';
import { wasDeleted } from './deleting.repo.ts';
import {
  findLastSegment,
  findLiveTracks,
  findRecording,
  findUnfinished,
  hasOwnPicture,
  hasSegment,
  holdRecording,
  insertSegment,
  putEnd,
} from './recordings.repo.ts';
import { repeat } from './repeat.ts';
import { forgetSegment, forgetSpool, spooledFile, spooledSegments, spooledTracks } from './spooled.ts';
import { initKey, segmentKey } from './storage-keys.ts';
import { readTrack, type Track, trackId, trackName } from './track.ts';

interface KeeperParts {
  db: Db;
  clock: Clock;
  storage: Storage;
  recorder: Recorder;
  log: Pick<Log, 'warn'>;
}

const LOOK_MS = 500;
/** Pictures of which something is stored at the same time. */
const STORED_AT_ONCE = 4;

/**
 * Has the relay record the shows that are live, and takes what it left in its folder into the store. The
 * folder is the queue: if either dies, its successor finds there what was written. Each is repeated by itself, so that
 * a store that says nothing keeps no show from being recorded.
 */
export function keepRecordings(parts: KeeperParts): AsyncDisposable {
  const { log } = parts;
  const open = new AsyncDisposableStack();
  open.use(
    repeat(LOOK_MS, () => recordLive(parts), {
      onFailure: (err) => log.warn({ err }, 'It could not be found out which shows are to be recorded'),
    }),
  );
  open.use(
    repeat(LOOK_MS, (stopping) => storeWaiting(parts, stopping), {
      onFailure: (err) => log.warn({ err }, 'What was recorded could not be stored, and waits'),
    }),
  );
  return open;
}

async function recordLive(parts: KeeperParts): Promise<void> {
  const { db, recorder } = parts;
  const recorded = await recorder.recorded();
  if (recorded) {
    const live = (await readRecordingRules(db)).keep === 'never' ? [] : await findLiveTracks(db);
    const wanted = new Set(live.map(trackName));
    for (const track of live) if (!recorded.includes(trackName(track))) await beginRecording(parts, track);
    await Promise.all(recorded.filter((name) => !wanted.has(name)).map((name) => recorder.end(name)));
  }
  // One that only does not answer may have more of any show.
  if (recorded || !recorder.isThere()) await finish(parts, recorded ?? []);
}

/** A show that is over and of which nothing more comes can be watched again. */
async function finish({ db, clock, recorder }: KeeperParts, recorded: readonly string[]): Promise<void> {
  for (const showId of await findUnfinished(db)) {
    if (recorded.some((name) => readTrack(name)?.showId === showId)) continue;
    const spooled = (await spooledTracks(recorder.spool)).filter((track) => track.showId === showId);
    const waiting = await Promise.all(spooled.map((track) => spooledSegments(recorder.spool, track)));
    if (waiting.some(({ length }) => length > 0)) continue;
    await db.transaction().execute((tx) => finishRecording(tx, showId, clock.now()));
    for (const track of spooled) await forgetSpool(recorder.spool, track);
  }
}

async function finishRecording(tx: Db, showId: ShowId, now: Date): Promise<void> {
  await holdShow(tx, showId);
  if ((await putEnd(tx, showId, now)) && (await hasOwnPicture(tx, showId))) await openReplay(tx, showId, now);
}

/** It goes on behind all that there is of it, stored or waiting; all pictures of a show have one second 0. */
async function beginRecording({ db, recorder }: KeeperParts, track: Track): Promise<void> {
  // First of all: what is taken out of the folder meanwhile is found among what is stored.
  const spooled = (await spooledSegments(recorder.spool, track)).at(-1);
  const [recording, stored] = await Promise.all([
    findRecording(db, track.showId),
    findLastSegment(db, track),
  ]);
  const ends = [
    ...(stored ? [{ number: stored.number, seconds: stored.starts + stored.seconds }] : []),
    ...(spooled ? [{ number: spooled.number, seconds: spooled.start + spooled.seconds }] : []),
  ];
  await recorder.begin(trackName(track), {
    number: Math.max(-1, ...ends.map(({ number }) => number)) + 1,
    seconds: Math.max(0, ...ends.map(({ seconds }) => seconds)),
    startedAt: recording?.started_at.getTime() ?? spooled?.startedAt ?? null,
  });
}

async function storeWaiting(parts: KeeperParts, stopping: AbortSignal): Promise<void> {
  const tracks = await spooledTracks(parts.recorder.spool);
  const failures: unknown[] = [];
  const storeNext = async () => {
    for (let track = tracks.shift(); track && !stopping.aborted; track = tracks.shift())
      await storeSpooled(parts, track, stopping).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: STORED_AT_ONCE }, storeNext));
  if (failures.length > 0) throw failures[0];
}

async function storeSpooled(parts: KeeperParts, track: Track, stopping: AbortSignal): Promise<void> {
  const { db, recorder } = parts;
  // What comes late of a recording that was deleted does not bring it back.
  if (!(await findShow(db, track.showId)) || (await wasDeleted(db, track.showId)))
    return await forgetSpool(recorder.spool, track);
  for (const segment of await spooledSegments(recorder.spool, track)) {
    if (stopping.aborted) return;
    await storeSegment(parts, track, segment);
    await forgetSegment(recorder.spool, track, segment);
  }
}

/** Files first: a row that is there names what is there. */
async function storeSegment({ db, storage, recorder }: KeeperParts, track: Track, segment: SpooledSegment) {
  const { number, init, start, seconds, bytes, isIndependent, startedAt } = segment;
  const { id, codec, width, height } = init;
  // Its row tells of the bytes that came first, from whichever relay.
  if (await hasSegment(db, track, number)) return;
  const keys = { init: initKey(track, id, codec), segment: segmentKey(track, number, codec) };
  const content = await spooledFile(recorder.spool, track, segmentFile(number, codec));
  // What a crash or a full disk cut off is left out.
  if (content?.length !== bytes) return;
  if ((await storage.size(keys.init)) === undefined) {
    const beginning = await spooledFile(recorder.spool, track, initFile(id, codec));
    if (!beginning || !isWholeInit(beginning, codec)) return;
    await storage.put(keys.init, beginning);
  }
  await storage.put(keys.segment, content);
  const of = { show_id: track.showId, track: trackId(track) };
  const isStored = await db.transaction().execute(async (tx) => {
    // When a co-host leaves the market, the record of their having been seen goes too.
    if (track.line !== null && !(await holdSeenLine(tx, track.showId, track.line))) return false;
    if (!(await holdRecording(tx, { show_id: track.showId, started_at: new Date(startedAt) }))) return false;
    await insertSegment(
      tx,
      { ...of, id, codec, width, height },
      { ...of, number, init_id: id, starts: start, seconds, bytes, independent: isIndependent },
    );
    return true;
  });
  if (isStored) return;
  await storage.delete(keys.segment);
  await storage.delete(keys.init);
}
