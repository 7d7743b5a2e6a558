import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileId } from '@souk/shared/ids.ts';
import { DataStore, type Upload } from '@tus/server';
import type { Db } from '../db/database.ts';
import type { Storage } from '../storage/storage.ts';
import { storageAway } from '../storage/storage-away.ts';
import { asked } from './asked.ts';
import { findFile } from './file.repo.ts';
import { noSuchFile, otherChecksum } from './files.failures.ts';
import { announcePart, deletePart, findParts, findStoredParts, markStored } from './upload-parts.repo.ts';
import { type UploadPlace, uploadOf } from './upload-place.ts';

// What a killed process loses at most, and what an upload takes of memory.
const PIECE_BYTES = 4 * 1024 * 1024;

/** Uploads in a store, in pieces, so that any process of the market can take the next one. */
export function storeUploads(storage: Storage, db: Db): UploadPlace {
  return {
    store: new StoreUploads(storage, db),
    async received(id) {
      return (await findFile(db, id)) ? endOf(await findStoredParts(db, id)) : undefined;
    },
    async open(id) {
      const parts = await findStoredParts(db, id);
      if (parts.length === 0) return undefined;
      const path = join(tmpdir(), `souk-upload-${randomUUID()}`);
      const remove = () => rm(path, { force: true });
      try {
        const whole = Readable.from(allOf(storage, parts), { objectMode: false });
        await pipeline(whole, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      } catch (error) {
        await remove();
        throw storageAway(error);
      }
      return { path, [Symbol.asyncDispose]: remove };
    },
    async delete(id) {
      for (const { storage_key: key } of await findParts(db, id)) {
        await storage.delete(key);
        await deletePart(db, key);
      }
    },
  };
}

/**
 * Not `@tus/s3-store`: that one asks for the list of parts, which not every store gives, and takes a piece away before
 * it has put it back.
 */
class StoreUploads extends DataStore {
  private readonly storage: Storage;
  private readonly db: Db;

  constructor(storage: Storage, db: Db) {
    super();
    this.storage = storage;
    this.db = db;
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    return upload;
  }

  /** A part with a checksum counts as a whole or not at all; another one as far as it came. */
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const checksum = asked()?.checksum;
    const hash = checksum && createHash(checksum.algorithm);
    const put: string[] = [];
    let at = offset;
    const keep = async (piece: Buffer) => {
      hash?.update(piece);
      const key = `uploads/${id}/${at}-${randomUUID()}`;
      await announcePart(this.db, { file_id: id as FileId, storage_key: key, start: at, size: piece.length });
      await this.storage.put(key, piece);
      at += piece.length;
      put.push(key);
      if (!checksum) await this.noteStored([key]);
    };
    for await (const piece of pieces(readable, PIECE_BYTES)) await keep(piece);
    if (checksum && !hash?.digest().equals(checksum.value)) throw otherChecksum();
    if (checksum) await this.noteStored(put);
    return at;
  }

  /** An upload that was given up in the meantime has no pieces any more, and these must not stay. */
  private async noteStored(keys: string[]): Promise<void> {
    if ((await markStored(this.db, keys)) === keys.length) return;
    for (const key of keys) await this.storage.delete(key);
    throw noSuchFile();
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await findFile(this.db, id as FileId);
    if (!row) throw noSuchFile();
    return uploadOf(row, endOf(await findStoredParts(this.db, row.id)));
  }
}

type StoredPart = Awaited<ReturnType<typeof findStoredParts>>[number];

/** Where the pieces that follow each other without a gap end. */
const endOf = (parts: readonly StoredPart[]): number =>
  parts.reduce((end, { start, size }) => (start === end ? end + size : end), 0);

async function* allOf(storage: Storage, parts: readonly StoredPart[]): AsyncGenerator<Buffer> {
  for (const { storage_key: key } of parts) {
    const found = await storage.stream(key);
    if (!found) throw new Error(`a piece of an upload is not in the store: ${key}`);
    yield* found.stream as AsyncIterable<Buffer>;
  }
}

/** What arrived before its sender hung up is a piece too. */
async function* pieces(readable: Readable, size: number): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  let cutOff: { error: unknown } | undefined;
  try {
    for await (const chunk of readable as AsyncIterable<Buffer>) {
      waiting.push(chunk);
      length += chunk.length;
      if (length >= size) {
        yield Buffer.concat(waiting);
        waiting = [];
        length = 0;
      }
    }
  } catch (error) {
    cutOff = { error };
  }
  if (length > 0) yield Buffer.concat(waiting);
  if (cutOff) throw cutOff.error;
}
