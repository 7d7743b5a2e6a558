import { readFile } from 'node:fs/promises';
import { setImmediate as pause } from 'node:timers/promises';
import { type Footage, readFootage } from '@souk/broadcast/playout/footage.ts';
import { documentPath } from '@souk/live/paths.ts';
import { initKey, segmentKey } from '../../features/live/replays/storage-keys.ts';
import { ownTrack } from '../../features/live/replays/track.ts';
import type { NewRow } from '../../platform/db/insert-all.ts';
import { insertAll } from '../../platform/db/insert-all.ts';
import { idOf } from '../../platform/ids.ts';
import type { Job, JobCtx } from '../../platform/jobs/job.ts';
import { writeLive } from '../../platform/live/index.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { drawnRecording } from './drawn-recording.ts';
import { putPastClips } from './past-clips.ts';
import { findPastHost, findPastLots, type PastLot, recordingPastShow } from './past-show.repo.ts';
import { type PastShow, recordedShows } from './past-show.ts';
import { previewedShows, putPreviewClip } from './preview-clips.ts';
import { saidThen } from './said-then.ts';

export const recordingPastShows = (storage: Pick<Storage, 'put'>): Job => ({
  ...recordingPastShow,
  async run(ctx) {
    for (const show of recordedShows) await recordPastShow(ctx, storage, show);
    for (const show of previewedShows) await putPreviewClip(ctx, storage, show);
  },
});

/** Before the first lot, and after the last. */
const BEFORE_SECONDS = 6;
const AFTER_SECONDS = 10;

/** Files first; rows, chat and clips at once. A process killed on the way writes the same again. */
async function recordPastShow(
  { db, clock }: JobCtx,
  storage: Pick<Storage, 'put'>,
  show: PastShow,
): Promise<void> {
  const [host, lots] = await Promise.all([findPastHost(db, show.id), findPastLots(db, show.id)]);
  const [first, last] = [lots[0], lots.at(-1)];
  if (!host || host.isRecorded || !first || !last) return;
  const startedAt = new Date(first.startsAt.getTime() - BEFORE_SECONDS * 1_000);
  const placeOf = (moment: Date) => (moment.getTime() - startedAt.getTime()) / 1_000;
  const footage = readFootage(
    await readFile(new URL(`../on-air/footage/${show.footage}.footage`, import.meta.url)),
  );
  const seconds = placeOf(last.closedAt) + AFTER_SECONDS;
  const { init, segments } = await store(storage, show, footage, { lots, placeOf, seconds });
  await db.transaction().execute(async (tx) => {
    const inserted = await tx
      .insertInto('recordings')
      .values({
        ...{ show_id: show.id, started_at: startedAt },
        ended_at: new Date(startedAt.getTime() + seconds * 1_000),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows !== 1n) return;
    await insertAll(tx, 'recording_inits', [init]);
    await insertAll(tx, 'recording_segments', segments);
    const said = saidThen(lots, host);
    await writeLive(
      tx,
      said.map((message) => ({
        op: 'set' as const,
        path: documentPath(
          `rooms/${show.id}/messages/${idOf(`said:${show.id}:${message.by}:${message.at}`)}`,
        ),
        data: { ...message },
      })),
      clock.now(),
    );
    await putPastClips(tx, { showId: show.id, lots, placeOf, now: clock.now() });
  });
}

interface Programme {
  lots: readonly PastLot[];
  placeOf: (moment: Date) => number;
  seconds: number;
}

/** A segment after the other, so that nobody has to wait for all of it. */
async function store(
  storage: Pick<Storage, 'put'>,
  { id: showId }: PastShow,
  footage: Footage,
  { lots, placeOf, seconds }: Programme,
): Promise<{ init: NewRow<'recording_inits'>; segments: NewRow<'recording_segments'>[] }> {
  const initId = idOf<string>(`init:${showId}`);
  const programme = lots.map(({ productId, startsAt }) => ({ second: placeOf(startsAt), lot: productId }));
  const segments: NewRow<'recording_segments'>[] = [];
  const track = ownTrack(showId);
  let init: NewRow<'recording_inits'> | undefined;
  for (const drawn of drawnRecording(footage, programme, seconds)) {
    const { format, starts, seconds: length, bytes, isIndependent } = drawn;
    const { codec, width, height } = format;
    if (!init) {
      init = { id: initId, show_id: showId, track: showId, codec, width, height };
      await storage.put(initKey(track, initId, codec), drawn.init);
    }
    const number = segments.length;
    await storage.put(segmentKey(track, number, codec), bytes);
    segments.push({
      ...{ show_id: showId, track: showId, number, init_id: initId, starts, seconds: length },
      ...{ bytes: bytes.length, independent: isIndependent },
    });
    await pause();
  }
  if (!init) throw new Error(`there is no footage of ${showId}`);
  return { init, segments };
}
