import type { LiveError } from '../errors.ts';
import type { CollectionPath } from '../paths.ts';
import type { SentFrame, ServerFrame, WireDoc } from '../protocol.ts';
import { type GivenQuery, isIn, type Query, queryOf } from '../query.ts';
import type { Cache, Pinned } from './cache.ts';
import type { Limbo } from './limbo.ts';
import { waitAfterRefusal } from './reconnect.ts';
import {
  idsIn,
  type OwnDoc,
  ownDocOf,
  type PendingOp,
  type SeenDoc,
  type SentWrite,
  type Snapshot,
  sameAs,
  viewOf,
} from './view.ts';

export type Told = (snapshot: Snapshot) => void;
export type Failed = (error: LiveError) => void;

interface Target {
  id: number;
  key: string;
  query: Query;
  readers: Set<{ told: Told; failed: Failed }>;
  topic: number | undefined;
  /** The server's result as it was last heard; nothing before it told one. */
  ids: Set<string> | undefined;
  seq: number;
  current: boolean;
  /** How often in a row the server could not do it. */
  failures: number;
  shown: Snapshot | undefined;
  /** What is made of documents by what was written here, as of the last time it was shown or found not to be seen in it. */
  own: Map<string, OwnDoc>;
  /** Of the cache that `own` and what is shown are made of. */
  stamp: number;
  /** In this turn it is shown already; `due` when something came after that. */
  turn: 'free' | 'shown' | 'due';
}

interface TargetsParts {
  cache: Cache;
  limbo: Limbo;
  /** What is pending in a collection, by the names of its documents. */
  opsIn: (collection: CollectionPath) => ReadonlyMap<string, readonly PendingOp[]>;
  /** The documents of which a write was answered, and not told to everyone here who listens. */
  doneIn: (collection: CollectionPath) => string[];
  /** The server told something of these. */
  changed: (collection: CollectionPath) => void;
  /** The server knows less than it told before. */
  wentBack: () => void;
  now: () => number;
  random: () => number;
  nextId: () => number;
  send: (frame: SentFrame) => void;
}

type Changes = ServerFrame & { op: 'change' | 'resumed' };

/** What is listened to here, each query once, and what is shown of it. */
export class Targets {
  private readonly parts: TargetsParts;
  private readonly targets = new Map<string, Target>();
  private connections = 0;

  constructor(parts: TargetsParts) {
    this.parts = parts;
  }

  listen(given: GivenQuery, told: Told, failed: Failed): () => void {
    const query = queryOf(given);
    const key = JSON.stringify(query);
    const target = this.targets.get(key) ?? this.add(key, query);
    if (target.turn === 'due') this.draw(target);
    const reader = { told, failed };
    target.readers.add(reader);
    if (target.shown) told(target.shown);
    else if (target.ids || this.parts.cache.docsIn(query.collection).length > 0) this.show(target);
    return () => {
      target.readers.delete(reader);
      if (target.readers.size > 0 || this.targets.get(key) !== target) return;
      this.remove(target);
      this.parts.send({ op: 'unlisten', id: target.id });
    };
  }

  /** What the results are made of. */
  pinned(): Pinned {
    const pinned = new Map<CollectionPath, Set<string>>();
    for (const { query, ids = [] } of this.targets.values()) {
      const known = pinned.get(query.collection) ?? new Set();
      pinned.set(query.collection, known);
      for (const id of ids) known.add(id);
    }
    return pinned;
  }

  /** Up to which write all who listen to a collection were told what became of it; nothing when nobody does. */
  toldUpTo(collection: CollectionPath): number | undefined {
    const seqs = [...this.targets.values()]
      .filter(({ query }) => query.collection === collection)
      .map(({ seq }) => seq);
    return seqs.length > 0 ? Math.min(...seqs) : undefined;
  }

  /** On a new connection. */
  listenAll(): void {
    this.connections += 1;
    for (const target of this.targets.values()) this.sendListen(target);
  }

