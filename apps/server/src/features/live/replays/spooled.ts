import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { segmentFile } from '@souk/broadcast/recording/container.ts';
import type { SpooledSegment } from '@souk/broadcast/recording/spool.ts';
import { z } from 'zod';
import { readTrack, type Track, trackName } from './track.ts';

/** What the relay writes beside a segment, as it may be found after a crash or a full disk. */
const spooledSegment = z.object({
  number: z.int().min(0),
  startedAt: z.number(),
  start: z.number().min(0),
  seconds: z.number().positive(),
  bytes: z.int().positive(),
  isIndependent: z.boolean(),
  init: z.object({ id: z.uuid(), codec: z.string(), width: z.int(), height: z.int() }),
}) satisfies z.ZodType<SpooledSegment>;

/** The pictures of which segments wait, or have waited. */
export async function spooledTracks(spool: string): Promise<Track[]> {
  const entries = await unlessGone(readdir(spool, { withFileTypes: true }), []);
  return entries.flatMap((entry) => {
    const track = readTrack(entry.name);
    return entry.isDirectory() && track ? [track] : [];
  });
}

/** The segments that wait, in their order. */
export async function spooledSegments(spool: string, track: Track): Promise<SpooledSegment[]> {
  const folder = join(spool, trackName(track));
  const names = await unlessGone(readdir(folder), []);
  const numbers = names.flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? []).map(Number);
  const found: SpooledSegment[] = [];
  for (const number of numbers.sort((one, other) => one - other)) {
    const text = await unlessGone(readFile(join(folder, `${number}.json`), 'utf8'), '');
    const read = spooledSegment.safeParse(jsonOf(text));
    if (read.success) found.push(read.data);
  }
  return found;
}

/** What only cannot be read now, as with no descriptor left, still waits: who took it for gone would have it deleted. */
async function unlessGone<Found>(reading: Promise<Found>, gone: NoInfer<Found>): Promise<Found> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return gone;
    throw error;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined when a crash left it out. */
export async function spooledFile(spool: string, track: Track, name: string): Promise<Buffer | undefined> {
  return await unlessGone<Buffer | undefined>(readFile(join(spool, trackName(track), name)), undefined);
}

export async function forgetSegment(
  spool: string,
  track: Track,
  { number, init }: SpooledSegment,
): Promise<void> {
  for (const name of [`${number}.json`, segmentFile(number, init.codec)])
    await rm(join(spool, trackName(track), name), { force: true });
}

export async function forgetSpool(spool: string, track: Track): Promise<void> {
  await rm(join(spool, trackName(track)), { recursive: true, force: true });
}
