import type { SpooledSegment } from '@souk/broadcast/recording/spool.ts';
import type { ShowId } from '@souk/shared/ids.ts';
import type { Recorder } from '../../../platform/broadcast/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/logging/log.ts';
import { readRecordingRules } from '../../../platform/settings/settings.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { findShow } from '../shows/index.ts';
import {
  findLastSegment,
  findLiveShowIds,
  findRecording,
  findUnfinished,
  insertSegment,
  putEnd,
} from './recordings.repo.ts';
import { forgetSegment, forgetSpool, spooledFile, spooledSegments, spooledShows } from './spooled.ts';
import { initKey, segmentKey } from './storage-keys.ts';

interface KeeperParts {
  db: Db;
  clock: Clock;
  storage: Storage;
  recorder: Recorder;
  log: Pick<Log, 'warn'>;
}

const LOOK_MS = 500;

/**
 * Has the relay record the shows that are live, and takes what it left in its folder into the store. The folder is the
 * queue: whoever of the two dies, what was written is found there by the next one.
 */
export function keepRecordings(parts: KeeperParts): AsyncDisposable {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let failed = '';

  async function look(): Promise<void> {
    try {
      await keep(parts);
      failed = '';
    } catch (err) {
      // Once, and again when something else is wrong.
      const how = String(err);
      if (how !== failed && !isStopped)
        parts.log.warn({ err }, 'What was recorded could not be stored, and waits');
      failed = how;
    }
    if (isStopped) return;
    timer = setTimeout(next, LOOK_MS);
    timer.unref();
  }

  function next(): void {
    looking = look();
  }

  next();
  return {
    async [Symbol.asyncDispose]() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

async function keep(parts: KeeperParts): Promise<void> {
  const { db, clock, recorder } = parts;
  // Asked before what waits is stored: afterwards nothing more comes of a show that was not among them.
  const recorded = await recorder.recorded();
  const failures: unknown[] = [];
  for (const show of await spooledShows(recorder.spool)) {
    await storeSpooled(parts, show).catch((error: unknown) => failures.push(error));
  }
  const live = (await readRecordingRules(db)).keep === 'never' ? [] : await findLiveShowIds(db);
  if (recorded) {
    for (const show of live) if (!recorded.includes(show)) await beginRecording(parts, show);
    for (const show of recorded) if (!live.includes(show as ShowId)) await recorder.end(show);
  }
  for (const show of await findUnfinished(db)) {
    if (recorded?.includes(show)) continue;
    if ((await spooledSegments(recorder.spool, show)).length > 0) continue;
    await putEnd(db, show, clock.now());
    await forgetSpool(recorder.spool, show);
  }
  if (failures.length > 0) throw failures[0];
}

/** It goes on behind all that there is of it, stored or waiting. */
async function beginRecording({ db, recorder }: KeeperParts, show: ShowId): Promise<void> {
  const [recording, stored, waiting] = await Promise.all([
    findRecording(db, show),
    findLastSegment(db, show),
    spooledSegments(recorder.spool, show),
  ]);
  const spooled = waiting.at(-1);
  const ends = [
    ...(stored ? [{ number: stored.number, seconds: stored.starts + stored.seconds }] : []),
    ...(spooled ? [{ number: spooled.number, seconds: spooled.start + spooled.seconds }] : []),
  ];
  await recorder.begin(show, {
    number: Math.max(-1, ...ends.map(({ number }) => number)) + 1,
    seconds: Math.max(0, ...ends.map(({ seconds }) => seconds)),
    startedAt: recording?.started_at.getTime() ?? spooled?.startedAt ?? null,
  });
}

async function storeSpooled(parts: KeeperParts, show: ShowId): Promise<void> {
  const { db, recorder } = parts;
  if (!(await findShow(db, show))) return await forgetSpool(recorder.spool, show);
  for (const segment of await spooledSegments(recorder.spool, show)) {
    await storeSegment(parts, show, segment);
    await forgetSegment(recorder.spool, show, segment.number);
  }
}

/** Files first: a row that is there names what is there. */
async function storeSegment({ db, storage, recorder }: KeeperParts, show: ShowId, segment: SpooledSegment) {
  const { number, init, start, seconds, bytes, isIndependent, startedAt } = segment;
  const content = await spooledFile(recorder.spool, show, `${number}.m4s`);
  if (!content) return;
  if ((await storage.size(initKey(show, init.id))) === undefined) {
    const beginning = await spooledFile(recorder.spool, show, `${init.id}.mp4`);
    if (!beginning) return;
    await storage.put(initKey(show, init.id), beginning);
  }
  await storage.put(segmentKey(show, number), content);
  const { id, codec, width, height } = init;
  await db
    .transaction()
    .execute((tx) =>
      insertSegment(
        tx,
        { show_id: show, started_at: new Date(startedAt) },
        { show_id: show, id, codec, width, height },
        { show_id: show, number, init_id: id, starts: start, seconds, bytes, independent: isIndependent },
      ),
    );
}
