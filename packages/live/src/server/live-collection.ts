import type { CollectionPath } from '../paths.ts';
import { mostDocs, type Query } from '../query.ts';
import type { Audience, Listener } from './audience.ts';
import { Audiences } from './audiences.ts';
import type { ChangeLog } from './change-log.ts';
import { ChangeOrder, latestOf } from './change-order.ts';
import type { LiveDatabase } from './database.ts';
import type { Rounds } from './rounds.ts';
import { type ChangedDoc, mostGrown, readQuery, tooMany } from './store.ts';

/** How many changes someone who was away is told one by one; who missed more is given the whole result. */
const MOST_MISSED = 500;
const MOST_PULLED = 1_000;
interface CollectionParts {
  db: LiveDatabase;
  log: ChangeLog;
  rounds: Rounds;
  collection: CollectionPath;
  nextTopic: () => number;
  onError: (error: unknown) => void;
}

/** What this process knows of a collection that is listened to. */
export class LiveCollection {
  readonly collection: CollectionPath;
  private readonly db: LiveDatabase;
  private readonly log: ChangeLog;
  private readonly rounds: Rounds;
  private readonly nextTopic: () => number;
  private readonly onError: (error: unknown) => void;
  private readonly audiences = new Audiences();
  private readonly loading = new Map<Audience, Promise<void>>();
  private readonly missing = new Map<number, Promise<readonly ChangedDoc[] | undefined>>();
  /** The last changes, in order. */
  private tail: ChangedDoc[] = [];
  /** Every change after this one is in the tail. */
  private tailFrom = 0;
  /** The last change that is known here; nothing before anyone listens. */
  private seq: number | undefined;
  /** The last change that everyone whom it concerns was told of. */
  private told = 0;
  private readonly untold: Array<{ seq: number; told: () => void }> = [];
  private opening: Promise<number> | undefined;
  private pulling: Promise<void> | undefined;
  private wanted = false;
  private readonly order: ChangeOrder;
  private due: ChangedDoc[] = [];

  constructor({ db, log, rounds, collection, nextTopic, onError }: CollectionParts) {
    this.db = db;
    this.log = log;
    this.rounds = rounds;
    this.collection = collection;
    this.nextTopic = nextTopic;
    this.onError = onError;
    this.order = new ChangeOrder({
      lateMs: log.lateMs,
      missing: () => void this.wake().catch(onError),
    });
  }

  get isEmpty(): boolean {
    return this.audiences.size === 0;
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
    const audience = this.audiences.find(query) ?? this.audiences.add(this.nextTopic(), query);
    const place: Listener = { take: () => undefined };
    // Held open while it is read; what changes is heard from the moment the first frame is made.
    audience.listeners.add(place);
    try {
      await this.open();
      const most = after === undefined ? mostDocs : mostGrown;
      while (!audience.isWhole) await this.load(audience, most);
      if (query.limit === undefined && audience.size > most) throw tooMany();
      const missed = after === undefined ? undefined : await this.since(after);
      if (after !== undefined) {
        // What is told meanwhile may take a document of a limited result away.
        do await this.catchUp(audience, after);
        while (!audience.isWhole);
      }
      const seq = this.seqOf(audience);
      const changes = missed && this.upTo(seq, missed, after ?? 0);
      // What became of a limited result follows from more than what changed, but for when nothing did.
      const isTold = changes && (query.limit === undefined || changes.length === 0);
      const frame = isTold ? audience.resumedFor(id, seq, changes) : audience.snapshotFor(id, seq);
      audience.listeners.add(listener);
      return { audience, frame, seq };
    } finally {
      this.leave(place, audience);
    }
  }

  leave(listener: Listener, audience: Audience): void {
    audience.listeners.delete(listener);
    if (audience.listeners.size === 0) this.audiences.delete(audience);
    if (this.isEmpty) this.order.stop();
  }

  /** Calls once everyone whom a write concerns was told of it. */
  whenTold(seq: number, told: () => void): void {
    this.untold.push({ seq, told });
    this.sayTold();
  }

  private sayTold(): void {
    if (this.untold.length === 0 || this.loading.size > 0) return;
    const due = this.untold.splice(0);
    this.untold.push(...due.filter(({ seq }) => seq > this.told));
    for (const { seq, told } of due) if (seq <= this.told) told();
  }

  /** Reads again what could not be read when it had to be. */
  async mend(): Promise<void> {
    // Before it is open nothing that is written is heard here: what is read by then may lack it for good.
    if (this.seq === undefined) return;
    for (const audience of this.audiences)
      if (!audience.isWhole && !this.loading.has(audience)) await this.load(audience);
  }

  /** Until nothing is read any more that was begun. */
  async settled(): Promise<void> {
    await Promise.allSettled([this.pulling, ...this.loading.values()]);
  }

  /** Up to which write an audience knows. */
  private seqOf(audience: Audience): number {
    return Math.max(audience.seq, this.told);
  }

  /** Something was written, here or elsewhere: those who listen are told as soon as it is read. */
  wake(): Promise<void> {
    if (this.seq === undefined) return Promise.resolve();
    this.wanted = true;
    this.pulling ??= this.pull();
    return this.pulling;
  }

