import { signedUrlSeconds } from '@souk/shared/files/limits.ts';
import type { ChangeFile, FileUrl } from '@souk/shared/files/schema.ts';
import type { FileId, ImageId } from '@souk/shared/ids.ts';
import type { Db } from '../db/database.ts';
import { keysOfPicture } from '../images/index.ts';
import { enqueue } from '../jobs/job.ts';
import type { UserCtx } from '../session/actor.ts';
import { deletingFiles } from '../storage/deleting-files.job.ts';
import { deletingUploads } from './deleting-uploads.job.ts';
import { addressOf } from './file.presenter.ts';
import {
  deletePicture,
  deleteUnusedFile,
  type FileRow,
  findOwnFile,
  isMissing,
  type ShownFile,
  updateFile,
} from './file.repo.ts';
import { fileInUse, noSuchFile, stillOnItsWay } from './files.failures.ts';
import type { FileDoors } from './files.plugin.ts';

// How often it is looked whether another process has done it, in milliseconds.
const LOOK_AGAIN_MS = 500;

/** With `wait` seconds, as soon as the file is kept or refused. */
export async function readOwnFile(
  { db, actor }: UserCtx,
  { checks }: Pick<FileDoors, 'checks'>,
  id: FileId,
  { wait, signal }: { wait: number; signal: AbortSignal },
): Promise<ShownFile> {
  const until = Date.now() + wait * 1_000;
  for (;;) {
    const left = until - Date.now();
    const pause = AbortSignal.any([signal, AbortSignal.timeout(Math.max(0, Math.min(left, LOOK_AGAIN_MS)))]);
    // Asked for before looking, so that nothing happens unseen in between.
    const news = left > 0 ? checks.done(id, pause) : undefined;
    const file = await findOwnFile(db, actor.userId, id);
    if (!file) throw noSuchFile();
    if (!news || isSettled(file) || signal.aborted) return file;
    await news;
  }
}

const isSettled = ({ state }: FileRow) => state === 'ready' || state === 'refused';

/** What it is called and how it is shown. What it is, whose, and how large: nobody can say. */
export async function changeOwnFile(
  { db, clock, actor }: UserCtx,
  id: FileId,
  change: ChangeFile,
): Promise<ShownFile> {
  return await db.transaction().execute(async (tx) => {
    await updateFile(tx, actor.userId, id, change, clock.now());
    const file = await findOwnFile(tx, actor.userId, id);
    if (!file) throw noSuchFile();
    return file;
  });
}

export async function findFileUrl(
  { db, clock, actor }: UserCtx,
  doors: Pick<FileDoors, 'signedAddress' | 'storage'>,
  id: FileId,
): Promise<FileUrl> {
  const file = await findOwnFile(db, actor.userId, id);
  if (!file) throw noSuchFile();
  if (file.state !== 'ready') throw stillOnItsWay();
  return await urlOf(file, doors, clock.now());
}

/** The address of a kept file; by now the caller is known to be allowed to read it. */
export async function urlOf(
  file: FileRow,
  { signedAddress, storage }: Pick<FileDoors, 'signedAddress' | 'storage'>,
  now: Date,
): Promise<FileUrl> {
  if (file.visibility === 'public') return { url: addressOf(file), expiresAt: null };
  const expires = new Date(now.getTime() + signedUrlSeconds * 1_000);
  const { storage_key: key, content_type: contentType, name } = file;
  const byStore = await storage.url?.(key as string, {
    seconds: signedUrlSeconds,
    name,
    contentType: contentType as string,
  });
  return { url: byStore ?? (await signedAddress.sign(file, expires)), expiresAt: expires.toISOString() };
}

export async function deleteOwnFile({ db, actor }: UserCtx, id: FileId): Promise<void> {
  const file = await findOwnFile(db, actor.userId, id);
  if (!file) throw noSuchFile();
  if (!(await deleteFile(db, file))) throw fileInUse();
}

/** False while something shows it. Its bytes go by jobs asked for with it. */
export async function deleteFile(
  db: Db,
  { id, folder, storage_key: key }: Pick<FileRow, 'id' | 'folder' | 'storage_key'>,
): Promise<boolean> {
  try {
    return await inTransaction(db, async (tx) => {
      if (!(await deleteUnusedFile(tx, id))) return await isMissing(tx, id);
      await deletePicture(tx, id);
      // Even of one that is not kept yet: its check may be under way.
      const keys = folder === 'images' ? keysOfPicture(id as string as ImageId) : [key ?? `${folder}/${id}`];
      await enqueue(tx, deletingFiles, { keys });
      await enqueue(tx, deletingUploads, { ids: [id] });
      return true;
    });
  } catch (error) {
    if ((error as { code?: string }).code === FOREIGN_KEY) return false;
    throw error;
  }
}

// Something began to show it in this very moment: https://www.postgresql.org/docs/current/errcodes-appendix.html
const FOREIGN_KEY = '23503';

const inTransaction = <Result>(db: Db, act: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? act(db) : db.transaction().execute(act);
