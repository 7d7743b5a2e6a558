import { LiveError } from '../errors.ts';
import { type CollectionPath, documentPath, splitPath } from '../paths.ts';
import type { SentFrame, ServerFrame, WireDoc, WireGone } from '../protocol.ts';
import { protocolVersion } from '../protocol.ts';
import { type Doc, type GivenQuery, isIn, type Query, query as querySchema } from '../query.ts';
import type { Changes, Write } from '../writes.ts';
import { Cache } from './cache.ts';
import type { Link, OpenLink } from './link.ts';
import { waitBefore } from './reconnect.ts';
import { noShelf, type Shelf } from './shelf.ts';
import { type SentWrite, type Snapshot, viewOf } from './view.ts';

export interface LiveParts {
  link: OpenLink;
  /** Asked for with every connection; null while nobody is signed in. */
  token: () => string | null;
  shelf?: Shelf;
  cacheBytes?: number;
  now?: () => number;
  random?: () => number;
  newId?: () => string;
}

type Told = (snapshot: Snapshot) => void;
type Failed = (error: LiveError) => void;

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
  shown: string;
}

interface Promised {
  resolve: () => void;
  reject: (error: LiveError) => void;
}

/** How many documents in limbo are looked up at once (fixed). */
export const mostLimbo = 100;

/** Documents that are read, written and listened to, with a server or without one for a while. */
export class LiveClient {
  private readonly parts: Required<Omit<LiveParts, 'cacheBytes'>>;
  private readonly cache: Cache;
  private readonly targets = new Map<string, Target>();
  private readonly limbo = new Map<string, { collection: CollectionPath; id: string }>();
  private readonly asked = new Map<number, (docs: Array<WireDoc | null>) => void>();
  private readonly promised = new Map<string, Promised>();
  private writes: SentWrite[] = [];
  private link: Link | undefined;
  private welcome = false;
  private lookingUp = false;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ids = 0;
  private places = 0;
  private over = false;
  readonly ready: Promise<void>;

  constructor({ cacheBytes, ...parts }: LiveParts) {
    this.parts = {
      shelf: noShelf,
      now: Date.now,
      random: Math.random,
      newId: () => crypto.randomUUID(),
      ...parts,
    };
    const { shelf, now } = this.parts;
    this.cache = new Cache({ bytes: cacheBytes, shelf, now });
    this.ready = this.restore().finally(() => this.connect());
  }

  /** Tells what a query's result is, now and whenever it changes, until what it gives is called. */
  listen(given: GivenQuery, told: Told, failed: Failed = () => undefined): () => void {
    const query = querySchema.parse(given);
    const key = JSON.stringify(query);
    const target = this.targets.get(key) ?? this.addTarget(key, query);
    const reader = { told, failed };
    target.readers.add(reader);
    if (target.shown !== '') told(this.snapshotOf(target));
    else if (target.ids || this.cache.docsIn(query.collection).length > 0) this.show(target);
    return () => {
      target.readers.delete(reader);
      if (target.readers.size > 0 || this.targets.get(key) !== target) return;
      this.targets.delete(key);
      this.send({ op: 'unlisten', id: target.id });
    };
  }

  /** A document as it is known here, with what was written to it. */
  listenTo(
    path: string,
    told: (doc: Snapshot['docs'][number] | null, about: Snapshot) => void,
    failed?: Failed,
  ) {
    const { collection, id } = splitPath(documentPath(path));
    return this.listen(
      { collection, where: [['$id', '==', id]] },
      (snapshot) => told(snapshot.docs[0] ?? null, snapshot),
      failed,
    );
  }

  /** From the server while there is one, else as it was last heard of. */
  async get(path: string): Promise<Doc | null> {
    const { collection, id } = splitPath(documentPath(path));
    if (this.welcome) {
      const [doc = null] = await this.lookUp([path]);
      this.takeLookedUp(collection, id, doc);
      return doc;
    }
    const known = this.cache.get(collection, id);
    if (!known) throw new LiveError('unavailable', 'There is no connection, and it was never heard of.');
    this.cache.use(collection, [id]);
    return known;
  }

  set(path: string, data: Changes): Promise<void> {
    return this.write([{ op: 'set', path: documentPath(path), data }]);
  }

  update(path: string, data: Changes): Promise<void> {
    return this.write([{ op: 'update', path: documentPath(path), data }]);
  }

  delete(path: string): Promise<void> {
    return this.write([{ op: 'delete', path: documentPath(path) }]);
  }

  /** Several at once, all or none. It is seen here at once; the promise is kept when the server has stored it. */
  write(writes: Write[]): Promise<void> {
    this.places += 1;
    const write: SentWrite = { id: this.parts.newId(), writes, place: this.places };
    this.writes.push(write);
    void this.parts.shelf.putWrite(write);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.promised.set(write.id, { resolve, reject });
    this.showAll();
    if (this.welcome) this.sendWrite(write);
    return promise;
  }

  /** The token is another one: nothing is dropped for it. */
  renewToken(): void {
    if (this.welcome) this.hello();
  }

