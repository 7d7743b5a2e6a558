import type { CollectionPath } from '../paths.ts';
import type { Doc, Query } from '../query.ts';
import { Audience, type Listener } from './audience.ts';
import type { LiveDatabase } from './database.ts';
import { type ChangedDoc, readChanges, readHead, readQuery } from './store.ts';

/** How many changes someone who was away is told one by one; who missed more is given the whole result. */
const MOST_MISSED = 500;
const MOST_PULLED = 1_000;
// To 2 000 listeners a bundle each 25 ms doubles what a core delivers at 100 writes a second; at 20 it only waits.
const BUNDLE_MS = 25;
const BUSY_A_SECOND = 50;
// Where telling takes so long that little else is done, less often is sooner. A bundle waits twice as long as it takes.
const BUSY_MS_A_SECOND = 800;
const MOST_TOOK_MS = 125;

interface RoomParts {
  db: LiveDatabase;
  collection: CollectionPath;
  nextTopic: () => number;
  onError: (error: unknown) => void;
}

/** What this process knows of a collection that somebody listens to. */
export class Room {
  readonly collection: CollectionPath;
  private readonly db: LiveDatabase;
  private readonly nextTopic: () => number;
  private readonly onError: (error: unknown) => void;
  private readonly audiences = new Map<string, Audience>();
  private readonly loading = new Map<Audience, Promise<void>>();
  private readonly missing = new Map<number, Promise<ChangedDoc[] | undefined>>();
  /** The last changes, in order. */
  private tail: ChangedDoc[] = [];
  /** Every change after this one is in the tail. */
  private tailFrom = 0;
  /** The last change that everyone here was told of; nothing before anyone listens. */
  private seq: number | undefined;
  private opening: Promise<number> | undefined;
  private pulling: Promise<void> | undefined;
  private wanted = false;
  private due: ChangedDoc[] = [];
  private bundling: NodeJS.Timeout | undefined;
  private telling = false;
  private counted = 0;
  /** Milliseconds that telling took, the last time and in this second. */
  private took = 0;
  private spent = 0;
  private countedFrom = 0;
  private busy = false;

  constructor({ db, collection, nextTopic, onError }: RoomParts) {
    this.db = db;
    this.collection = collection;
    this.nextTopic = nextTopic;
    this.onError = onError;
  }

  get isEmpty(): boolean {
    return this.audiences.size === 0;
  }

  get listenerCount(): number {
    return this.audiences.values().reduce((sum, { listeners }) => sum + listeners.size, 0);
  }

  get head(): number | undefined {
    return this.seq;
  }

  /** Lets someone listen, and gives the frame they begin with. */
  async join(
    listener: Listener,
    query: Query,
    { id, after }: { id: number; after?: number | undefined },
  ): Promise<{ audience: Audience; frame: string; seq: number }> {
    const audience = this.audienceOf(query);
    const place: Listener = { hear: () => undefined };
    // Held open while it is read; what changes is heard from the moment the first frame is made.
    audience.listeners.add(place);
    try {
      await this.open();
      while (!audience.isWhole) await this.load(audience);
      const missed = after === undefined || query.limit !== undefined ? undefined : await this.since(after);
      while (!audience.isWhole) await this.load(audience);
      if (after !== undefined) await this.catchUp(audience, after);
      const known = missed?.at(-1)?.seq ?? after ?? 0;
      const frame =
        missed && known >= this.tailFrom
          ? audience.resumedFor(
              id,
              // What comes after is on its way to all who listen.
              latestOf([...missed, ...this.tail.filter(({ seq }) => seq > known)]).filter(
                ({ seq }) => seq <= audience.seq,
              ),
            )
          : audience.snapshotFor(id);
      audience.listeners.add(listener);
      return { audience, frame, seq: audience.seq };
    } finally {
      this.leave(place, audience);
    }
  }

  leave(listener: Listener, audience: Audience): void {
    audience.listeners.delete(listener);
    const key = keyOf(audience.query);
    if (audience.listeners.size === 0 && this.audiences.get(key) === audience) this.audiences.delete(key);
  }

  /** Something was written, here or elsewhere: those who listen are told as soon as it is read. */
  wake(): Promise<void> {
    if (this.seq === undefined) return Promise.resolve();
    this.wanted = true;
    this.pulling ??= this.pull().finally(() => {
      this.pulling = undefined;
    });
    return this.pulling;
  }

  /** What this process wrote itself need not be read again when nothing came between. */
  take(changes: readonly ChangedDoc[]): void {
    if (this.seq === undefined) return;
    if (!this.pulling && follows(this.seq, changes)) this.tell(changes);
    else this.wake().catch(this.onError);
  }

  /** Whoever comes from another process may know more than this one: they are told nothing older. */
  private async catchUp(audience: Audience, after: number): Promise<void> {
    if (after > (this.seq ?? 0)) await this.wake();
    if (after > audience.seq) this.tellDue();
  }

  private async pull(): Promise<void> {
    while (this.wanted) {
      this.wanted = false;
      const changes = await readChanges(this.db, this.collection, this.seq ?? 0, MOST_PULLED);
      if (changes) this.tell(changes);
      else await this.beginAgain();
      if (changes?.length === MOST_PULLED) this.wanted = true;
    }
  }

