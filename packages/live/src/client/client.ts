import { invalid, LiveError } from '../errors.ts';
import { documentPath, splitPath } from '../paths.ts';
import { type EphemeralMessage, mostEphemeralBytes, type ServerFrame } from '../protocol.ts';
import type { Doc, GivenQuery } from '../query.ts';
import { bytesOf, type Data } from '../values.ts';
import type { Changes, Write } from '../writes.ts';
import { Cache } from './cache.ts';
import { type CacheStore, noCacheStore, type Stored } from './cache-store.ts';
import { Calls } from './calls.ts';
import { Connection } from './connection.ts';
import type { ConnectionState } from './connection-state.ts';
import { Limbo } from './limbo.ts';
import type { LiveParts } from './live-parts.ts';
import { PendingWrites } from './pending-writes.ts';
import { ServerClock } from './server-clock.ts';
import { Subscriptions } from './subscriptions.ts';
import { type Failed, Targets, type Told } from './targets.ts';
import type { Snapshot } from './view.ts';

/** Documents that are read, written and listened to, with a server or without one for a while. */
export class LiveClient {
  private readonly cacheStore: CacheStore;
  private readonly cache: Cache;
  private readonly connection: Connection;
  private readonly pendingWrites: PendingWrites;
  private readonly calls: Calls;
  private readonly limbo: Limbo;
  private readonly targets: Targets;
  private readonly subscriptions: Subscriptions;
  private ids = 0;
  /** Of the database that all that is cached was heard of. */
  private epoch: string | undefined;
  readonly clock = new ServerClock();
  readonly ready: Promise<void>;

  constructor({
    link,
    token,
    refused = () => undefined,
    cacheStore = noCacheStore,
    cacheBytes,
    silence,
    now = Date.now,
    random = Math.random,
    newId = () => crypto.randomUUID(),
  }: LiveParts) {
    this.cacheStore = cacheStore;
    cacheStore.onOrphans?.(() => void this.adopt());
    this.cache = new Cache({ bytes: cacheBytes, cacheStore, now, pinned: () => this.targets.pinned() });
    this.connection = new Connection({
      link,
      token,
      random,
      silence,
      welcomed: (epoch) => this.begin(epoch),
      frame: (frame) => this.take(frame),
      lost: () => this.lost(),
      left: () => void this.adopt(),
      clock: this.clock,
    });
    const send: Connection['send'] = (frame) => this.connection.send(frame);
    const nextId = () => {
      this.ids += 1;
      return this.ids;
    };
    this.pendingWrites = new PendingWrites({
      cacheStore,
      now,
      random,
      newId,
      send,
      refused,
      changed: (write) => this.targets.showWrite(write),
    });
    this.calls = new Calls({ newId, send, isOpen: () => this.connection.isOpen });
    this.limbo = new Limbo({ cache: this.cache, nextId, send, isOpen: () => this.connection.isOpen });
    this.targets = new Targets({
      cache: this.cache,
      limbo: this.limbo,
      opsIn: (collection) => this.pendingWrites.opsIn(collection),
      doneIn: (collection) => this.pendingWrites.doneIn(collection),
      changed: () => this.forgetDone(),
      wentBack: () => this.wentBack(),
      now,
      random,
      nextId,
      send,
    });
    this.subscriptions = new Subscriptions({ random, nextId, send });
    this.ready = this.restore().finally(() => this.connection.connect());
  }

  /** Tells what a query's result is, now and whenever it changes, until what it gives is called. */
  listen(query: GivenQuery, told: Told, failed: Failed = () => undefined): () => void {
    return this.targets.listen(query, told, failed);
  }

