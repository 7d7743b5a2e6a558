import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileId } from '@souk/shared/ids.ts';
import type { Db } from '../db/database.ts';
import type { Job } from '../jobs/job.ts';
import type { Storage } from '../storage/storage.ts';
import { lockStored, putHash } from './file.repo.ts';
import { hideSecrets } from './inspect.ts';
import { videoCheck } from './video-check.ts';

interface Video {
  file: FileId;
}

/** For videos that were kept before all was hidden that is hidden now: migration 0190 asks for each of them. */
export const hidingInVideo = (storage: Storage): Job<Video> => ({
  name: 'hiding-in-video',
  run: ({ db }, { file }) => db.transaction().execute((tx) => hideIn(tx, storage, file)),
});

/** A person who deletes it at this moment waits, so that it is not put back. */
async function hideIn(tx: Db, storage: Storage, id: FileId): Promise<void> {
  const key = await lockStored(tx, id);
  const bytes = key && (await storage.read(key));
  if (!bytes) return;
  const folder = await mkdtemp(join(tmpdir(), 'souk-video-'));
  try {
    const path = join(folder, 'video');
    await writeFile(path, bytes);
    const check = videoCheck();
    check.read(bytes);
    const isChanged = await hideSecrets(check, path);
    const shown = isChanged ? await readFile(path) : bytes;
    if (isChanged) await storage.put(key, shown);
    // Also when nothing is left to hide: the worker that hid it may have been killed before this.
    await putHash(tx, id, createHash('sha256').update(shown).digest());
  } finally {
    await rm(folder, { recursive: true });
  }
}