  /** What happened is not to be known any more, but what is now: everybody is told the difference. */
  private async beginAgain(): Promise<void> {
    const { seq } = await readHead(this.db, this.collection);
    this.seq = seq;
    this.tail = [];
    this.tailFrom = seq;
    for (const audience of this.audiences.values()) {
      // One that began before may have read too early.
      await this.loading.get(audience);
      await this.load(audience);
    }
  }

  /** At once while little happens; in bundles while much does, which costs everybody less. */
  private tell(told: readonly ChangedDoc[]): void {
    const changes = told.filter(({ seq }) => seq > (this.seq ?? 0));
    if (changes.length === 0) return;
    this.tail.push(...changes);
    if (this.tail.length > 2 * MOST_MISSED) {
      const cut = this.tail.length - MOST_MISSED;
      this.tailFrom = this.tail[cut - 1]?.seq ?? this.tailFrom;
      this.tail = this.tail.slice(cut);
    }
    this.seq = changes.at(-1)?.seq ?? this.seq;
    this.due.push(...changes);
    if (this.bundling) return;
    if (!this.isBusy(changes.length)) this.tellSoon();
    else {
      this.bundling = setTimeout(
        () => {
          this.bundling = undefined;
          this.tellDue();
        },
        Math.max(BUNDLE_MS, 2 * this.took),
      );
    }
  }

  /** What was stored together is told together. */
  private tellSoon(): void {
    if (this.telling) return;
    this.telling = true;
    queueMicrotask(() => {
      this.telling = false;
      this.tellDue();
    });
  }

  private isBusy(more: number): boolean {
    const now = Date.now();
    if (now - this.countedFrom > 1_000) {
      this.busy = this.isMuch;
      this.counted = 0;
      this.spent = 0;
      this.countedFrom = now;
    }
    this.counted += more;
    return this.busy || this.isMuch;
  }

  private get isMuch(): boolean {
    return this.counted > BUSY_A_SECOND || this.spent > BUSY_MS_A_SECOND;
  }

  private tellDue(): void {
    const changes = latestOf(this.due);
    this.due = [];
    const began = performance.now();
    for (const audience of this.audiences.values()) {
      if (this.loading.has(audience)) continue;
      audience.take(changes);
      // Should it fail, whoever joins or writes next has it read again.
      if (!audience.isWhole) this.load(audience).catch(this.onError);
    }
    this.took = Math.min(performance.now() - began, MOST_TOOK_MS);
    this.spent += this.took;
  }

  private audienceOf(query: Query): Audience {
    const key = keyOf(query);
    const known = this.audiences.get(key);
    if (known) return known;
    const audience = new Audience(this.nextTopic(), query);
    this.audiences.set(key, audience);
    return audience;
  }

  /** From here on nothing that is written is missed. */
  private async open(): Promise<void> {
    this.opening ??= readHead(this.db, this.collection).then(({ seq }) => seq);
    try {
      const seq = await this.opening;
      if (this.seq !== undefined) return;
      this.seq = seq;
      this.tailFrom = seq;
    } catch (error) {
      this.opening = undefined;
      throw error;
    }
  }

  private load(audience: Audience): Promise<void> {
    const running =
      this.loading.get(audience) ??
      this.read(audience).finally(() => {
        this.loading.delete(audience);
      });
    this.loading.set(audience, running);
    return running;
  }

  /** The number is read before the documents, so that what is written between is told twice rather than never. */
  private async read(audience: Audience): Promise<void> {
    let seq: number;
    let docs: Doc[];
    do {
      ({ seq } = await readHead(this.db, this.collection));
      docs = await readQuery(this.db, audience.query);
      // Should more have happened meanwhile than is known here, once more.
    } while (seq < this.tailFrom);
    audience.load(docs, seq);
    audience.take(this.tail);
  }

  /** Every document that changed after a write; nothing when that cannot be known, or is too much. */
  private async since(after: number): Promise<ChangedDoc[] | undefined> {
    if (after >= this.tailFrom && after <= (this.seq ?? 0)) return this.tail.filter(({ seq }) => seq > after);
    // Those who were cut off together missed the same.
    const reading =
      this.missing.get(after) ??
      readChanges(this.db, this.collection, after, MOST_MISSED + 1).finally(() => this.missing.delete(after));
    this.missing.set(after, reading);
    const missed = await reading;
    return missed && missed.length <= MOST_MISSED ? missed : undefined;
  }
}

const keyOf = (query: Query): string => JSON.stringify(query);

/** Whether changes come right after a write, with none missing. */
const follows = (seq: number, changes: readonly ChangedDoc[]): boolean =>
  changes.every((change, index) => change.seq === seq + index + 1);

/** Each document once, as it became last. */
function latestOf(changes: readonly ChangedDoc[]): ChangedDoc[] {
  const latest = new Map<string, ChangedDoc>();
  for (const change of changes) {
    const known = latest.get(change.id);
    if (!known || known.seq < change.seq) latest.set(change.id, change);
  }
  return [...latest.values()].sort((a, b) => a.seq - b.seq);
}
