import { unfinishedHours } from '@souk/shared/files/limits.ts';
import type { FilePurpose } from '@souk/shared/files/schema.ts';

/** An upload as it is written down on this device, so that a reload does not lose it. */
export type SavedUpload = {
  key: string;
  /** Whose it is, and the form it belongs to. */
  owner: string;
  place: string;
  purpose: FilePurpose;
  name: string;
  alt: string;
  size: number;
  fingerprint: string;
  /** What the server has of it. */
  id: string | null;
  sent: boolean;
  /** Bytes, when it was last paused. */
  received: number;
  /** All is done; only the form was not saved. */
  done: boolean;
  paused: boolean;
  position: number;
  /** Milliseconds since 1970. */
  at: number;
};

export type SavedUploads = {
  /** Without the file, it has to be chosen again to go on. */
  put: (saved: SavedUpload, file: Blob | null) => Promise<void>;
  change: (key: string, change: Partial<SavedUpload>) => Promise<void>;
  list: (owner: string, place: string) => Promise<Array<{ saved: SavedUpload; file: Blob | null }>>;
  forget: (keys: readonly string[]) => Promise<void>;
  forgetFile: (key: string) => Promise<void>;
  forgetOthers: (owner: string) => Promise<void>;
};

const MB = 1024 * 1024;
/** What browsers grant an origin is shared with all else the market keeps here. */
export const mostSavedBytes = 256 * MB;
const longestMs = unfinishedHours * 3_600_000;

/** The server has let go of it by then. */
export function isOver({ at }: Pick<SavedUpload, 'at'>, now: number): boolean {
  return now - at > longestMs;
}

export function hasRoom(savedBytes: number, size: number): boolean {
  return savedBytes + size <= mostSavedBytes;
}

const sampleBytes = 32 * 1024;

/** Tells one file from another without reading all of it: name, size, date, and a sum over both ends. */
export async function fingerprintOf(file: Blob & { name?: string; lastModified?: number }): Promise<string> {
  const ends = new Blob([file.slice(0, sampleBytes), file.slice(-sampleBytes)]);
  let sum = 0x811c9dc5;
  // FNV-1a: crypto.subtle is missing where the market is served without TLS.
  for (const byte of new Uint8Array(await ends.arrayBuffer())) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return [file.name ?? '', file.size, file.lastModified ?? 0, sum.toString(16)].join('|');
}

/** For browsers that forbid storage, and for tests: lasts as long as the page. */
export function keepInMemory(now: () => number = Date.now): SavedUploads {
  const all = new Map<string, { saved: SavedUpload; file: Blob | null }>();
  const without = (is: (saved: SavedUpload) => boolean) => {
    for (const [key, { saved }] of all) if (is(saved)) all.delete(key);
  };
  return {
    put: async (saved, file) => void all.set(saved.key, { saved, file }),
    change: async (key, change) => {
      const one = all.get(key);
      if (one) all.set(key, { ...one, saved: { ...one.saved, ...change } });
    },
    list: async (owner, place) => {
      without((saved) => isOver(saved, now()));
      return [...all.values()]
        .filter(({ saved }) => saved.owner === owner && saved.place === place)
        .sort((a, b) => a.saved.position - b.saved.position || a.saved.at - b.saved.at);
    },
    forget: async (keys) => {
      for (const key of keys) all.delete(key);
    },
    forgetFile: async (key) => {
      const one = all.get(key);
      if (one) all.set(key, { ...one, file: null });
    },
    forgetOthers: async (owner) => without((saved) => saved.owner !== owner),
  };
}
