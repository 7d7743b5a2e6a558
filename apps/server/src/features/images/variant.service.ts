import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rasterise } from '@souk/drawing/raster.ts';
import type { ImageId } from '@souk/shared/ids.ts';
import type { ImageFormat } from '@souk/shared/images/schema.ts';
import type { imageWidths } from '@souk/shared/limits.ts';
import sharp from 'sharp';
import type { Db } from '../../platform/db/database.ts';
import { drawImage } from './draw.ts';
import { findDrawing } from './image.repo.ts';
import { renderQueue, type Urgency } from './render-queue.ts';

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

export function openVariants({ db, folder }: { db: Db; folder: string }): Variants {
  const queue = renderQueue(atOnce);
  const making = new Map<string, Promise<Buffer | null>>();
  let stopped = false;

  const pathOf = ({ id, width, format }: Variant) => join(folder, id.slice(0, 2), id, `${width}.${format}`);

  function make(variant: Variant, path: string, urgency: Urgency): Promise<Buffer | null> {
    const underWay = making.get(path);
    if (underWay) return underWay;
    const made = queue
      .run(urgency, async () => {
        const bytes = await render(db, variant);
        if (bytes) await keep(path, bytes);
        return bytes;
      })
      .finally(() => making.delete(path));
    making.set(path, made);
    return made;
  }

  return {
    async read(variant) {
      const path = pathOf(variant);
      return (await readKept(path)) ?? make(variant, path, 'awaited');
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

/** Draws the picture at the width asked for, and never wider than the picture is. */
async function render(db: Db, { id, width, format }: Variant): Promise<Buffer | null> {
  const drawing = await findDrawing(db, id);
  if (!drawing) return null;
  return rasterise(drawImage(drawing.recipe), { width: Math.min(width, drawing.width), format });
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
