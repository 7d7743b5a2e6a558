import type { ServerFrame, WireDoc, WireGone } from '../protocol.ts';
import { compareDocs, type Doc, isIn, type Query } from '../query.ts';
import type { ChangedDoc } from './store.ts';

/** A frame that goes to many, encoded once. */
export type Frame = Buffer;

/** Whoever listens to one query, over whatever it is sent. */
export interface Listener {
  /** Takes a frame that is the same for everyone who hears it, and knows all up to this write then. */
  hear(frame: Frame, seq: number): void;
}

/** Everybody who listens to the same query: its result is kept once, and what changes is written down once. */
export class Audience {
  readonly topic: number;
  readonly query: Query;
  readonly listeners = new Set<Listener>();
  /** The last write that the result knows of. */
  seq = 0;
  /** False before the first reading, and when a limited result lost a document that another one follows. */
  isWhole = false;
  private result = new Map<string, Doc>();
  private snapshot: string | undefined;

  constructor(topic: number, query: Query) {
    this.topic = topic;
    this.query = query;
  }

  /** Takes in the result as it was read; who listens already hears what is different. */
  load(docs: readonly Doc[], seq: number): void {
    const before = this.result;
    this.result = new Map(docs.map((doc) => [doc.id, doc]));
    this.isWhole = true;
    const gone = [...before.keys()].filter((id) => !this.result.has(id));
    this.tell(
      [
        ...gone.map((id) => ({ id, seq, gone: true as const })),
        ...docs.filter((doc) => before.get(doc.id)?.seq !== doc.seq),
      ],
      seq,
    );
  }

  /** Takes changes in, in their order; who listens hears what became of the result. */
  take(changes: readonly ChangedDoc[]): void {
    const fresh = changes.filter(({ seq }) => seq > this.seq);
    const last = fresh.at(-1);
    if (last)
      this.tell(
        fresh.flatMap((change) => this.takeOne(change) ?? []),
        last.seq,
      );
  }

  private tell(docs: Array<WireDoc | WireGone>, seq: number): void {
    this.seq = seq;
    if (docs.length === 0 && this.snapshot !== undefined) return;
    this.snapshot = undefined;
    if (docs.length === 0 || this.listeners.size === 0) return;
    const frame = Buffer.from(encode({ op: 'change', topic: this.topic, seq, docs }));
    for (const listener of this.listeners) listener.hear(frame, seq);
  }

  private takeOne(change: ChangedDoc): WireDoc | WireGone | undefined {
    const doc = docOf(change);
    if (doc && isIn(this.query, doc)) {
      this.result.set(doc.id, doc);
      this.dropBehindLimit();
      return doc;
    }
    if (!this.result.delete(change.id)) return undefined;
    if (this.query.limit !== undefined) this.isWhole = false;
    return { id: change.id, seq: change.seq, gone: true };
  }

  private dropBehindLimit(): void {
    const { limit } = this.query;
    if (limit === undefined || this.result.size <= limit) return;
    const last = this.inOrder().at(-1);
    if (last) this.result.delete(last.id);
  }

  private inOrder(): Doc[] {
    return [...this.result.values()].sort((a, b) => compareDocs(this.query, a, b));
  }

  /** The whole result for one who begins to listen. All but their own number is written down once. */
  snapshotFor(id: number): string {
    this.snapshot ??= encode({ topic: this.topic, seq: this.seq, docs: this.inOrder() }).slice(1);
    return `{"op":"snapshot","id":${id},${this.snapshot}`;
  }

  /** What became of the result for one who was away. */
  resumedFor(id: number, changes: readonly ChangedDoc[]): string {
    const docs = changes.map((change) => {
      const doc = docOf(change);
      return doc && isIn(this.query, doc) ? doc : { id: change.id, seq: change.seq, gone: true as const };
    });
    return encode({ op: 'resumed', id, topic: this.topic, seq: this.seq, docs });
  }
}

export const encode = (frame: ServerFrame | object): string => JSON.stringify(frame);

const docOf = ({ id, data, seq, born }: ChangedDoc): Doc | null => data && { id, data, seq, born };
