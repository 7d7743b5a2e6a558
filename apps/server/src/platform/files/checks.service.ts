import { EventEmitter, once } from 'node:events';
import type { FileId, UserId } from '@souk/shared/ids.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { enqueue } from '../jobs/job.ts';
import type { Log } from '../logging/log.ts';
import { deletingFiles } from '../storage/deleting-files.job.ts';
import type { Storage } from '../storage/storage.ts';
import { openTurns } from '../turns/turns.ts';
import { deletingUploads } from './deleting-uploads.job.ts';
import {
  type FileRow,
  findFile,
  insertPicture,
  isMissing,
  markReady,
  markRefused,
  markUploading,
} from './file.repo.ts';
import { inspect } from './inspect.ts';
import type { UploadPlace } from './upload-place.ts';
import type { UploadTurns } from './upload-turns.ts';

export interface ChecksParts {
  db: Db;
  clock: Clock;
  storage: Storage;
  place: UploadPlace;
  turns: UploadTurns;
}

/** Looks at what arrived, and keeps or refuses it. Cut off at any point, it can be done again. */
export interface Checks {
  /** Begins, for an owner who does not wait. What fails is done again by the worker. */
  start(id: FileId, owner: UserId): void;
  now(id: FileId): Promise<void>;
  /** Until this process has done one, or the time is over. */
  done(id: FileId, signal: AbortSignal): Promise<void>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

// What is not waited for could otherwise be any number at once.
const perOwner = { atOnce: Number.POSITIVE_INFINITY, mostEach: 2, mostWaiting: 5_000 };

export function openChecks(parts: ChecksParts, log: Pick<Log, 'warn'>): Checks {
  const { db, turns } = parts;
  const started = openTurns(perOwner);
  const running = new Set<Promise<void>>();
  const news = new EventEmitter().setMaxListeners(0);

  const check = async (id: FileId) => {
    await turns.alone(id, async () => {
      const file = await findFile(db, id);
      if (file?.state === 'checking') await settle(parts, file);
    });
    news.emit(id);
  };

  const track = (work: Promise<void>) => {
    running.add(work);
    return work.finally(() => running.delete(work));
  };

  return {
    start(id, owner) {
      const checked = started.take({ who: owner }, () => check(id));
      void track(checked.catch((err) => log.warn({ err, fileId: id }, 'a file is looked at again later')));
    },
    now: (id) => track(check(id)),
    async done(id, signal) {
      try {
        await once(news, id, { signal });
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
    async close() {
      await Promise.allSettled(running);
    },
  };
}

async function settle({ db, clock, storage, place }: ChecksParts, file: FileRow): Promise<void> {
  const { id } = file;
  const arrived = await place.received(id);
  if (arrived !== undefined && arrived < file.size) {
    await markUploading(db, id, arrived, clock.now());
    return;
  }
  const kept = await inspect(file, { storage, place });
  await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const moved = kept.ok
      ? await markReady(tx, id, kept.file, now)
      : await markRefused(tx, id, kept.reason, now);
    if (!moved) {
      // Its owner took it away in the meantime; what was just kept of it goes too.
      if (kept.ok && (await isMissing(tx, id))) {
        await enqueue(tx, deletingFiles, { keys: [kept.file.storage_key] });
      }
      return;
    }
    if (kept.ok && kept.picture && file.visibility === 'public') {
      await insertPicture(tx, file, kept.picture, kept.file.storage_key);
    }
    await enqueue(tx, deletingUploads, { ids: [id] });
  });
}
