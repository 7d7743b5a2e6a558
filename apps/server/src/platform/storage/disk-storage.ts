import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { chmod, copyFile, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey, type Storage } from './storage.ts';
import { storageAway } from './storage-away.ts';

/** Files in a folder of this machine, readable by its owner alone. */
export function diskStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, checkKey(key));

  /** A reader sees the whole file or none, and what was put survives a loss of power. */
  async function place(key: string, write: (beside: string) => Promise<void>): Promise<void> {
    const path = pathOf(key);
    const beside = `${path}.${randomUUID()}`;
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await write(beside);
      await rename(beside, path);
      await synced(dirname(path));
    } catch (error) {
      await rm(beside, { force: true });
      throw told(error);
    }
  }

  return {
    put: (key, bytes) =>
      place(key, async (beside) => {
        const file = await open(beside, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
      }),
    async putFile(key, from) {
      await place(key, async (beside) => {
        await moveOrCopy(from, beside);
        await chmod(beside, 0o600);
        await synced(beside);
      });
      await rm(from, { force: true });
    },
    read: (key) => ifThere(readFile(pathOf(key))),
    async stream(key, part) {
      const path = pathOf(key);
      const file = await ifThere(open(path));
      if (!file) return undefined;
      const { size } = await file.stat();
      // Errors: the stream's reader handles them; it is open already, and reads nothing before.
      return { stream: createReadStream(path, { ...part, fd: file }), size };
    },
    async size(key) {
      const found = await ifThere(stat(pathOf(key)));
      return found?.size;
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}

/** Moved within a file system, copied from another one. */
async function moveOrCopy(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL);
  }
}

async function synced(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function ifThere<Found>(looking: Promise<Found>): Promise<Found | undefined> {
  try {
    return await looking;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw told(error);
  }
}

const told = (error: unknown) => {
  const { code = '' } = error as NodeJS.ErrnoException;
  return diskIsAway.has(code) ? storageAway(error) : error;
};

// Full, over its quota, read-only, broken, or out of open files.
const diskIsAway = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'ESTALE', 'ENODEV', 'EMFILE', 'ENFILE']);