  /** Forgets everything, also what was not sent yet. */
  async signOut(): Promise<void> {
    this.cache.clear();
    for (const { id } of this.writes) this.settle(id, new LiveError('cancelled', 'Signed out.'));
    this.writes = [];
    this.limbo.clear();
    for (const target of this.targets.values())
      Object.assign(target, { ids: undefined, seq: 0, current: false });
    await this.parts.shelf.clear();
    this.link?.close();
    this.lost();
    this.showAll();
  }

  close(): void {
    this.over = true;
    clearTimeout(this.retry);
    this.link?.close();
    this.link = undefined;
    this.welcome = false;
  }

  /** The network is back, or the page is looked at again: no need to wait. */
  hurry(): void {
    if (this.link || this.over) return;
    clearTimeout(this.retry);
    this.attempt = 0;
    this.connect();
  }

  private async restore(): Promise<void> {
    const kept = await this.parts.shelf.load().catch(() => ({ docs: [], writes: [] }));
    this.cache.restore(kept.docs);
    const before = kept.writes.sort((a, b) => a.place - b.place);
    this.places = Math.max(this.places, ...before.map(({ place }) => place));
    this.writes = [...before, ...this.writes];
    this.showAll();
  }

  // The connection -------------------------------------------------------------

  private connect(): void {
    if (this.over || this.link) return;
    const own: Link = this.parts.link({
      open: () => {
        if (this.link === own) this.hello();
      },
      frame: (frame) => {
        if (this.link === own) this.take(frame);
      },
      closed: () => {
        if (this.link === own) this.lost();
      },
    });
    this.link = own;
  }

  private hello(): void {
    this.link?.send({ op: 'hello', protocol: protocolVersion, token: this.parts.token() });
  }

