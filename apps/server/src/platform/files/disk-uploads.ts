import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FileId } from '@souk/shared/ids.ts';
import { DataStore, type Upload } from '@tus/server';
import type { Db } from '../db/database.ts';
import { storageAway } from '../storage/storage-away.ts';
import { asked } from './asked.ts';
import { findFile } from './file.repo.ts';
import { noSuchFile, otherChecksum } from './files.failures.ts';
import { type UploadPlace, uploadOf } from './upload-place.ts';

/** Uploads in a folder of this machine: a file each, as long as what has arrived. The rest is in the database. */
export function diskUploads(folder: string, db: Db): UploadPlace {
  const store = new DiskUploads(folder, db);
  return {
    store,
    received: (id) => sizeOf(store.pathOf(id)),
    async open(id) {
      const path = store.pathOf(id);
      if ((await sizeOf(path)) === undefined) return undefined;
      return { path, async [Symbol.asyncDispose]() {} };
    },
    delete: (id) => rm(store.pathOf(id), { force: true }),
  };
}

/**
 * Not `@tus/file-store`: that one answers while a write may still be under way, keeps a second record beside the
 * database's, and does not tell a full disk from a client that hung up.
 */
class DiskUploads extends DataStore {
  private readonly folder: string;
  private readonly db: Db;

  constructor(folder: string, db: Db) {
    super();
    this.folder = folder;
    this.db = db;
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  pathOf(id: string): string {
    if (!/^[0-9a-f-]{36}$/.test(id)) throw noSuchFile();
    return join(this.folder, id);
  }

  override async create(upload: Upload): Promise<Upload> {
    await onDisk(async () => {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      const file = await open(this.pathOf(upload.id), 'wx', 0o600);
      await file.close();
    });
    return upload;
  }

  /** When this ends, so has every write: the next reader finds the length that counts. */
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const file = await onDisk(() => open(this.pathOf(id), 'r+'));
    const checksum = asked()?.checksum;
    const hash = checksum && createHash(checksum.algorithm);
    try {
      const end = await pour(readable, file, offset, hash);
      if (checksum && !hash?.digest().equals(checksum.value)) throw otherChecksum();
      return end;
    } catch (error) {
      // A part with a checksum counts as a whole or not at all.
      if (checksum) await file.truncate(offset);
      throw error;
    } finally {
      await file.close();
    }
  }

  override async getUpload(id: string): Promise<Upload> {
    const [row, offset] = await Promise.all([findFile(this.db, id as FileId), sizeOf(this.pathOf(id))]);
    if (!row || offset === undefined) throw noSuchFile();
    return uploadOf(row, offset);
  }

  override async remove(id: string): Promise<void> {
    await rm(this.pathOf(id), { force: true });
  }
}

async function pour(readable: Readable, file: FileHandle, offset: number, hash?: Hash): Promise<number> {
  let at = offset;
  for await (const chunk of readable as AsyncIterable<Uint8Array>) {
    hash?.update(chunk);
    for (let done = 0; done < chunk.length; ) {
      const { bytesWritten } = await onDisk(() => file.write(chunk, done, chunk.length - done, at));
      done += bytesWritten;
      at += bytesWritten;
    }
  }
  return at;
}

async function onDisk<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? noSuchFile() : storageAway(error);
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw storageAway(error);
  }
}
