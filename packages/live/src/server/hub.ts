import { setTimeout as wait } from 'node:timers/promises';
import { LiveError } from '../errors.ts';
import { type CollectionPath, type DocumentPath, splitPath } from '../paths.ts';
import type { Query } from '../query.ts';
import type { Write } from '../writes.ts';
import type { Audience, Listener } from './audience.ts';
import type { Bus } from './bus.ts';
import { type ChangeLog, postgresChangeLog } from './change-log.ts';
import type { ChannelDeclaration } from './channel.ts';
import { Channels } from './channels.ts';
import type { LiveDatabase } from './database.ts';
import {
  type Asker,
  allowRead,
  type CallDeclaration,
  type Declaration,
  findDeclaration,
} from './declaration.ts';
import { Epoch } from './epoch.ts';
import { FairShare } from './fair-share.ts';
import { FreshQueue } from './fresh-queue.ts';
import { LiveCollection } from './live-collection.ts';
import { Rounds } from './rounds.ts';
import { type ChangedDoc, readDoc } from './store.ts';
import type { CloseReason } from './transport.ts';
import { WriteTurns } from './write-turns.ts';
import { type Batch, type Done, writeAs, writeInside } from './writing.ts';

export interface HubParts<Who extends Asker> {
  db: LiveDatabase;
  declarations: readonly Declaration<Who>[];
  channels?: readonly ChannelDeclaration<Who>[];
  calls?: readonly CallDeclaration<Who>[];
  bus?: Bus | undefined;
  /** In milliseconds since 1970. */
  now?: () => number;
  onError?: (error: unknown) => void;
}

/** Who asks for something, and where from, as limits count it; nothing for who is not counted. */
interface Asking {
  readonly who: Asker | null;
  readonly from: string | undefined;
  /** Nobody is there any more who would hear of it. */
  readonly isOver: boolean;
}

interface Attached {
  readonly who: Asker | null;
  readonly listensTo: Iterable<CollectionPath>;
  recheck(ids?: readonly string[]): Promise<void>;
  end(reason: CloseReason): void;
}

/** However many devices and listeners they have: each person once, and a connection of nobody's once. */
export interface Crowd {
  readonly people: Set<string>;
  strangers: number;
}

// Should a wake-up be lost, what it was for is seen after that long.
const LOOK_MS = 1_000;
/** While the database hangs, no more than these wait for it. One is not enough: a single connection may be dead. */
const MOST_LOOKS = 3;
/** Of one person at once. */
const MOST_ASKED = 2;
/** Of strangers from one address together: many share one, and one may be many. */
const MOST_ASKED_FROM = 4;

/** The live documents of one process: who listens to what, and what was written. */
export class Hub<Who extends Asker> implements AsyncDisposable {
  readonly declarations: readonly Declaration<Who>[];
  readonly db: LiveDatabase;
  readonly onError: (error: unknown) => void;
  readonly channels: Channels<Who>;
  readonly calls: ReadonlyMap<string, CallDeclaration<Who>>;
  readonly now: () => number;
  readonly epoch: Epoch;
  readonly rounds: Rounds;
  /** All that are open here. */
  readonly connections = new Set<Attached>();
  private readonly collections = new Map<CollectionPath, LiveCollection>();
  private readonly fresh: FreshQueue;
  private readonly turns = new WriteTurns();
  private readonly share = new FairShare(MOST_ASKED);
  private readonly shareOfAddress = new FairShare(MOST_ASKED_FROM);
  private readonly log: ChangeLog;
  private readonly subscriptions: AsyncDisposable[] = [];
  private readonly looking: NodeJS.Timeout;
  private readonly looks = new Set<Promise<void>>();
  private readonly unfinished = new Set<Promise<unknown>>();
  private topics = 0;

  constructor({
    db,
    declarations,
    channels = [],
    calls = [],
    bus,
    now = Date.now,
    onError = () => undefined,
  }: HubParts<Who>) {
    this.db = db;
    this.fresh = new FreshQueue(db);
    this.declarations = declarations;
    this.calls = new Map(calls.map((one) => [one.name, one]));
    this.log = postgresChangeLog(db, bus);
    this.now = now;
    this.onError = onError;
    this.rounds = new Rounds(onError);
    this.epoch = new Epoch(db, () => this.beginAgain());
    this.channels = new Channels<Who>({
      db,
      declarations: channels,
      publish: (batches) => bus?.publish(batches),
      onError,
    });
    this.subscriptions.push(
      this.log.subscribe({
        changed: (changes) => this.take(changes),
        woken: (collections) => this.wake(collections),
      }),
    );
    if (bus)
      this.subscriptions.push(
        bus.subscribe({
          wants: (channel) => this.channels.wants(channel),
          received: (batches) => this.channels.take(batches),
          rulesChanged: (ids) => this.recheck(ids),
        }),
      );
    this.looking = setInterval(() => {
      if (this.looks.size >= MOST_LOOKS) return;
      const look = this.look()
        .catch(onError)
        .finally(() => this.looks.delete(look));
      this.looks.add(look);
    }, LOOK_MS);
  }

  /** Has it done when there is a place for it: nobody asks so much at once that others wait for it. */
  inTurn<Result>(asking: Asking, act: () => Promise<Result>): Promise<Result> {
    const { who, from } = asking;
    const inTime = unlessOver(asking, act);
    return who ? this.share.take(who.id, inTime) : this.shareOfAddress.take(from, inTime);
  }

  /** The same for a hello, which does not wait for what strangers ask for. */
  greetInTurn<Result>(asking: Asking, act: () => Promise<Result>): Promise<Result> {
    const { from } = asking;
    return this.shareOfAddress.take(from && `hello ${from}`, unlessOver(asking, act));
  }

