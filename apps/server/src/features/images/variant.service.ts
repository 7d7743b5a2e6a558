import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rasterise } from '@souk/drawing/raster.ts';
import type { ImageId } from '@souk/shared/ids.ts';
import type { ImageFormat } from '@souk/shared/images/schema.ts';
import type { imageWidths } from '@souk/shared/limits.ts';
import sharp from 'sharp';
import type { Db } from '../../platform/db/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { drawImage } from './draw.ts';
import { findSource } from './image.repo.ts';
import { renderQueue, type Urgency } from './render-queue.ts';
import { originalKey, shrink, variantKey } from './stored-picture.ts';

export interface Variant {
  id: ImageId;
  width: (typeof imageWidths)[number];
  format: ImageFormat;
}

/** Pictures in the sizes and formats they are shown in, made when first asked for and kept on disk. */
export interface Variants {
  /** The bytes, or null when there is no such picture. */
  read(variant: Variant): Promise<Buffer | null>;
  /** Makes those not there yet, one after the other, while nothing else waits. */
  warm(variants: readonly Variant[]): Promise<void>;
  /** Ends the warming and waits for what is being made. */
  stop(): Promise<void>;
}

// Rendering runs on threads of its own, two pictures at once: one thread each is quickest on two cores.
const atOnce = 2;
sharp.concurrency(1);

interface Places {
  db: Db;
  /** Where drawn pictures are kept; they are made again from their recipe. */
  folder: string;
  /** Where people's own pictures are, with their sizes beside them. */
  storage: Storage;
}

export function openVariants({ db, folder, storage }: Places): Variants {
  const queue = renderQueue(atOnce);
  const making = new Map<string, Promise<Buffer | null>>();
  let stopped = false;

  const pathOf = ({ id, width, format }: Variant) => join(folder, id.slice(0, 2), id, `${width}.${format}`);

  function make(variant: Variant, path: string, urgency: Urgency): Promise<Buffer | null> {
    const underWay = making.get(path);
    if (underWay) return underWay;
    const made = queue
      .run(urgency, async () => {
        const source = await findSource(db, variant.id);
        if (!source) return null;
        const width = Math.min(variant.width, source.width);
        if (source.kind === 'stored') return makeStored(variant, width);
        const bytes = await rasterise(drawImage(source.recipe), { width, format: variant.format });
        await keep(path, bytes);
        return bytes;
      })
      .finally(() => making.delete(path));
    making.set(path, made);
    return made;
  }

  async function makeStored(variant: Variant, width: number): Promise<Buffer | null> {
    const original = await storage.read(originalKey(variant.id));
    if (!original) return null;
    const bytes = await shrink(original, width, variant.format);
    await storage.put(variantKey(variant), bytes);
    return bytes;
  }

  /** A picture someone took back is not shown from what was made of it. */
  async function readStored(variant: Variant): Promise<Buffer | undefined> {
    const source = await findSource(db, variant.id);
    return source?.kind === 'stored' ? storage.read(variantKey(variant)) : undefined;
  }

  return {
    async read(variant) {
      const path = pathOf(variant);
      return (await readKept(path)) ?? (await readStored(variant)) ?? make(variant, path, 'awaited');
    },
    async warm(variants) {
      for (const variant of variants) {
        if (stopped) return;
        const path = pathOf(variant);
        if (!(await isKept(path))) await make(variant, path, 'ahead');
      }
    },
    async stop() {
      stopped = true;
      await Promise.allSettled(making.values());
    },
  };
}

async function readKept(path: string): Promise<Buffer | null> {
  try {
    const bytes = await readFile(path);
    return bytes.length > 0 ? bytes : null;
  } catch (error) {
    return nothingThere(error);
  }
}

async function isKept(path: string): Promise<boolean> {
  try {
    return (await stat(path)).size > 0;
  } catch (error) {
    return nothingThere(error) !== null;
  }
}

/** Written beside and renamed, so that nobody ever reads half a picture. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.${randomUUID()}`;
  await writeFile(beside, bytes);
  await rename(beside, path);
}

function nothingThere(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
