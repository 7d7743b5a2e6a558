import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Variant } from './variant.service.ts';

/** Drawn pictures in a folder of this machine: what is lost of them is made again from their recipe. */
export interface DrawnShelf {
  read(variant: Variant): Promise<Buffer | null>;
  has(variant: Variant): Promise<boolean>;
  keep(variant: Variant, bytes: Buffer): Promise<void>;
}

export function drawnShelf(folder: string): DrawnShelf {
  const pathOf = ({ id, width, format }: Variant) => join(folder, id.slice(0, 2), id, `${width}.${format}`);
  return {
    async read(variant) {
      try {
        const bytes = await readFile(pathOf(variant));
        return bytes.length > 0 ? bytes : null;
      } catch (error) {
        return nothingThere(error);
      }
    },
    async has(variant) {
      try {
        return (await stat(pathOf(variant))).size > 0;
      } catch (error) {
        return nothingThere(error) !== null;
      }
    },
    // Written beside and renamed, so that nobody ever reads half a picture.
    async keep(variant, bytes) {
      const path = pathOf(variant);
      const beside = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(beside, bytes);
      await rename(beside, path);
    },
  };
}

function nothingThere(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
