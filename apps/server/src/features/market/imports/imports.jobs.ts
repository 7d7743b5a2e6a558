import type { ImportId, ShopId } from '@souk/shared/ids.ts';
import { rowDays } from '@souk/shared/market/imports/limits.ts';
import { enqueue, type Job } from '../../../platform/jobs/job.ts';
import { fairTurns } from './pictures/fair-turns.ts';
import { fetchPictures, type PictureParts } from './pictures/fetch-pictures.ts';
import { anyDue } from './pictures/pictures.repo.ts';
import type { ImportParts } from './run-import.ts';
import { deleteOldRows, endNeverBegun, findLeftBehind } from './turn.repo.ts';

// After this long others who wait have a go; milliseconds.
const SLICE_MS = 10_000;
const LEFT_BEHIND_MS = 60_000;
const DAY_MS = 86_400_000;

export const importing = { name: 'importing' };
export const importPictures = { name: 'import-pictures' };

export type ImportJobsParts = ImportParts & PictureParts;

export const importJobs = (parts: ImportJobsParts): Job<never>[] => [
  importingOf(parts) as Job<never>,
  importPicturesOf(parts) as Job<never>,
  importsLeftBehind as Job<never>,
];

/** One slice of an import, and the next one asked for. */
const importingOf = (parts: ImportParts): Job<{ importId: ImportId }> => ({
  ...importing,
  async run({ db, clock }, { importId }) {
    // What reads files and other people's pages weighs 8 MB, and most markets import nothing.
    const { runImport } = await import('./run-import.ts');
    const more = await runImport({ db, clock }, parts, importId, after(SLICE_MS));
    if (more) await enqueue(db, importing, { importId });
    if (await anyDue(db, clock.now())) await enqueue(db, importPictures, {});
  },
});

function importPicturesOf(parts: PictureParts): Job {
  // Whose turn it is goes on from one slice to the next.
  const turns = fairTurns<ShopId>();
  return {
    ...importPictures,
    async run(ctx) {
      const more = await fetchPictures(ctx, parts, after(SLICE_MS), turns);
      if (more) await enqueue(ctx.db, importPictures, {});
    },
  };
}

/** Goes on where a worker was stopped, and tries pictures again whose time has come. */
const importsLeftBehind: Job = {
  name: 'imports-left-behind',
  schedule: '* * * * *',
  async run({ db, clock }) {
    const now = clock.now();
    for (const importId of await findLeftBehind(db, new Date(now.getTime() - LEFT_BEHIND_MS)))
      await enqueue(db, importing, { importId });
    if (await anyDue(db, now)) await enqueue(db, importPictures, {});
    const long = new Date(now.getTime() - rowDays * DAY_MS);
    await endNeverBegun(db, long, now);
    await deleteOldRows(db, long);
  },
};

function after(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() >= end;
}
