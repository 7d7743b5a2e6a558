import { invalid, LiveError } from '../errors.ts';
import { type CollectionPath, splitPath } from '../paths.ts';
import { mostFrameBytes } from '../protocol.ts';
import { bytesOf } from '../values.ts';
import { applyWrite, mostWrites, type Write } from '../writes.ts';
import type { StoredWrite } from './cache-store.ts';

interface Facts {
  collections: readonly CollectionPath[];
  /** Of its frame at its longest. */
  bytes: number;
}

const known = new WeakMap<StoredWrite, Facts>();
// A comma, quotes, and an id.
const BYTES_OF_ID = 39;

function factsOf(write: StoredWrite): Facts {
  const facts = known.get(write);
  if (facts) return facts;
  const { id, writes } = write;
  const collections = [...new Set(writes.map(({ path }) => splitPath(path).collection))];
  const bytes = bytesOf({ op: 'write', id, writes, follows: [] }) + collections.length * BYTES_OF_ID;
  known.set(write, { collections, bytes });
  return { collections, bytes };
}

export const collectionsOf = (write: StoredWrite): readonly CollectionPath[] => factsOf(write).collections;
/** In bytes on the wire. */
export const sizeOf = (write: StoredWrite): number => factsOf(write).bytes;

/** What no server will ever take of it. */
export function faultIn(write: StoredWrite): LiveError | undefined {
  const { writes } = write;
  if (writes.length === 0 || writes.length > mostWrites)
    return invalid(`A batch holds 1 to ${mostWrites} writes.`);
  try {
    if (sizeOf(write) > mostFrameBytes)
      return invalid(`Writes that are sent together have ${mostFrameBytes} bytes at most.`);
    for (const one of writes) checkOne(one);
  } catch (error) {
    // What is no JSON at all.
    return error instanceof LiveError ? error : invalid(String(error));
  }
  return undefined;
}

/** What the rest of a document is an update cannot know; a document that is set whole is known here. */
function checkOne(write: Write): void {
  if (write.op === 'set') applyWrite(null, write, 0);
}