  /** The hub does not end before it: the database may be gone right after. */
  finish(work: Promise<unknown>): void {
    const ended: Promise<unknown> = work.then(
      () => this.unfinished.delete(ended),
      () => this.unfinished.delete(ended),
    );
    this.unfinished.add(ended);
  }

  /** Whether they may is asked once, here; someone who may no longer is taken out by `Connection.recheck`. */
  async join(
    who: Who | null,
    listener: Listener,
    query: Query,
    from: { id: number; after?: number | undefined },
  ) {
    await this.mayRead(who, query.collection);
    const live = this.openCollection(query.collection);
    try {
      return await live.join(listener, query, from);
    } catch (error) {
      this.forget(live);
      throw error;
    }
  }

  leave(listener: Listener, audience: Audience): void {
    const live = this.collections.get(audience.query.collection);
    live?.leave(listener, audience);
    if (live) this.forget(live);
  }

  mayRead(who: Who | null, collection: CollectionPath): Promise<void> {
    return allowRead(findDeclaration(this.declarations, collection), who, this.db);
  }

  /** The documents at these paths, if they may. */
  async get(who: Who | null, paths: readonly DocumentPath[]) {
    const collections = new Set(paths.map((path) => splitPath(path).collection));
    for (const collection of collections) await this.mayRead(who, collection);
    return await Promise.all(paths.map((path) => readDoc(this.db, path)));
  }

  async write(batch: Batch<Who>): Promise<Done> {
    const done = await writeAs(this.db, this.declarations, batch, this.now(), {
      keepFresh: this.fresh.keep,
      turns: this.turns,
    });
    this.spread(done.changed);
    return done;
  }

  /** Writes of the server itself. When `tx` has ended well, `spread` tells them at once; else they are seen soon. */
  writeInside(tx: LiveDatabase, writes: readonly Write[]): Promise<Done> {
    return writeInside(tx, writes, this.now());
  }

  spread(changed: readonly ChangedDoc[]): void {
    this.take(changed);
    this.log.append(changed);
  }

  private take(changed: readonly ChangedDoc[]): void {
    for (const [collection, changes] of Map.groupBy(changed, (one) => one.collection))
      this.collections.get(collection)?.take(changes);
  }

  /** Calls once everyone here whom a write to a collection concerns was told of it, if anyone listens to it here. */
  whenTold(collection: CollectionPath, seq: number, told: () => void): void {
    this.collections.get(collection)?.whenTold(seq, told);
  }

  /**
   * Asks again whether they may: those whom one of these ids is of, and those who listen to what has one in its path;
   * without ids everyone.
   */
  recheck(ids?: readonly string[]): void {
    for (const connection of this.connections) connection.recheck(ids).catch(this.onError);
  }

  /** Who listens to each collection in this process. */
  crowds(): Map<CollectionPath, Crowd> {
    const crowds = new Map<CollectionPath, Crowd>();
    for (const { who, listensTo } of this.connections)
      for (const collection of new Set(listensTo)) {
        const crowd = crowds.get(collection) ?? { people: new Set(), strangers: 0 };
        crowds.set(collection, crowd);
        if (who) crowd.people.add(who.id);
        else crowd.strangers += 1;
      }
    return crowds;
  }

  private wake(collections: readonly CollectionPath[] | undefined): void {
    const woken = collections ?? [...this.collections.keys()];
    for (const collection of woken) this.collections.get(collection)?.wake().catch(this.onError);
  }

  /** Looks by itself which collections are behind, and whether the database went back to what it was once. */
  private async look(): Promise<void> {
    if (this.connections.size > 0) await this.epoch.look();
    await Promise.all([...this.collections.values()].map((live) => live.mend()));
    const known = new Map([...this.collections].map(([collection, { head = 0 }]) => [collection, head]));
    const heads = await this.log.heads([...known.keys()]);
    const isBack = [...known].some(([collection, head]) => (heads.get(collection) ?? 0) < head);
    if (isBack) return this.beginAgain();
    // What was written just now may be on its way here.
    if (this.log.lateMs > 0) await wait(this.log.lateMs, undefined, { ref: false });
    const behind = [...heads].filter(
      ([collection, seq]) => seq > (this.collections.get(collection)?.head ?? seq),
    );
    this.wake(behind.map(([collection]) => collection));
  }

  /** The database was restored: what is known of it is of no use to anyone any more. */
  private beginAgain(): void {
    this.collections.clear();
    for (const connection of [...this.connections]) connection.end('going');
  }

  private openCollection(collection: CollectionPath): LiveCollection {
    const known = this.collections.get(collection);
    if (known) return known;
    const live = new LiveCollection({
      db: this.db,
      log: this.log,
      rounds: this.rounds,
      collection,
      nextTopic: () => {
        this.topics += 1;
        return this.topics;
      },
      onError: this.onError,
    });
    this.collections.set(collection, live);
    return live;
  }

  private forget(live: LiveCollection): void {
    if (live.isEmpty && this.collections.get(live.collection) === live)
      this.collections.delete(live.collection);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.looking);
    this.channels.stop();
    this.rounds.stop();
    for (const one of this.subscriptions) await one[Symbol.asyncDispose]();
    await Promise.all(this.looks);
    await Promise.all(this.unfinished);
    await Promise.all([...this.collections.values()].map((live) => live.settled()));
  }
}

const unlessOver =
  <Result>(asking: Asking, act: () => Promise<Result>) =>
  async (): Promise<Result> => {
    if (asking.isOver) throw new LiveError('cancelled', 'It is over.');
    return await act();
  };
