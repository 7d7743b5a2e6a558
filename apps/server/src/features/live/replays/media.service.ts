import { containerOf, contentTypeOf, VP8 } from '@souk/broadcast/recording/container.ts';
import type { EdgeSegment } from '@souk/broadcast/recording/live-window.ts';
import type { ShowId } from '@souk/shared/ids.ts';
import type { Recorder } from '../../../platform/broadcast/index.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { Ctx } from '../../../platform/session/actor.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { findShow, maySeeShow } from '../shows/index.ts';
import { readMediaName } from './media-name.ts';
import { type ListedSegment, SKIP_BEFORE_SECONDS, writePlaylist } from './playlist.ts';
import {
  findInitId,
  findLastSegment,
  findNumberAfter,
  findRecording,
  findSegments,
  isPublic,
  type StoredSegment,
} from './recordings.repo.ts';
import { initKey, segmentKey } from './storage-keys.ts';
import { type Track, trackName } from './track.ts';

export interface MediaDoors {
  storage: Storage;
  /** Has what is being recorded; another process of the market may be the one that does. */
  recorder: Recorder | undefined;
}

export interface AskedPlaylist {
  /** As soon as this segment is there, or this part of it. */
  number?: number | undefined;
  part?: number | undefined;
  /** Without what was asked for before. */
  skips: boolean;
}

interface SeenMedia {
  /** Others may keep it on the way. */
  isPublic: boolean;
  /** Nothing more comes: all of it is in the store. */
  isOver: boolean;
}

/** Who may see a show may see what was recorded of it. */
export async function seeMedia({ db, actor }: Ctx, id: ShowId): Promise<SeenMedia> {
  const show = await findShow(db, id);
  if (!show || !maySeeShow(actor, show)) throw notFound('show');
  const recording = await findRecording(db, id);
  if (recording?.deleting_since) throw notFound('recording');
  return {
    isPublic: show.shopStatus === 'open' && (await isPublic(db, id)),
    isOver: recording?.ended_at != null,
  };
}

/** Many ask for the same at the same time, and are answered together. */
const asked = new WeakMap<MediaDoors, Map<string, Promise<string>>>();

export function getPlaylist(db: Db, doors: MediaDoors, track: Track, wanted: AskedPlaylist): Promise<string> {
  const open = asked.get(doors) ?? new Map<string, Promise<string>>();
  asked.set(doors, open);
  const key = `${trackName(track)} ${wanted.number} ${wanted.part} ${wanted.skips}`;
  const found = open.get(key);
  if (found) return found;
  const making = makePlaylist(db, doors, track, wanted).finally(() => open.delete(key));
  open.set(key, making);
  return making;
}

async function makePlaylist(
  db: Db,
  { recorder }: MediaDoors,
  track: Track,
  { number, part, skips }: AskedPlaylist,
): Promise<string> {
  const recording = await findRecording(db, track.showId);
  const isOver = recording?.ended_at != null;
  const edge = isOver
    ? undefined
    : await recorder?.edge(
        trackName(track),
        number === undefined ? undefined : { number, part: part ?? LAST_PART },
      );
  const recent = edge?.segments ?? [];
  const from = skips && !isOver ? await firstToTell(db, track) : 0;
  const stored = await findSegments(db, track, from);
  const segments = together(stored, recent);
  const startedAt = recording?.started_at.getTime() ?? edge?.startedAt;
  if (segments.length === 0 || startedAt == null) throw notFound('recording');
  return writePlaylist({
    ...{ segments, startedAt, isOver, isLowLatency: recent.length > 0, goesOn: edge?.isOver === false },
    ...(from > 0 ? { knownBefore: segments[0]!.number } : {}),
  });
}

/** Of a segment, when no part is named: all of them. */
const LAST_PART = 1_000;

/** Segments that end more than six targets before the end are known to who asks again. */
async function firstToTell(db: Db, track: Track): Promise<number> {
  const last = await findLastSegment(db, track);
  return last ? await findNumberAfter(db, last, last.starts - SKIP_BEFORE_SECONDS) : 0;
}

/** What is stored, and behind it what is not stored yet. Parts are known of what was made just now. */
function together(stored: readonly StoredSegment[], recent: readonly EdgeSegment[]): ListedSegment[] {
  const made = new Map(recent.map((segment) => [segment.number, segment]));
  const last = stored.at(-1)?.number ?? -1;
  return [
    ...stored.map(({ number, init_id: init, codec, starts, seconds }) => ({
      ...{ number, init, codec, starts, seconds, isDone: true },
      parts: made.get(number)?.parts,
    })),
    ...recent
      .filter(({ number, parts }) => number > last && parts.length > 0)
      .map(({ start, ...segment }) => ({ ...segment, starts: start })),
  ];
}

interface Media {
  bytes: Buffer;
  contentType: string;
  /** Whether its address never means anything else. */
  isFixed: boolean;
}

/** A file of a recording: from the recorder as long as it has it, then from the store; of one that is over from the store. */
export async function openMedia(
  db: Db,
  { storage, recorder }: MediaDoors,
  track: Track,
  name: string,
  { isOver }: Pick<SeenMedia, 'isOver'>,
): Promise<Media | undefined> {
  const wanted = readMediaName(name);
  if (!wanted) return undefined;
  const codec = wanted.ending === 'webm' ? VP8 : 'avc1';
  const contentType = contentTypeOf(containerOf(codec));
  const recorded = (path: string) => recorder?.bytes(trackName(track), path);
  // A relay that does not answer keeps nobody from what is stored.
  const either = async (path: string, stored: () => Promise<Buffer | undefined>) =>
    isOver ? ((await stored()) ?? (await recorded(path))) : ((await recorded(path)) ?? (await stored()));
  if (wanted.kind === 'init') {
    const key = initKey(track, wanted.id, codec);
    const bytes = await either(`inits/${wanted.id}`, () => storage.read(key));
    return bytes && { bytes, contentType, isFixed: true };
  }
  const { number, run, part } = wanted;
  const ofRun = run === undefined ? '' : `?run=${run}`;
  if (part !== undefined) {
    const bytes = await recorded(`parts/${number}/${part}${ofRun}`);
    return bytes && { bytes, contentType, isFixed: false };
  }
  const isStored = async () => run === undefined || (await findInitId(db, track, number))?.startsWith(run);
  const bytes = await either(`segments/${number}${ofRun}`, async () =>
    (await isStored()) ? await storage.read(segmentKey(track, number, codec)) : undefined,
  );
  return bytes && { bytes, contentType, isFixed: run !== undefined };
}
