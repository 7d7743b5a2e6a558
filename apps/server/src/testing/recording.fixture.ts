import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { containerOf } from '@souk/broadcast/recording/container.ts';
import { type Sample, writeFragment } from '@souk/broadcast/recording/mp4-fragment.ts';
import { VIDEO_CLOCK, writeInit } from '@souk/broadcast/recording/mp4-init.ts';
import { OPUS_CLOCK } from '@souk/broadcast/recording/opus.ts';
import { writeCluster } from '@souk/broadcast/recording/webm-cluster.ts';
import { writeWebmInit } from '@souk/broadcast/recording/webm-init.ts';
import type { ShowId } from '@souk/shared/ids.ts';
import { initKey, segmentKey } from '../features/live/replays/storage-keys.ts';
import { ownTrack, type Track, trackId, trackName } from '../features/live/replays/track.ts';
import { openBroadcast } from '../platform/broadcast/index.ts';
import { insertAll } from '../platform/db/insert-all.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import type { TestApp } from './build-test-app.ts';

const SECONDS = 2;

interface RecordingInput {
  startedAt: Date;
  seconds: number;
  /** Seconds of which nothing is there. */
  gap?: { from: number; to: number };
  isOver?: boolean;
  /** Of the second picture, beside a recording that is there. */
  line?: string;
  codec?: 'avc1.42c01f' | 'vp8' | 'vp08.00.10.08';
}

/** What a recorder leaves of a show: segments of 2 s that begin with a key frame, of pictures nobody could look at. */
export async function buildRecording(
  app: TestApp,
  show: ShowId,
  { startedAt, seconds, gap, isOver = true, line, codec = 'avc1.42c01f' }: RecordingInput,
) {
  const storage = openStorage(app.config);
  const track = { ...ownTrack(show), ...(line === undefined ? {} : { line }) };
  const of = { show_id: show, track: trackId(track) };
  const configuration = Buffer.from('0142c01fffe100086742c01fda0280bf01000468ce3c80', 'hex');
  const format = { codec, width: 640, height: 360 };
  const isWebm = containerOf(codec) === 'webm';
  const init = randomUUID();
  const beginning = isWebm ? writeWebmInit(format) : writeInit({ ...format, configuration });
  await storage.put(initKey(track, init, codec), beginning);
  const ended_at = isOver ? new Date(startedAt.getTime() + seconds * 1_000) : null;
  if (line === undefined)
    await insertAll(app.db, 'recordings', [{ show_id: show, started_at: startedAt, ended_at }]);
  await insertAll(app.db, 'recording_inits', [{ id: init, ...of, ...format }]);
  const numbers = Array.from({ length: seconds / SECONDS }, (_, n) => n).filter(
    (n) => !gap || n * SECONDS < gap.from || n * SECONDS >= gap.to,
  );
  for (const number of numbers) {
    const content = segment(number * SECONDS, isWebm ? writeCluster : (...of) => writeFragment(1, ...of));
    await storage.put(segmentKey(track, number, codec), content);
    await insertAll(app.db, 'recording_segments', [
      {
        ...{ ...of, number, init_id: init, starts: number * SECONDS, seconds: SECONDS },
        ...{ bytes: content.length, independent: true },
      },
    ]);
  }
  return {
    storage,
    files: numbers.map((number) => segmentKey(track, number, codec)).concat(initKey(track, init, codec)),
  };
}

/** A market's relay that has stopped, with segment 40 of a track in its folder, which nobody has taken yet. */
export async function leaveSpooled(app: TestApp, track: Track) {
  const { config, db, secrets, log } = app;
  const { recorder } = openBroadcast({ config, db, secrets, log: log.log });
  if (!recorder) throw new Error('there is no recorder');
  const folder = join(recorder.spool, trackName(track));
  const init = { id: randomUUID(), codec: 'vp08', width: 640, height: 360 };
  const late = { number: 40, startedAt: 0, start: 80, seconds: 2, bytes: 4, isIndependent: true, init };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${init.id}.mp4`), 'init');
  await writeFile(join(folder, '40.m4s'), 'late');
  await writeFile(join(folder, '40.json'), JSON.stringify(late));
  return { recorder, folder, key: segmentKey(track, 40, 'avc1') };
}

function segment(from: number, write: typeof writeCluster): Buffer {
  const pictures = Array.from({ length: SECONDS * 25 }, (_, n): Sample => {
    const tick = from * VIDEO_CLOCK + n * 3_600;
    return { tick, duration: 3_600, bytes: Buffer.alloc(60, n), isKey: n === 0 };
  });
  const sounds = Array.from({ length: SECONDS * 50 }, (_, n): Sample => {
    const tick = from * OPUS_CLOCK + n * 960;
    return { tick, duration: 960, bytes: Buffer.from([0xfc, n]), isKey: true };
  });
  return write(pictures, sounds);
}
