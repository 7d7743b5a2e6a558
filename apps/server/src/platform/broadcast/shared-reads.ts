import { byteMemory } from '../images/byte-memory.ts';

type Read = (path: string) => Promise<Buffer | undefined>;

/** A room that watches the live edge asks for the same within a few seconds. */
const KEPT_MS = 10_000;
/** Some segments of many shows, however large theirs are; it is memory of the process that takes bids. */
const MOST_BYTES = 64 * 1_024 * 1_024;

/** Reads what many want once, and keeps it as long as the rest of them ask. Nothing is kept of what could not be read. */
export function sharedReads(read: Read, { keptMs = KEPT_MS, mostBytes = MOST_BYTES } = {}): Read {
  const reading = new Map<string, Promise<Buffer | undefined>>();
  const memory = byteMemory<{ bytes: Buffer }>(mostBytes);

  async function readAndKeep(path: string): Promise<Buffer | undefined> {
    const bytes = await read(path);
    if (!bytes) return undefined;
    memory.set(path, { bytes });
    setTimeout(() => memory.delete(path), keptMs).unref();
    return bytes;
  }

  return (path) => {
    const kept = memory.get(path);
    if (kept) return Promise.resolve(kept.bytes);
    const found = reading.get(path);
    if (found) return found;
    const underway = readAndKeep(path).finally(() => reading.delete(path));
    reading.set(path, underway);
    return underway;
  };
}