  /** What was written here, or carried here, need not be read when nothing is missing before it. */
  take(changes: readonly ChangedDoc[]): void {
    if (this.seq === undefined) return;
    this.order.add(changes);
    this.tellNext();
  }

  private tellNext(): void {
    if (!this.pulling && this.seq !== undefined) this.tell(this.order.next(this.seq));
  }

  /**
   * A client from another process may know more than this one, and so may an audience that was read just now: what is in
   * it already is told to nobody once its change comes, so who resumes has to be told of that change with the others.
   */
  private async catchUp(audience: Audience, after: number): Promise<void> {
    if (after > (this.seq ?? 0)) await this.wake();
    while (!audience.isWhole || Math.max(audience.seq, audience.readUpTo) > (this.seq ?? 0))
      await (audience.isWhole ? this.wake() : this.load(audience, mostGrown));
    if (Math.max(after, audience.readUpTo) > this.seqOf(audience)) this.tellDue();
  }

  /** Its end is that of its last look at what is wanted: what is wanted later would wait for one that looks no more. */
  private async pull(): Promise<void> {
    try {
      while (this.wanted) await this.pullOnce();
    } finally {
      this.pulling = undefined;
      this.tellNext();
    }
  }

  private async pullOnce(): Promise<void> {
    this.wanted = false;
    const changes = await this.log.readAfter(this.collection, this.seq ?? 0, MOST_PULLED);
    if (changes) this.tell(changes);
    else await this.beginAgain();
    if (changes?.length === MOST_PULLED) this.wanted = true;
  }

  /** What happened is not to be known any more, but what is now: all are told the difference. */
  private async beginAgain(): Promise<void> {
    const seq = await this.log.head(this.collection);
    this.seq = seq;
    this.tail = [];
    this.tailFrom = seq;
    this.told = seq;
    for (const audience of this.audiences) audience.isWhole = false;
    for (const audience of this.audiences) {
      // One that began before may have read too early.
      await this.loading.get(audience);
      await this.load(audience);
    }
  }

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
    this.rounds.atNext(this.tellDue);
  }

  private readonly tellDue = (): void => {
    const changes = latestOf(this.due);
    this.due = [];
    const last = changes.at(-1);
    if (!last) return;
    for (const [audience, own] of this.audiences.concernedBy(changes)) {
      if (this.loading.has(audience)) continue;
      if (audience.isWhole) audience.take(own, last.seq);
      // Should it fail, the next join or look reads it again.
      if (!audience.isWhole) this.load(audience).catch(this.onError);
    }
    this.told = Math.max(this.told, last.seq);
    this.sayTold();
  };

  /** From here on nothing that is written is missed. */
  private async open(): Promise<void> {
    this.opening ??= this.log.head(this.collection);
    try {
      const seq = await this.opening;
      if (this.seq !== undefined) return;
      this.seq = seq;
      this.tailFrom = seq;
      this.told = seq;
    } catch (error) {
      this.opening = undefined;
      throw error;
    }
  }

  private load(audience: Audience, most = mostGrown): Promise<void> {
    const running = this.loading.get(audience) ?? this.loadNow(audience, most);
    this.loading.set(audience, running);
    return running;
  }

  /** From its end on the audience is told what changes, so nothing may come between. */
  private async loadNow(audience: Audience, most: number): Promise<void> {
    try {
      await this.read(audience, most);
    } finally {
      this.loading.delete(audience);
      this.sayTold();
    }
  }

  /** The number is read before the documents, so that what is written between is told twice rather than never. */
  private async read(audience: Audience, most: number): Promise<void> {
    for (;;) {
      const seq = await this.log.head(this.collection);
      const docs = await readQuery(this.db, audience.query, most);
      const readUpTo = await this.log.head(this.collection);
      // Should more have happened meanwhile than is known here, once more.
      if (seq < this.tailFrom) continue;
      audience.load(docs, seq);
      audience.readUpTo = readUpTo;
      audience.take(this.tail, Math.max(seq, this.seq ?? 0));
      if (audience.isWhole) return;
    }
  }

  /** What someone missed, with what happened since that was read; nothing when that is not known here. */
  private upTo(seq: number, missed: readonly ChangedDoc[], after: number): ChangedDoc[] | undefined {
    const known = missed.at(-1)?.seq ?? after;
    if (known < this.tailFrom) return undefined;
    // What comes after is on its way to all who listen.
    return latestOf([...missed, ...this.tail.filter((change) => change.seq > known)]).filter(
      (change) => change.seq <= seq,
    );
  }

  /** Every document that changed after a write; nothing when that cannot be known, or is too much. */
  private async since(after: number): Promise<readonly ChangedDoc[] | undefined> {
    if (after >= this.tailFrom && after <= (this.seq ?? 0)) return this.tail.filter(({ seq }) => seq > after);
    // Those who were cut off together missed the same.
    const reading =
      this.missing.get(after) ??
      this.log.readAfter(this.collection, after, MOST_MISSED + 1).finally(() => this.missing.delete(after));
    this.missing.set(after, reading);
    const missed = await reading;
    return missed && missed.length <= MOST_MISSED ? missed : undefined;
  }
}
