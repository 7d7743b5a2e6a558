import { createHash } from 'node:crypto';
import type { ImageId } from '@souk/shared/ids.ts';
import type { ImageFormat } from '@souk/shared/images/paths.ts';
import type { imageWidths } from '@souk/shared/limits.ts';
import type { Db } from '../db/database.ts';
import type { Log } from '../logging/log.ts';
import { rasteriseDrawing, shrinkPicture } from '../pictures/index.ts';
import type { Storage } from '../storage/storage.ts';
import { byteMemory } from './byte-memory.ts';
import { drawImage } from './draw.ts';
import { drawnShelf } from './drawn-shelf.ts';
import { renderQueue, type Urgency } from './render-queue.ts';
import { findSource, type ImageSource } from './source.repo.ts';
import { isSlow, originalKey, variantKey } from './stored-picture.ts';

export interface Variant {
  id: ImageId;
  width: (typeof imageWidths)[number];
  format: ImageFormat;
}

export interface ShownVariant {
  bytes: Buffer;
  format: ImageFormat;
  etag: string;
  /** It stands in for what was asked for, which is being made. */
  meanwhile?: true;
}

/** Pictures in the sizes and formats they are shown in, made when first asked for and kept. */
export interface Variants {
  /** Null when there is no such picture. */
  read(variant: Variant): Promise<ShownVariant | null>;
  /** Makes those not there yet, one after the other, while nothing else waits. */
  warm(variants: readonly Variant[]): Promise<void>;
  /** Ends the warming and waits for what is being made. */
  stop(): Promise<void>;
}

// Of drawings two at once, each in a process of its own.
const atOnce = 2;

/** In bytes: some five hundred pictures as phones show them. */
const remembered = 32 * 1024 * 1024;

interface Places {
  db: Db;
  /** Where drawn pictures are kept. */
  folder: string;
  /** Where people's own pictures are, with their sizes beside them. */
  storage: Storage;
  log: Pick<Log, 'warn'>;
}

export function openVariants({ db, folder, storage, log }: Places): Variants {
  const shelf = drawnShelf(folder);
  const queue = renderQueue(atOnce);
  const memory = byteMemory<ShownVariant & { kind: ImageSource['kind'] }>(remembered);
  const making = new Map<string, Promise<Buffer | null>>();
  let stopped = false;

  function make(variant: Variant, urgency: Urgency): Promise<Buffer | null> {
    const key = variantKey(variant);
    const underWay = making.get(key);
    if (underWay) return underWay;
    const made = queue.run(urgency, () => render(variant)).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  async function render(variant: Variant): Promise<Buffer | null> {
    const source = await findSource(db, variant.id);
    if (!source) return null;
    const width = Math.min(variant.width, source.width);
    if (source.kind === 'drawn') {
      const bytes = await rasteriseDrawing(drawImage(source.recipe), width, variant.format);
      await shelf.keep(variant, bytes);
      return bytes;
    }
    const original = await storage.read(originalKey(variant.id));
    if (!original) return null;
    const bytes = await shrinkPicture(original, width, variant.format);
    await storage.put(variantKey(variant), bytes);
    return bytes;
  }

  function show(variant: Variant, kind: ImageSource['kind'], bytes: Buffer | null): ShownVariant | null {
    if (!bytes) return null;
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const shown = { bytes, etag, kind, format: variant.format };
    memory.set(variantKey(variant), shown);
    return shown;
  }

  async function readStored(variant: Variant, source: ImageSource): Promise<ShownVariant | null> {
    const kept = await storage.read(variantKey(variant));
    if (kept || !isSlow(variant, source.width)) {
      return show(variant, 'stored', kept ?? (await make(variant, 'awaited')));
    }
    make(variant, 'ahead').catch((err) => log.warn({ err, id: variant.id }, 'a picture was not made ahead'));
    const sooner = await read({ ...variant, format: 'webp' });
    return sooner && { ...sooner, meanwhile: true };
  }

  async function read(variant: Variant): Promise<ShownVariant | null> {
    const held = memory.get(variantKey(variant));
    if (held?.kind === 'drawn') return held;
    const drawn = held ? null : await shelf.read(variant);
    if (drawn) return show(variant, 'drawn', drawn);
    // A picture someone took back is not shown from what was made of it.
    const source = await findSource(db, variant.id);
    if (!source) return null;
    if (held) return held;
    if (source.kind === 'stored') return await readStored(variant, source);
    return show(variant, 'drawn', await make(variant, 'awaited'));
  }

  async function isStored(variant: Variant): Promise<boolean> {
    if (await shelf.has(variant)) return true;
    const source = await findSource(db, variant.id);
    return source?.kind === 'stored' && (await storage.size(variantKey(variant))) !== undefined;
  }

  return {
    read,
    async warm(variants) {
      for (const variant of variants) {
        if (stopped) return;
        if (!(await isStored(variant))) await make(variant, 'ahead');
      }
    },
    async stop() {
      stopped = true;
      await Promise.allSettled(making.values());
    },
  };
}
