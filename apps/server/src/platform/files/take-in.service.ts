import { Readable } from 'node:stream';
import type { FilePurpose, FileRefusal } from '@souk/shared/files/schema.ts';
import type { FileId, UserId } from '@souk/shared/ids.ts';
import { Upload } from '@tus/server';
import type { JobCtx } from '../jobs/job.ts';
import { openChecks } from './checks.service.ts';
import { findFile } from './file.repo.ts';
import type { FilesOptions } from './files.plugin.ts';
import { createUpload, forgetUpload, markAllReceived } from './upload.service.ts';
import { uploadTurns } from './upload-turns.ts';

export type TakeInParts = Pick<FilesOptions, 'storage' | 'place' | 'quotaBytes'>;

/** A file the market itself went to get for someone: looked at and kept like one that they sent. */
export async function takeIn(
  { db, clock, log }: JobCtx,
  parts: TakeInParts,
  file: { ownerId: UserId; purpose: FilePurpose; name: string; bytes: Buffer },
): Promise<{ id: FileId } | { refusal: FileRefusal }> {
  const { ownerId, purpose, name, bytes } = file;
  const ctx = { db, clock, actor: { userId: ownerId } };
  const checks = openChecks({ ...parts, db, clock, turns: uploadTurns(db) }, log);
  const id = await createUpload(ctx, parts, { size: bytes.length, name, purpose });
  try {
    await parts.place.store.create(new Upload({ id, size: bytes.length, offset: 0 }));
    await parts.place.store.write(Readable.from([bytes]), id, 0);
    await markAllReceived(ctx, id);
  } catch (error) {
    await forgetUpload(ctx, id);
    throw error;
  }
  await checks.now(id);
  const kept = await findFile(db, id);
  if (kept?.state === 'ready') return { id };
  await forgetUpload(ctx, id);
  return { refusal: (kept?.refusal ?? 'damaged') as FileRefusal };
}
