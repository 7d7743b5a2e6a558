import { unusedHours } from '@souk/shared/files/limits.ts';
import { eachDue, eachInTurn } from '../jobs/in-turn.ts';
import type { Job } from '../jobs/job.ts';
import { type ChecksParts, openChecks } from './checks.service.ts';
import { deletingUploadsOf } from './deleting-uploads.job.ts';
import { findOverdue, findUnchecked, findUnused, markRefused } from './file.repo.ts';
import { deleteFile } from './file.service.ts';
import { hidingInVideo } from './hiding-in-video.job.ts';
import { finishUpload } from './upload.service.ts';
import { uploadTurns } from './upload-turns.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type FileJobsParts = Omit<ChecksParts, 'db' | 'clock' | 'turns'>;

export const fileJobs = (parts: FileJobsParts): Job<never>[] => [
  deletingUploadsOf(parts.place) as Job<never>,
  hidingInVideo(parts.storage) as Job<never>,
  filesLeftBehind(parts) as Job<never>,
  fileSweep() as Job<never>,
];

/** Goes on where a process was killed: between a file's last byte and its check, or inside the check. */
export const filesLeftBehind = (parts: FileJobsParts): Job => ({
  name: 'files-left-behind',
  schedule: '* * * * *',
  async run(ctx) {
    const { db, clock, log } = ctx;
    const now = clock.now();
    const silent = new Date(now.getTime() - MINUTE_MS);
    const checks = openChecks({ ...parts, db, clock, turns: uploadTurns(db) }, log);
    // Longer ago than an hour, it is seen when its time is over.
    const lately = { from: new Date(now.getTime() - HOUR_MS), to: silent };
    const finishOverdue = async () => {
      await eachDue(ctx, await findOverdue(db, now, lately), async (file) => {
        if ((await parts.place.received(file.id)) === file.size)
          await finishUpload({ db, clock }, { checks }, file);
        else if (file.expires_at <= now) await deleteFile(db, file);
      }).finally(() => checks.close());
    };
    const check = async () =>
      eachDue(ctx, await findUnchecked(db, silent), async (file) => {
        // What brought the process down a day long is not looked at for ever.
        if (now.getTime() - file.updated_at.getTime() > DAY_MS)
          await markRefused(db, file.id, 'damaged', now);
        else await checks.now(file.id);
      });
    await eachInTurn([finishOverdue, check], (act) => act());
  },
});

/** Takes away what was finished and then shown nowhere. */
export const fileSweep = (): Job => ({
  name: 'file-sweep',
  schedule: '*/10 * * * *',
  async run(ctx) {
    const { db, clock } = ctx;
    const before = new Date(clock.now().getTime() - unusedHours * HOUR_MS);
    await eachDue(ctx, await findUnused(db, before), (file) => deleteFile(db, file));
  },
});