  /** A document as it is known here, with what was written to it. */
  listenTo(
    path: string,
    told: (doc: Snapshot['docs'][number] | null, about: Snapshot) => void,
    failed?: Failed,
  ): () => void {
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
    if (this.connection.isOpen) {
      try {
        const [doc = null] = await this.limbo.get([path]);
        this.limbo.take(collection, id, doc);
        return doc;
      } catch (error) {
        if (!(error instanceof LiveError && error.code === 'unavailable')) throw error;
      }
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

  /**
   * Several at once, all or none. It is seen here at once, as the first of its turn, or right after the turn. The promise
   * is kept when the server has stored it, after all that was written before in the same collections. What is too large
   * is refused at once.
   */
  write(writes: Write[]): Promise<void> {
    const stored = this.pendingWrites.add(writes);
    this.pendingWrites.send();
    return stored;
  }

  /** Resolves when all that was written by now, also by pages before this one, is stored or refused. */
  async waitForPendingWrites(): Promise<void> {
    await Promise.all([this.pendingWrites.settled(), this.ready.then(() => this.pendingWrites.settled())]);
  }

  /**
   * Has the server do what it calls by that name, and gives its answer. Over a lost connection it is asked once more, as
   * the same call; after ten seconds it is given up as `unavailable`, and may have been done. So it may where it was
   * `givenUp` before that, as `cancelled`.
   */
  call(name: string, data: Data, id?: string, givenUp?: AbortSignal): Promise<Data> {
    return this.calls.call(name, data, id, givenUp);
  }

  get connectionState(): ConnectionState {
    return this.connection.status.state;
  }

  /** Tells of every other state of the connection, until what it gives is called. */
  onConnectionState(told: (state: ConnectionState) => void): () => void {
    return this.connection.status.subscribe(told);
  }

  /** To those who subscribe to that channel now. It is lost where nobody does, or where there is no connection. */
  publish(channel: string, data: Data): void {
    if (bytesOf(data) > mostEphemeralBytes)
      throw invalid(`An ephemeral message has ${mostEphemeralBytes} bytes at most.`);
    this.connection.send({ op: 'publish', channel, data });
  }

  /** Tells what others publish on a channel, until what it gives is called. */
  subscribe(channel: string, told: (messages: EphemeralMessage[]) => void): () => void {
    return this.subscriptions.subscribe(channel, told);
  }

  /** Has `clock` measured once more, where the connection can tell. */
  askTime(): void {
    this.connection.askTime();
  }

  /** The token is another one: nothing is dropped for it. */
  renewToken(): void {
    this.connection.renew();
  }

  /** Forgets everything, also what was not sent yet, and begins again with the token there is now. */
  async signOut(): Promise<void> {
    this.cache.clear();
    this.pendingWrites.clear();
    this.calls.clear();
    this.limbo.clear();
    this.targets.clear();
    this.connection.hangUp();
    await this.cacheStore.clear();
    this.connection.connect();
  }

  close(): void {
    this.connection.close();
    this.calls.clear();
    this.pendingWrites.close();
  }

  /** The network is back, or the page is looked at again: no need to wait. */
  hurry(): void {
    this.connection.hurry();
  }

  private async restore(): Promise<void> {
    const kept = await this.cacheStore.load().catch((): Stored => ({ docs: [], writes: [] }));
    this.epoch = kept.epoch;
    this.cache.restore(kept.docs);
    this.pendingWrites.take(kept.writes);
    this.targets.showAll();
  }

  private begin(epoch: string): void {
    if (epoch !== this.epoch) this.beginAnew(epoch);
    this.targets.listenAll();
    this.subscriptions.subscribeAll();
    this.calls.open();
    this.limbo.lookUp();
    // What pages wrote that are gone was written before, and goes first.
    void this.adopt().finally(() => {
      if (this.connection.isOpen) this.pendingWrites.open();
    });
  }

  /** The database was restored: what was heard of it is of a past that never was. What was not stored is sent. */
  private beginAnew(epoch: string): void {
    this.epoch = epoch;
    this.cache.clear();
    this.limbo.clear();
    this.pendingWrites.forgetAllDone();
    this.targets.clear();
    void this.cacheStore.begin?.(epoch);
  }

  /** The database is as it was once, as after a disk was restored, though it goes by the same name. */
  private wentBack(): void {
    this.beginAnew('');
    this.connection.reconnect();
  }

  /** Sends what pages wrote that are gone. */
  private async adopt(): Promise<void> {
    const isNew = this.pendingWrites.take((await this.cacheStore.adopt?.()) ?? []);
    if (isNew) this.targets.showAll();
    this.pendingWrites.send();
  }

  private lost(): void {
    this.pendingWrites.lost();
    this.limbo.lost();
    this.targets.lost();
  }

  private take(frame: ServerFrame): void {
    switch (frame.op) {
      case 'snapshot':
        this.targets.takeSnapshot(frame);
        return;
      case 'resumed':
      case 'change':
        this.targets.takeChanges(frame);
        return;
      case 'progress':
        this.targets.progress(frame);
        return;
      case 'got':
        this.limbo.answer(frame);
        return;
      case 'published':
        this.subscriptions.take(frame);
        return;
      case 'ack':
        this.takeAck(frame);
        return;
      case 'answered':
        this.calls.answer(frame);
        return;
      case 'error':
        this.takeError(frame);
    }
  }

  private takeAck(frame: ServerFrame & { op: 'ack' }): void {
    const write = this.pendingWrites.ack(frame);
    if (!write) return;
    for (const { op, path } of write.writes) {
      const { collection, id } = splitPath(path);
      const known = this.cache.get(collection, id);
      if (op === 'delete' && known && known.seq < (frame.seqs[path] ?? 0)) this.cache.drop(collection, [id]);
    }
    this.forgetDone();
    this.targets.showWrite(write);
  }

  private forgetDone(): void {
    this.pendingWrites.forgetDone((collection, id) => {
      const told = this.targets.toldUpTo(collection);
      return told === undefined ? undefined : Math.max(told, this.cache.get(collection, id)?.seq ?? 0);
    });
  }

  private takeError({ id, code, message, retryAfterMs }: ServerFrame & { op: 'error' }): void {
    const error = new LiveError(code, message, retryAfterMs);
    if (typeof id === 'string') {
      if (!this.calls.refuse(id, error)) this.pendingWrites.refuse(id, error);
    } else if (id !== null && !this.limbo.refuse(id, error) && !this.subscriptions.refuse(id, error))
      this.targets.refuse(id, error);
  }
}
