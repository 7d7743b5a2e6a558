import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { purposes } from '@souk/shared/files/purposes.ts';
import type { FileRefusal } from '@souk/shared/files/schema.ts';
import type { ImageId } from '@souk/shared/ids.ts';
import { originalKey } from '../images/index.ts';
import { type PictureAnswer, takePicture } from '../pictures/index.ts';
import type { Storage } from '../storage/storage.ts';
import { type ContentCheck, documentCheck, tableCheck } from './content.ts';
import type { FileRow } from './file.repo.ts';
import type { UploadPlace } from './upload-place.ts';
import { videoCheck } from './video-check.ts';
import { hide } from './video-secrets.ts';
import { eraseUserData } from './video-user-data.ts';

export interface StoredPicture {
  width: number;
  height: number;
  placeholder: string | null;
  colour: string | null;
}

export interface StoredFile {
  content_type: string;
  kept_size: number;
  storage_key: string;
  sha256: Buffer;
}

export type Inspected =
  | { ok: true; file: StoredFile; picture?: StoredPicture }
  | { ok: false; reason: FileRefusal };

interface Tools {
  storage: Storage;
  place: UploadPlace;
}

/** Looks at what a file is, whatever it was called, and puts what is kept of it where it stays. */
export async function inspect(file: FileRow, { storage, place }: Tools): Promise<Inspected> {
  await using upload = await place.open(file.id);
  const { kind } = purposes[file.purpose];
  if (kind === 'picture') {
    if (!upload) return damaged;
    return await keepPicture(file, storage, await takePicture(file.owner_id, { path: upload.path }));
  }
  const key = `${file.folder}/${file.id}`;
  // Without an upload, it was moved and then the process was killed.
  // Errors: reading it through throws them.
  const stream = upload ? createReadStream(upload.path) : (await storage.stream(key))?.stream;
  if (!stream) return damaged;
  const check: ContentCheck = checks[kind]();
  const { type: content_type, size, sha256 } = await readThrough(stream, check);
  if (!content_type) return { ok: false, reason: 'not-accepted' };
  if (size !== file.size) return damaged;
  const kept = { content_type, kept_size: size, storage_key: key };
  if (!upload) return { ok: true, file: { ...kept, sha256 } };
  const isChanged = await hideSecrets(check, upload.path);
  const shown = isChanged ? await hashOf(upload.path) : sha256;
  await storage.putFile(key, upload.path);
  return { ok: true, file: { ...kept, sha256: shown } };
}

/** Leaves a file as long as it was. False where there was nothing to hide. */
export async function hideSecrets(check: ContentCheck, path: string): Promise<boolean> {
  const hidden = check.toHide?.() ?? [];
  if (hidden.length > 0) await hide(path, hidden);
  const film = check.film?.();
  const hadUserData = film ? await eraseUserData(path, film) : false;
  return hidden.length > 0 || hadUserData;
}

// Errors: reading it through throws them.
const hashOf = async (path: string): Promise<Buffer> =>
  (await readThrough(createReadStream(path), videoCheck())).sha256;

const checks = { document: documentCheck, table: tableCheck, video: videoCheck } as const;

const damaged = { ok: false, reason: 'damaged' } as const;

async function keepPicture({ id }: FileRow, storage: Storage, answer: PictureAnswer): Promise<Inspected> {
  if ('refusal' in answer) return { ok: false, reason: answer.refusal };
  const { webp, width, height, placeholder, colour } = answer.picture;
  // A picture has the id of its file.
  const key = originalKey(id as string as ImageId);
  await storage.put(key, webp);
  return {
    ok: true,
    file: {
      content_type: 'image/webp',
      kept_size: webp.length,
      storage_key: key,
      sha256: createHash('sha256').update(webp).digest(),
    },
    picture: { width, height, placeholder, colour },
  };
}

async function readThrough(stream: Readable, check: ContentCheck) {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    hash.update(chunk);
    check.read(chunk);
  }
  return { size, sha256: hash.digest(), type: check.type() };
}
