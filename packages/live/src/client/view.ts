import type { CollectionPath, DocumentPath } from '../paths.ts';
import { type Doc, type Query, runQuery } from '../query.ts';
import { type Data, isSame } from '../values.ts';
import { applyWrite } from '../writes.ts';
import type { StoredWrite } from './cache-store.ts';

/** A write on its way; once the server answered, with the number that each document got by it. */
export interface SentWrite extends StoredWrite {
  done?: Record<string, number>;
}

/** A part of a write, and the write it belongs to. */
export interface PendingOp {
  write: SentWrite;
  op: StoredWrite['writes'][number];
}

/** A document as it is made of what was written to it here; null where it was deleted. */
export interface OwnDoc {
  doc: Doc | null;
  pending: boolean;
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
  own: ReadonlyMap<string, OwnDoc>;
}

/** What a query's result will be once all that was written is stored. */
export function viewOf({ query, base, own }: Scene): SeenDoc[] {
  const docs = base.filter(({ id }) => !own.has(id));
  for (const { doc } of own.values()) if (doc) docs.push(doc);
  return runQuery(query, docs).map(({ id, data, born }) => ({
    id,
    data,
    born: born < UNBORN ? born : null,
    pending: own.get(id)?.pending ?? false,
  }));
}

interface Known {
  id: string;
  /** What is known of it, in a result or not. */
  stored: Doc | undefined;
  /** The last write that the result knows of. */
  seq: number;
  now: number;
}

/** What is made of a document by what was written to it; nothing where the server has told all of that. */
export function ownDocOf(ops: readonly PendingOp[], { id, stored, seq, now }: Known): OwnDoc | undefined {
  let own: OwnDoc | undefined;
  for (const { write, op } of ops) {
    const { done, place } = write;
    // The server's own answer has come already; beyond a limit it does not even speak of the document.
    if (done && Math.max(seq, stored?.seq ?? 0) >= (done[op.path] ?? 0)) continue;
    const before = own ? own.doc : stored;
    const data = outcome(before?.data ?? null, op, now);
    if (data === undefined) continue;
    own = {
      doc: data && { id, data, seq: before?.seq ?? 0, born: before?.born ?? UNBORN + place },
      pending: !done || (own?.pending ?? false),
    };
  }
  return own;
}

/** The names of a collection's documents that a write is about. */
export const idsIn = (collection: CollectionPath, { writes }: StoredWrite): string[] =>
  writes.flatMap(({ path }) => docIdIn(collection, path) ?? []);

/** A document's name in a collection, nothing for one of another. */
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
