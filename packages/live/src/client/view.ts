import type { CollectionPath, DocumentPath } from '../paths.ts';
import { type Doc, type Query, runQuery } from '../query.ts';
import { type Data, isSame } from '../values.ts';
import { applyWrite } from '../writes.ts';
import type { StoredWrite } from './cache-store.ts';

/** A write on its way; once the server answered, with the number that each document got by it. */
export interface SentWrite extends StoredWrite {
  done?: Record<string, number>;
}

export interface SeenDoc {
  id: string;
  data: Data;
  /** Where it stands among those of its collection; null while only oneself knows it. */
  born: number | null;
  /** Something here was written by oneself and is not stored yet. */
  pending: boolean;
}

export interface Snapshot {
  docs: SeenDoc[];
  /** What the server says now is not known. */
  fromCache: boolean;
  hasPending: boolean;
  /**
   * What is listened to is larger than the cache: it is all here, and held in memory, but not all of it will be there
   * when the page is loaded anew.
   */
  cacheFull?: true;
}

// Documents that only exist here stand behind all others, in the order they were written.
const UNBORN = 2 ** 52;

interface Scene {
  query: Query;
  /** The result as the server last told it, or all that is known while it told none. */
  base: readonly Doc[];
  /** What is known of a document, in the result or not. */
  known: (id: string) => Doc | undefined;
  writes: readonly SentWrite[];
  /** The last write that the result knows of. */
  seq: number;
  now: number;
}

/** What a query's result will be once all that was written is stored. */
export function viewOf({ query, base, ...scene }: Scene): SeenDoc[] {
  const own = ownDocs(query.collection, scene);
  const docs = base.filter(({ id }) => !own.has(id));
  for (const { doc } of own.values()) if (doc) docs.push(doc);
  return runQuery(query, docs).map(({ id, data, born }) => ({
    id,
    data,
    born: born < UNBORN ? born : null,
    pending: own.get(id)?.pending ?? false,
  }));
}

function ownDocs(collection: CollectionPath, { known, writes, seq, now }: Omit<Scene, 'query' | 'base'>) {
  const own = new Map<string, { doc: Doc | null; pending: boolean }>();
  for (const { writes: ops, done, place } of writes) {
    for (const write of ops) {
      const id = docIdIn(collection, write.path);
      if (id === undefined) continue;
      const stored = known(id);
      // The server's own answer has come already; beyond a limit it does not even speak of the document.
      if (done && Math.max(seq, stored?.seq ?? 0) >= (done[write.path] ?? 0)) continue;
      const before = own.has(id) ? own.get(id)?.doc : stored;
      const data = outcome(before?.data ?? null, write, now);
      if (data === undefined) continue;
      own.set(id, {
        doc: data && { id, data, seq: before?.seq ?? 0, born: before?.born ?? UNBORN + place },
        pending: !done || (own.get(id)?.pending ?? false),
      });
    }
  }
  return own;
}

/** A document's name in a collection, nothing for one of another. Asked of all that is pending with everything that is told. */
function docIdIn(collection: CollectionPath, path: DocumentPath): string | undefined {
  const cut = collection.length;
  return path.startsWith(collection) && path.lastIndexOf('/') === cut ? path.slice(cut + 1) : undefined;
}

type Op = StoredWrite['writes'][number];

/** What was made of a document by a write, which is asked again with everything that is told. */
const outcomes = new WeakMap<Op, { before: Data | null; after: Data | null | undefined }>();

/** Nothing where it cannot be known: an update of a document that was never heard of. */
function outcome(before: Data | null, write: Op, now: number): Data | null | undefined {
  const known = outcomes.get(write);
  if (known && known.before === before) return known.after;
  const after = made(before, write, now);
  outcomes.set(write, { before, after });
  return after;
}

function made(before: Data | null, write: Op, now: number): Data | null | undefined {
  try {
    return applyWrite(before, write, now);
  } catch {
    return undefined;
  }
}

/** The new one, with the very documents of the one before where they are equal; that one itself where all are. */
export function sameAs(before: Snapshot | undefined, now: Snapshot): Snapshot {
  if (!before) return now;
  const seen = new Map(before.docs.map((doc) => [doc.id, doc]));
  const docs = now.docs.map((doc) => {
    const old = seen.get(doc.id);
    return old && isSameDoc(old, doc) ? old : doc;
  });
  const isSame =
    before.fromCache === now.fromCache &&
    before.hasPending === now.hasPending &&
    before.cacheFull === now.cacheFull &&
    before.docs.length === docs.length &&
    docs.every((doc, at) => doc === before.docs[at]);
  return isSame ? before : { ...now, docs };
}

function isSameDoc(a: SeenDoc, b: SeenDoc): boolean {
  return a.born === b.born && a.pending === b.pending && (a.data === b.data || isSame(a.data, b.data));
}