  lost(): void {
    for (const target of this.targets.values()) Object.assign(target, { topic: undefined, current: false });
    this.showAll();
  }

  /** What was told is forgotten; who listens goes on. */
  clear(): void {
    for (const target of this.targets.values())
      Object.assign(target, { ids: undefined, seq: 0, current: false, stamp: -1, turn: 'free' });
  }

  refuse(id: number, error: LiveError): void {
    const target = this.withId(id);
    if (!target) return;
    if (error.code === 'unavailable') {
      this.listenLater(target, error.retryAfterMs);
      return;
    }
    this.remove(target);
    for (const { failed } of [...target.readers]) failed(error);
  }

  takeSnapshot({ id, topic, seq, docs }: ServerFrame & { op: 'snapshot' }): void {
    const target = this.withId(id);
    if (!target) return;
    if (seq < target.seq) {
      this.parts.wentBack();
      return;
    }
    const { cache, limbo, changed } = this.parts;
    const { collection } = target.query;
    Object.assign(target, {
      topic,
      seq,
      ids: new Set(docs.map((doc) => doc.id)),
      current: true,
      failures: 0,
    });
    // In the result first: what is listened to is not given up.
    cache.put(collection, docs);
    // Known here, and not in the result any more: deleted, or changed so that it belongs elsewhere.
    if (target.query.limit === undefined) {
      for (const doc of cache.docsIn(collection)) {
        if (!target.ids?.has(doc.id) && isIn(target.query, doc)) limbo.put(collection, doc.id);
      }
    }
    changed(collection);
    this.show(target);
    limbo.lookUp();
  }

  takeChanges(frame: Changes): void {
    for (const target of [...this.targets.values()]) {
      const isMeant = frame.op === 'resumed' ? target.id === frame.id : target.topic === frame.topic;
      if (isMeant) this.change(target, frame);
    }
  }

  /** All up to then is known, and nothing of it was for this one. */
  progress({ id, seq }: ServerFrame & { op: 'progress' }): void {
    const target = this.withId(id);
    if (!target || seq <= target.seq) return;
    const done = this.parts.doneIn(target.query.collection);
    target.seq = seq;
    this.parts.changed(target.query.collection);
    this.showDocs(target, done);
  }

  showAll(): void {
    for (const target of [...this.targets.values()]) this.show(target);
  }

  /** This was written, answered or dropped. */
  showWrite(write: SentWrite): void {
    for (const target of [...this.targets.values()])
      this.showDocs(target, idsIn(target.query.collection, write));
  }

  show(target: Target): void {
    const { query, seq } = target;
    const now = this.parts.now();
    target.own.clear();
    for (const [id, ops] of this.parts.opsIn(query.collection)) {
      const own = ownDocOf(ops, { id, stored: this.parts.cache.get(query.collection, id), seq, now });
      if (own) target.own.set(id, own);
    }
    this.draw(target);
  }

  /** Nothing but what was written to these may have changed: where none of them is seen, nothing is made anew. */
  private showDocs(target: Target, ids: readonly string[]): void {
    if (!this.isAsShown(target)) {
      this.show(target);
      return;
    }
    const now = this.parts.now();
    const seen = ids.filter((id) => this.takeOwn(target, id, now));
    if (seen.length > 0) this.drawOnceATurn(target);
  }

  private isAsShown({ query, current, shown, stamp }: Target): boolean {
    const { cache } = this.parts;
    const isFull = shown?.cacheFull ?? false;
    return (
      stamp === cache.stampOf(query.collection) && shown?.fromCache === !current && isFull === cache.isFull
    );
  }

  /** Whether a document is or was in the result. */
  private takeOwn({ query, ids, seq, own }: Target, id: string, now: number): boolean {
    const stored = this.parts.cache.get(query.collection, id);
    const before = own.get(id);
    const after = ownDocOf(this.parts.opsIn(query.collection).get(id) ?? [], { id, stored, seq, now });
    if (after) own.set(id, after);
    else own.delete(id);
    const told = !ids || ids.has(id) ? stored : undefined;
    return [told, before?.doc, after?.doc].some((doc) => doc && isIn(query, doc));
  }

