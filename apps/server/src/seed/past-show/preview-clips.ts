import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setImmediate as pause } from 'node:timers/promises';
import { readFootage } from '@souk/broadcast/playout/footage.ts';
import { writeMovie } from '@souk/broadcast/recording/movie.ts';
import { readConfiguration, readFragments } from '@souk/broadcast/recording/mp4-reader.ts';
import type { FileId } from '@souk/shared/ids.ts';
import { idOf } from '../../platform/ids.ts';
import type { JobCtx } from '../../platform/jobs/job.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { shops } from '../content/shops.ts';
import { showIdOf } from '../shows.ts';
import { drawnRecording } from './drawn-recording.ts';
import type { PastShow } from './past-show.ts';

const SECONDS = 10;
const EACH_LOT = 3;
/** Those that begin later have none yet, as with real hosts. */
const WITHIN_HOURS = 30;

/** Coming shows of the demo world whose cards play a clip of their host. */
export const previewedShows: readonly PastShow[] = shops.flatMap((shop) =>
  shop.shows
    .filter((content) => 'inHours' in content && !content.scene && content.inHours <= WITHIN_HOURS)
    .map(({ title }) => ({ id: showIdOf(shop, title), footage: shop.slug })),
);

export const previewIdOf = ({ id }: PastShow) => idOf<FileId>(`preview:${id}`);

/** The file first, then its row and the show at once: a process killed on the way does the same again. */
export async function putPreviewClip(
  { db, clock }: Pick<JobCtx, 'db' | 'clock'>,
  storage: Pick<Storage, 'put'>,
  show: PastShow,
): Promise<void> {
  const found = await db
    .selectFrom('shows')
    .select('host_id')
    .where('id', '=', show.id)
    .where('state', '=', 'scheduled')
    .where('clip_id', 'is', null)
    .executeTakeFirst();
  const lots = await db
    .selectFrom('lots')
    .select('product_id')
    .where('show_id', '=', show.id)
    .orderBy('id')
    .execute();
  if (!found) return;
  const bytes = await drawClip(
    show,
    lots.map(({ product_id }) => product_id),
  );
  const id = previewIdOf(show);
  const storage_key = `videos/${id}`;
  await storage.put(storage_key, bytes);
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const kept = { size: bytes.length, received: bytes.length, kept_size: bytes.length };
    const inserted = await tx
      .insertInto('files')
      .values({
        ...{
          ...kept,
          id,
          owner_id: found.host_id,
          purpose: 'show-clip',
          visibility: 'public',
          folder: 'videos',
        },
        ...{ name: 'preview.mp4', content_type: 'video/mp4', state: 'ready', refusal: null, storage_key },
        ...{ sha256: createHash('sha256').update(bytes).digest(), created_at: now, updated_at: now },
        expires_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    // A host who took it away does not get it back.
    if (inserted.numInsertedOrUpdatedRows !== 1n) return;
    await tx.updateTable('shows').set({ clip_id: id }).where('id', '=', show.id).execute();
  });
}

async function drawClip({ footage: name }: PastShow, lots: readonly string[]): Promise<Buffer> {
  const footage = readFootage(await readFile(new URL(`../on-air/footage/${name}.footage`, import.meta.url)));
  const programme = lots.slice(0, SECONDS / EACH_LOT).map((lot, n) => ({ second: n * EACH_LOT, lot }));
  const drawn = [];
  for (const segment of drawnRecording(footage, programme, SECONDS)) {
    drawn.push(segment);
    await pause();
  }
  const [first] = drawn;
  if (!first) throw new Error(`there is no footage of ${name}`);
  const read = drawn.map(({ bytes }) => readFragments(bytes));
  const movie = writeMovie(
    { ...first.format, configuration: readConfiguration(first.init) },
    { pictures: read.flatMap(({ pictures }) => pictures), sounds: read.flatMap(({ sounds }) => sounds) },
    0,
    SECONDS,
  );
  if (!movie) throw new Error(`the footage of ${name} has no picture`);
  return movie.bytes;
}
