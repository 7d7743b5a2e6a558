import type { ServerFrame, WireDoc, WireGone } from '../protocol.ts';
import {
  compareDocs,
  comparePlaces,
  type Doc,
  fullOrder,
  isIn,
  type Order,
  type Place,
  placeOf,
  type Query,
} from '../query.ts';
import type { ChangedDoc } from './store.ts';

/** A frame that goes to many, encoded once. */
export type Frame = Buffer;

/** A listener to one query, however it is sent to. */
export interface Listener {
  /** Takes a frame that is the same for everyone who hears it, and knows all up to this write then. */
  take(frame: Frame, seq: number): void;
}

/** Is told which documents an audience has in its result. */
export interface Holding {
  added(id: string, audience: Audience): void;
  removed(id: string, audience: Audience): void;
}

/** All who listen to the same query: its result is kept once, and what changes is written down once. */
export class Audience {
  readonly topic: number;
  readonly query: Query;
  readonly listeners = new Set<Listener>();
  /** The last write that was taken in here; those after it that all were told of did not concern this result. */
  seq = 0;
  /** What was written while it was read may be in here as well, up to this write. */
  readUpTo = 0;
  /** False before the first reading, and when a full result lost a document that another one follows. */
  isWhole = false;
  private readonly holding: Holding;
  private readonly order: Order;
  private readonly result = new Map<string, Doc>();
  private snapshot: string | undefined;
  /** Where the last document of a full result stands, as far as it is known. */
  private end: Place | undefined;

  constructor(topic: number, query: Query, holding: Holding) {
    this.topic = topic;
    this.query = query;
    this.holding = holding;
    this.order = fullOrder(query);
  }

  get size(): number {
    return this.result.size;
  }

  get ids(): Iterable<string> {
    return this.result.keys();
  }

  /** Whether a document that stands there can be in the result, as far as the order tells. */
  covers(place: Place): boolean {
    const { from, to } = this.query;
    return (
      (!from || comparePlaces(this.order, place, from.at) >= 0) &&
      (!to || comparePlaces(this.order, place, to.at) <= 0) &&
      (!this.isFull || comparePlaces(this.order, place, this.endPlace()) <= 0)
    );
  }

  /** Takes in the result as it was read; who listens already hears what is different. */
  load(docs: readonly Doc[], seq: number): void {
    const before = new Map(this.result);
    const now = new Set(docs.map(({ id }) => id));
    const gone = [...before.keys()].filter((id) => !now.has(id));
    for (const id of gone) this.drop(id);
    for (const doc of docs) this.put(doc);
    this.isWhole = true;
    this.tell(
      [
        ...gone.map((id) => ({ id, seq, gone: true as const })),
        ...docs.filter((doc) => before.get(doc.id)?.seq !== doc.seq),
      ],
      seq,
    );
  }

  /**
   * Takes changes in, in their order, and knows of all up to a write then; who listens hears what became of the result.
   * Once it is no longer whole the rest is left to the next reading.
   */
  take(changes: readonly ChangedDoc[], upTo: number): void {
    const docs: Array<WireDoc | WireGone> = [];
    const passed = new Set<string>();
    let seq = upTo;
    for (const change of changes) {
      if (change.seq <= this.seq) continue;
      const doc = this.takeOne(change, passed);
      if (doc) docs.push(doc);
      if (this.isWhole) continue;
      for (const id of passed) if (!this.result.has(id)) docs.push({ id, seq: change.seq, gone: true });
      // Who hears no more than this does not know what became of the result by that change.
      seq = change.seq - 1;
      break;
    }
    if (seq > this.seq || docs.length > 0) this.tell(docs, seq);
  }

  private tell(docs: Array<WireDoc | WireGone>, seq: number): void {
    this.seq = seq;
    if (docs.length === 0) return;
    this.snapshot = undefined;
    if (this.listeners.size === 0) return;
    const frame = Buffer.from(encode({ op: 'change', topic: this.topic, seq, docs }));
    for (const listener of this.listeners) listener.take(frame, seq);
  }

  /**
   * `passed`: what leaves a full result for a better one. Who listens leaves it out as well, as it stands behind all of
   * the others, but for when one of these is gone by the same frame.
   */
  private takeOne(change: ChangedDoc, passed: Set<string>): WireDoc | WireGone | undefined {
    const doc = docOf(change);
    const held = this.result.get(change.id);
    // It was in what was read, and told with it.
    if (held && held.seq >= change.seq) return undefined;
    if (!doc || !isIn(this.query, doc)) return held ? this.lose(change) : undefined;
    if (this.isFull) {
      const last = this.last();
      // Behind all of a full result stand documents that are not known here.
      if (last && compareDocs(this.query, doc, last) > 0) return held ? this.lose(change) : undefined;
      if (last && !held) {
        this.drop(last.id);
        passed.add(last.id);
      }
    }
    this.put(doc);
    return doc;
  }

  private lose({ id, seq }: ChangedDoc): WireGone {
    if (this.isFull) this.isWhole = false;
    this.drop(id);
    return { id, seq, gone: true };
  }

  private put(doc: Doc): void {
    if (!this.result.has(doc.id)) this.holding.added(doc.id, this);
    this.result.set(doc.id, doc);
    this.end = undefined;
  }

  private drop(id: string): void {
    if (this.result.delete(id)) this.holding.removed(id, this);
    this.end = undefined;
  }

  private get isFull(): boolean {
    return this.query.limit !== undefined && this.result.size >= this.query.limit;
  }

  private endPlace(): Place {
    const last = this.end ? undefined : this.last();
    this.end ??= last && placeOf(this.order, last);
    return this.end ?? [];
  }

  private last(): Doc | undefined {
    let last: Doc | undefined;
    for (const doc of this.result.values()) if (!last || compareDocs(this.query, doc, last) > 0) last = doc;
    return last;
  }

  private inOrder(): Doc[] {
    return [...this.result.values()].sort((a, b) => compareDocs(this.query, a, b));
  }

  /** The whole result for one who begins to listen. Its documents are written down once. */
  snapshotFor(id: number, seq: number): string {
    this.snapshot ??= JSON.stringify(this.inOrder());
    return `{"op":"snapshot","id":${id},"topic":${this.topic},"seq":${seq},"docs":${this.snapshot}}`;
  }

  /** What became of the result for one who was away. */
  resumedFor(id: number, seq: number, changes: readonly ChangedDoc[]): string {
    const docs = changes.map((change) => {
      const doc = docOf(change);
      return doc && isIn(this.query, doc) ? doc : { id: change.id, seq: change.seq, gone: true as const };
    });
    return encode({ op: 'resumed', id, topic: this.topic, seq, docs });
  }
}

export const encode = (frame: ServerFrame | object): string => JSON.stringify(frame);

export const docOf = ({ id, data, seq, born }: ChangedDoc): Doc | null => data && { id, data, seq, born };