  /** The first that is written is seen at once; what else is written in the same turn is seen together, right after it. */
  private drawOnceATurn(target: Target): void {
    if (target.turn !== 'free') {
      target.turn = 'due';
      return;
    }
    this.draw(target);
    target.turn = 'shown';
    queueMicrotask(() => {
      const isDue = target.turn === 'due' && this.targets.get(target.key) === target;
      target.turn = 'free';
      if (isDue) this.draw(target);
    });
  }

  private draw(target: Target): void {
    const { query, current, ids, own, shown } = target;
    const { cache } = this.parts;
    const base = ids
      ? [...ids].flatMap((id) => cache.get(query.collection, id) ?? [])
      : cache.docsIn(query.collection);
    const docs = viewOf({ query, base, own });
    const snapshot = sameAs(shown, {
      docs,
      fromCache: !current,
      hasPending: docs.some(({ pending }: SeenDoc) => pending),
      ...(cache.isFull && { cacheFull: true as const }),
    });
    target.stamp = cache.stampOf(query.collection);
    if (target.turn === 'due') target.turn = 'shown';
    if (snapshot === shown) return;
    target.shown = snapshot;
    cache.use(
      query.collection,
      docs.map(({ id }) => id),
    );
    for (const { told } of [...target.readers]) told(snapshot);
  }

  private change(target: Target, { topic, seq, docs }: Changes): void {
    const { cache, limbo, changed } = this.parts;
    const { collection } = target.query;
    target.ids ??= new Set();
    for (const doc of docs) {
      if (!('gone' in doc)) target.ids.add(doc.id);
      else if (target.ids.delete(doc.id)) limbo.put(collection, doc.id);
    }
    cache.put(
      collection,
      docs.filter((doc): doc is WireDoc => !('gone' in doc)),
    );
    this.dropBehindLimit(target);
    Object.assign(target, { topic, seq: Math.max(seq, target.seq), current: true, failures: 0 });
    changed(collection);
    for (const one of [...this.targets.values()]) if (one.query.collection === collection) this.show(one);
    limbo.lookUp();
  }

  /** What is no longer among the first so many is not told of any more, so it is not known any more. */
  private dropBehindLimit({ query, ids }: Target): void {
    if (query.limit === undefined || !ids || ids.size <= query.limit) return;
    const docs = [...ids].flatMap((id) => this.parts.cache.get(query.collection, id) ?? []);
    const kept = viewOf({ query, base: docs, own: new Map() });
    ids.clear();
    for (const { id } of kept) ids.add(id);
  }

  private add(key: string, query: Query): Target {
    const target: Target = {
      id: this.parts.nextId(),
      key,
      query,
      readers: new Set(),
      topic: undefined,
      ids: undefined,
      seq: 0,
      current: false,
      failures: 0,
      shown: undefined,
      own: new Map(),
      stamp: -1,
      turn: 'free',
    };
    this.targets.set(key, target);
    this.sendListen(target);
    return target;
  }

  /** The server could not do it now; with a new connection all are asked for anyway. */
  private listenLater(target: Target, retryAfterMs: number | undefined): void {
    const { connections } = this;
    const wait = waitAfterRefusal(target.failures, this.parts.random, retryAfterMs);
    target.failures += 1;
    setTimeout(() => {
      const isWanted = this.targets.get(target.key) === target && this.connections === connections;
      if (isWanted) this.sendListen(target);
    }, wait);
  }

  private remove(target: Target): void {
    this.targets.delete(target.key);
    this.parts.cache.release();
    this.parts.changed(target.query.collection);
  }

  private sendListen({ id, query, ids, seq }: Target): void {
    this.parts.send({ op: 'listen', id, query, ...(ids && { after: seq }) });
  }

  private withId(id: number): Target | undefined {
    return [...this.targets.values()].find((target) => target.id === id);
  }
}
