import type { Dirent } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SpooledSegment } from '@souk/broadcast/recording/spool.ts';
import type { ShowId } from '@souk/shared/ids.ts';
import { showId } from '@souk/shared/ids.ts';
import { z } from 'zod';

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

/** The shows of which segments wait, or have waited. */
export async function spooledShows(spool: string): Promise<ShowId[]> {
  const entries: Dirent[] = await readdir(spool, { withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) => {
    const id = showId.safeParse(entry.name);
    return entry.isDirectory() && id.success ? [id.data] : [];
  });
}

/** The segments of a show that wait, in their order. */
export async function spooledSegments(spool: string, show: ShowId): Promise<SpooledSegment[]> {
  const names = await readdir(join(spool, show)).catch(() => []);
  const numbers = names.flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? []).map(Number);
  const found: SpooledSegment[] = [];
  for (const number of numbers.sort((one, other) => one - other)) {
    const text = await readFile(join(spool, show, `${number}.json`), 'utf8').catch(() => '');
    const read = spooledSegment.safeParse(jsonOf(text));
    if (read.success) found.push(read.data);
  }
  return found;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined when a crash left it out. */
export async function spooledFile(spool: string, show: ShowId, name: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(spool, show, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export async function forgetSegment(spool: string, show: ShowId, number: number): Promise<void> {
  for (const name of [`${number}.json`, `${number}.m4s`]) await rm(join(spool, show, name), { force: true });
}

export async function forgetSpool(spool: string, show: ShowId): Promise<void> {
  await rm(join(spool, show), { recursive: true, force: true });
}
