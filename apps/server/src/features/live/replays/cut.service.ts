import { containerOf, VP8 } from '@souk/broadcast/recording/container.ts';
import { ifWhole, type Movie, readSegment, writeMovie } from '@souk/broadcast/recording/movie.ts';
import { readConfiguration } from '@souk/broadcast/recording/mp4-reader.ts';
import type { ShowId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { findRecording, findSegmentsBetween, type SegmentOfFormat } from './recordings.repo.ts';
import { initKey, segmentKey } from './storage-keys.ts';
import { ownTrack } from './track.ts';

/** A part of a recording, in milliseconds since 1970. */
export interface WantedCut {
  showId: ShowId;
  from: number;
  to: number;
  /** What it is about: where the picture changed its size or its sender, it shows what was seen then. */
  about: number;
}

/** What it is made of. */
export interface Cut {
  showId: ShowId;
  startedAt: number;
  segments: readonly SegmentOfFormat[];
  format: Pick<SegmentOfFormat, 'init_id' | 'codec' | 'width' | 'height'>;
  /** Seconds of the recording. */
  from: number;
  to: number;
}

/** Undefined when nothing was recorded of it, or not all of it yet. */
export async function findCut(db: Db, { showId, from, to, about }: WantedCut): Promise<Cut | undefined> {
  const recording = await findRecording(db, showId);
  if (!recording) return undefined;
  const startedAt = recording.started_at.getTime();
  const [begin, end, moment] = [from, to, about].map((at) => (at - startedAt) / 1_000) as [
    number,
    number,
    number,
  ];
  const { segments, last } = await findSegmentsBetween(db, showId, begin, end);
  if (recording.ended_at === null && last < end) return undefined;
  return cutOf({ showId, startedAt, from: begin, to: end }, segments, moment);
}

/** Between two seconds of a recording, as far as it is stored, with the picture of its middle. */
export async function findCutOf(
  db: Db,
  showId: ShowId,
  { from, to }: { from: number; to: number },
): Promise<Cut | undefined> {
  const recording = await findRecording(db, showId);
  if (!recording) return undefined;
  const { segments } = await findSegmentsBetween(db, showId, from, to);
  const startedAt = recording.started_at.getTime();
  return cutOf({ showId, startedAt, from, to }, segments, (from + to) / 2);
}

function cutOf(
  about: Pick<Cut, 'showId' | 'startedAt' | 'from' | 'to'>,
  segments: readonly SegmentOfFormat[],
  moment: number,
): Cut | undefined {
  const format = segments.findLast(({ starts }) => starts <= moment) ?? segments[0];
  if (!format) return undefined;
  const alike = segments.filter(
    ({ codec, width, height }) =>
      codec === format.codec && width === format.width && height === format.height,
  );
  return { ...about, segments: alike, format };
}

/** Without coding anything anew, from the key frame before its beginning. */
export async function makeCut(
  storage: Pick<Storage, 'read'>,
  { showId, segments, format, from, to }: Cut,
): Promise<Movie | undefined> {
  const track = ownTrack(showId);
  const inits = new Map<string, Buffer>();
  const { codec, width, height } = format;
  const written = codec.startsWith(VP8_IN_MP4) ? VP8 : codec;
  for (const id of new Set(segments.map(({ init_id }) => init_id))) {
    const bytes = await storage.read(initKey(track, id, codec));
    if (bytes) inits.set(id, bytes);
  }
  const init = inits.get(format.init_id);
  if (!init) return undefined;
  const alike = segments.filter(({ init_id }) => inits.get(init_id)?.equals(init));
  const contents = await Promise.all(
    alike.map(({ number }) => storage.read(segmentKey(track, number, codec))),
  );
  // What a full disk or a lost file left out is left out here too.
  const read = contents.flatMap((content) => (content && ifWhole(() => readSegment(content, codec))) ?? []);
  const configuration =
    containerOf(written) === 'mp4' ? ifWhole(() => readConfiguration(init)) : Buffer.alloc(0);
  if (!configuration) return undefined;
  return writeMovie(
    { codec: written, width, height, configuration },
    { pictures: read.flatMap(({ pictures }) => pictures), sounds: read.flatMap(({ sounds }) => sounds) },
    from,
    to,
  );
}

/** What was recorded so before WebM is cut out as the rest of VP8 is. */
const VP8_IN_MP4 = 'vp08';