  private lost(afterMs?: number): void {
    this.link = undefined;
    this.welcome = false;
    this.lookingUp = false;
    this.asked.clear();
    for (const target of this.targets.values()) {
      target.topic = undefined;
      target.current = false;
    }
    this.showAll();
    if (this.over) return;
    clearTimeout(this.retry);
    const wait = afterMs ?? waitBefore(this.attempt, this.parts.random);
    this.attempt += 1;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private send(frame: SentFrame): void {
    if (this.welcome) this.link?.send(frame);
  }

  private sendWrite({ id, writes }: SentWrite): void {
    this.send({ op: 'write', id, writes });
  }

  private sendListen({ id, query, ids, seq }: Target): void {
    const known = ids && query.limit === undefined ? { after: seq } : {};
    this.send({ op: 'listen', id, query, ...known });
  }

  // What the server says --------------------------------------------------------

  private take(frame: ServerFrame): void {
    switch (frame.op) {
      case 'welcome':
        this.begin();
        return;
      case 'snapshot':
        this.takeSnapshot(frame);
        return;
      case 'resumed':
        this.takeChanges(this.targetOf(frame.id), frame);
        return;
      case 'change':
        for (const target of this.targets.values())
          if (target.topic === frame.topic) this.takeChanges(target, frame);
        return;
      case 'got':
        this.asked.get(frame.id)?.(frame.docs);
        this.asked.delete(frame.id);
        return;
      case 'ack':
        this.takeAck(frame);
        return;
      case 'drain':
        this.link?.close();
        this.lost(Math.round(this.parts.random() * frame.retryAfterMs));
        return;
      case 'error':
        this.takeError(frame);
    }
  }

  private begin(): void {
    const again = this.welcome;
    this.welcome = true;
    this.attempt = 0;
    if (again) return;
    for (const target of this.targets.values()) this.sendListen(target);
    for (const write of this.writes) if (!write.done) this.sendWrite(write);
    this.lookUpLimbo();
  }

  private takeSnapshot({ id, topic, seq, docs }: ServerFrame & { op: 'snapshot' }): void {
    const target = this.targetOf(id);
    if (!target) return;
    const { collection } = target.query;
    this.cache.put(collection, docs);
    Object.assign(target, { topic, seq, ids: new Set(docs.map((doc) => doc.id)), current: true });
    // Known here, and not in the result any more: deleted, or changed so that it belongs elsewhere.
    if (target.query.limit === undefined) {
      for (const doc of this.cache.docsIn(collection)) {
        if (!target.ids?.has(doc.id) && isIn(target.query, doc)) this.putInLimbo(collection, doc.id);
      }
    }
    this.show(target);
    this.lookUpLimbo();
  }

  private takeChanges(
    target: Target | undefined,
    { topic, seq, docs }: { topic: number; seq: number; docs: Array<WireDoc | WireGone> },
  ): void {
    if (!target) return;
    const { collection } = target.query;
    this.cache.put(
      collection,
      docs.filter((doc): doc is WireDoc => !('gone' in doc)),
    );
    target.ids ??= new Set();
    for (const doc of docs) {
      if (!('gone' in doc)) target.ids.add(doc.id);
      else if (target.ids.delete(doc.id)) this.putInLimbo(collection, doc.id);
    }
    this.dropBehindLimit(target);
    Object.assign(target, { topic, seq: Math.max(seq, target.seq), current: true });
    this.showCollection(collection);
    this.lookUpLimbo();
  }

  /** What is no longer among the first so many is not told of any more, so it is not known any more. */
  private dropBehindLimit({ query, ids }: Target): void {
    if (query.limit === undefined || !ids || ids.size <= query.limit) return;
    const docs = [...ids].flatMap((id) => this.cache.get(query.collection, id) ?? []);
    const kept = viewOf({ query, base: docs, known: () => undefined, writes: [], now: 0 });
    ids.clear();
    for (const { id } of kept) ids.add(id);
  }

  private takeAck({ id, seqs }: ServerFrame & { op: 'ack' }): void {
    const write = this.writes.find((one) => one.id === id);
    if (!write) return;
    write.done = seqs;
    void this.parts.shelf.dropWrite(id);
    this.settle(id);
    this.forgetDone();
    this.showAll();
  }

  /** A write is laid over the documents until the server has told what came of it to everyone here who listens. */
  private forgetDone(): void {
    this.writes = this.writes.filter(({ done, writes }) => {
      if (!done) return true;
      return writes.some(({ op, path }) => {
        const { collection, id } = splitPath(path);
        const listened = [...this.targets.values()].some(({ query }) => query.collection === collection);
        return op !== 'delete' && listened && (this.cache.get(collection, id)?.seq ?? 0) < (done[path] ?? 0);
      });
    });
  }

  private takeError({ id, code, message }: ServerFrame & { op: 'error' }): void {
    const error = new LiveError(code, message);
    if (typeof id === 'string') {
      // The server could not do it now: it stays in its place and is sent with the next connection.
      if (code === 'unavailable') return;
      void this.parts.shelf.dropWrite(id);
      this.writes = this.writes.filter((one) => one.id !== id);
      this.settle(id, error);
      this.showAll();
      return;
    }
    const target = id === null ? undefined : this.targetOf(id);
    if (!target) return;
    this.targets.delete(target.key);
    for (const { failed } of target.readers) failed(error);
  }

  private settle(id: string, error?: LiveError): void {
    const promise = this.promised.get(id);
    this.promised.delete(id);
    if (error) promise?.reject(error);
    else promise?.resolve();
  }

  // Limbo --------------------------------------------------------------------------

  private putInLimbo(collection: CollectionPath, id: string): void {
    this.limbo.set(`${collection}/${id}`, { collection, id });
  }

  /** Asks for documents in limbo one by one, so many at once. */
  private lookUpLimbo(): void {
    if (this.lookingUp || !this.welcome || this.limbo.size === 0) return;
    this.lookingUp = true;
    const some = [...this.limbo].slice(0, mostLimbo);
    for (const [path] of some) this.limbo.delete(path);
    void this.lookUp(some.map(([path]) => path)).then((docs) => {
      this.lookingUp = false;
      for (const [index, [, { collection, id }]] of some.entries()) {
        this.takeLookedUp(collection, id, docs[index] ?? null);
      }
      this.lookUpLimbo();
    });
  }

  private lookUp(paths: string[]): Promise<Array<WireDoc | null>> {
    this.ids += 1;
    const id = this.ids;
    const { promise, resolve } = Promise.withResolvers<Array<WireDoc | null>>();
    this.asked.set(id, resolve);
    this.send({ op: 'get', id, paths });
    return promise;
  }

  private takeLookedUp(collection: CollectionPath, id: string, doc: Doc | null): void {
    if (doc) this.cache.put(collection, [doc]);
    else this.cache.drop(collection, [id]);
  }

  // What is shown -------------------------------------------------------------------

  private addTarget(key: string, query: Query): Target {
    this.ids += 1;
    const target: Target = {
      id: this.ids,
      key,
      query,
      readers: new Set(),
      topic: undefined,
      ids: undefined,
      seq: 0,
      current: false,
      shown: '',
    };
    this.targets.set(key, target);
    this.sendListen(target);
    return target;
  }

  private targetOf(id: number): Target | undefined {
    return [...this.targets.values()].find((target) => target.id === id);
  }

  private showAll(): void {
    for (const target of this.targets.values()) this.show(target);
  }

  private showCollection(collection: CollectionPath): void {
    this.forgetDone();
    for (const target of this.targets.values()) if (target.query.collection === collection) this.show(target);
  }

  private show(target: Target): void {
    const snapshot = this.snapshotOf(target);
    const shown = JSON.stringify(snapshot);
    if (shown === target.shown) return;
    target.shown = shown;
    this.cache.use(
      target.query.collection,
      snapshot.docs.map(({ id }) => id),
    );
    for (const { told } of target.readers) told(snapshot);
  }

  private snapshotOf({ query, ids, current }: Target): Snapshot {
    const { collection } = query;
    const base = ids
      ? [...ids].flatMap((id) => this.cache.get(collection, id) ?? [])
      : this.cache.docsIn(collection);
    const docs = viewOf({
      query,
      base,
      known: (id) => this.cache.get(collection, id),
      writes: this.writes,
      now: this.parts.now(),
    });
    return { docs, fromCache: !current, hasPending: docs.some(({ pending }) => pending) };
  }
}
