import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initFile, segmentFile } from '../recording/container.ts';
import type { SpooledSegment } from '../recording/spool.ts';

export interface ReadSegment extends SpooledSegment {
  content: Buffer;
}

/** A folder in which a relay leaves what it records, and a reader of it. */
export async function openSpoolFolder() {
  const root = await mkdtemp(join(tmpdir(), 'souk-spool-'));
  const folder = join(root, 'recordings');
  await mkdir(folder);
  return {
    folder,
    async segments(show: string): Promise<ReadSegment[]> {
      const names = await readdir(join(folder, show)).catch(() => []);
      const found = names.filter((name) => name.endsWith('.json'));
      const read = found.map(async (name) => {
        const beside: SpooledSegment = JSON.parse(await readFile(join(folder, show, name), 'utf8'));
        return {
          ...beside,
          content: await readFile(join(folder, show, segmentFile(beside.number, beside.init.codec))),
        };
      });
      return (await Promise.all(read)).sort((one, other) => one.number - other.number);
    },
    init: (show: string, { id, codec }: SpooledSegment['init']) =>
      readFile(join(folder, show, initFile(id, codec))),
    async [Symbol.asyncDispose]() {
      await rm(root, { recursive: true, force: true });
    },
  };
}

export type SpoolFolder = Awaited<ReturnType<typeof openSpoolFolder>>;
