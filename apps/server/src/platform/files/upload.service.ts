import { unfinishedHours } from '@souk/shared/files/limits.ts';
import { purposes } from '@souk/shared/files/purposes.ts';
import { type FilePurpose, fileName, filePurpose } from '@souk/shared/files/schema.ts';
import type { FileId } from '@souk/shared/ids.ts';
import { newId } from '../ids.ts';
import { enqueue } from '../jobs/job.ts';
import { wakePictures } from '../pictures/index.ts';
import type { Ctx, UserCtx } from '../session/actor.ts';
import { deletingUploads } from './deleting-uploads.job.ts';
import {
  deleteUnusedFile,
  type FileRow,
  findFile,
  insertFile,
  lockRoomOf,
  markReceived,
} from './file.repo.ts';
import {
  badFileName,
  badUpload,
  emptyFile,
  fileTooLarge,
  noSuchFile,
  quotaExceeded,
  tooManyUploads,
  unknownPurpose,
  uploadExpired,
} from './files.failures.ts';
import type { FileDoors } from './files.plugin.ts';

const MOST_UNFINISHED = 200;
const HOUR_MS = 3_600_000;

/** As it was sent: nobody has looked at it. */
export interface Announced {
  size: number;
  name: string | undefined;
  purpose: string | undefined;
}

/** Whose it is, what it is for and how large it is are said here once; nothing that comes later changes them. */
export async function createUpload(
  { db, clock, actor }: Pick<UserCtx, 'db' | 'clock'> & { actor: Pick<UserCtx['actor'], 'userId'> },
  { quotaBytes }: Pick<FileDoors, 'quotaBytes'>,
  announced: Announced,
): Promise<FileId> {
  const { size, name, purpose } = checked(announced);
  const now = clock.now();
  const id = newId<FileId>(now.getTime());
  await db.transaction().execute(async (tx) => {
    const room = await lockRoomOf(tx, actor.userId);
    if (room.bytes + size > quotaBytes) throw quotaExceeded(quotaBytes);
    if (room.unfinished >= MOST_UNFINISHED) throw tooManyUploads(MOST_UNFINISHED);
    await insertFile(tx, {
      id,
      owner_id: actor.userId,
      purpose,
      visibility: purposes[purpose].visibility,
      folder: folders[purposes[purpose].kind],
      name,
      size,
      created_at: now,
      updated_at: now,
      expires_at: new Date(now.getTime() + unfinishedHours * HOUR_MS),
    });
  });
  if (purposes[purpose].kind === 'picture') wakePictures();
  return id;
}

const folders = { picture: 'images', document: 'documents', table: 'imports', video: 'videos' } as const;

function checked({ size, name, purpose }: Announced): { size: number; name: string; purpose: FilePurpose } {
  const known = filePurpose.safeParse(purpose);
  if (!known.success) throw unknownPurpose();
  const called = fileName.safeParse(name ?? 'file');
  if (!called.success) throw badFileName();
  if (!Number.isSafeInteger(size) || size < 0) throw badUpload();
  if (size === 0) throw emptyFile();
  const { maxBytes } = purposes[known.data];
  if (size > maxBytes) throw fileTooLarge(maxBytes);
  return { size, name: called.data, purpose: known.data };
}

/** One's own upload that may still grow, or what became of it. */
export async function ownUpload({ db, clock, actor }: UserCtx, id: FileId): Promise<FileRow> {
  const file = await findFile(db, id);
  if (!file || file.owner_id !== actor.userId) throw noSuchFile();
  if (file.state === 'uploading' && file.expires_at <= clock.now()) throw uploadExpired();
  return file;
}

/** All bytes are there: from here on they are looked at, by this process at once, else by a worker. */
export async function finishUpload(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { checks }: Pick<FileDoors, 'checks'>,
  { id, owner_id }: Pick<FileRow, 'id' | 'owner_id'>,
): Promise<void> {
  if (await markAllReceived(ctx, id)) checks.start(id, owner_id);
}

export const markAllReceived = ({ db, clock }: Pick<Ctx, 'db' | 'clock'>, id: FileId): Promise<boolean> =>
  markReceived(db, id, clock.now());

/** The row goes with a job that takes the bytes: neither can stay without the other. */
export async function forgetUpload({ db }: Pick<Ctx, 'db'>, id: FileId): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await enqueue(tx, deletingUploads, { ids: [id] });
    await deleteUnusedFile(tx, id);
  });
}
