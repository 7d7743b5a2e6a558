import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where files are kept, under keys such as `images/0190….webp`. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is nothing under the key. */
  read(key: string): Promise<Buffer | undefined>;
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
}

/** Files in a folder of this machine, readable by its owner alone. */
export function diskStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!/^[\w-]+(\/[\w.-]*\w)+$/.test(key) || key.includes('..'))
      throw new Error(`not a key of a file: ${key}`);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const beside = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        const file = await open(beside, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        // Whoever reads sees the whole file or none.
        await rename(beside, path);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
    async read(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}
