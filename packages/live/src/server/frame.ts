import type { CollectionPath } from '../paths.ts';
import type { WireDoc, WireGone } from '../protocol.ts';

interface Change {
  collection: CollectionPath;
  topic: number;
  seq: number;
  docs: ReadonlyArray<WireDoc | WireGone>;
}

/** What goes to many: written down once for all of them, when it is first sent. */
export class Frame {
  /** Bytes, or a little more. */
  readonly length: number;
  private readonly change: Change | undefined;
  private written: Buffer | undefined;
  /** What this and the one after it are together, which is the same for all who are told both. */
  private together: { next: Frame; both: Frame | undefined } | undefined;

  private constructor(length: number, written: Buffer | undefined, change?: Change) {
    this.length = length;
    this.written = written;
    this.change = change;
  }

  static of(text: string): Frame {
    const written = Buffer.from(text);
    return new Frame(written.length, written);
  }

  static ofChange(change: Change): Frame {
    const written = encodeChange(change);
    return new Frame(written.length, written, change);
  }

  get bytes(): Buffer {
    this.written ??= this.change ? encodeChange(this.change) : Buffer.alloc(0);
    return this.written;
  }

  isOfSameTopic({ change }: Frame): boolean {
    return change !== undefined && change.topic === this.change?.topic;
  }

  isOfSameCollection({ change }: Frame): boolean {
    return change !== undefined && change.collection === this.change?.collection;
  }

  /** Both in one, for who was told neither yet; nothing where they are to be told one after the other. */
  joinedBy(next: Frame): Frame | undefined {
    if (this.together?.next !== next) this.together = { next, both: this.withNext(next) };
    return this.together.both;
  }

  private withNext({ change: after, length }: Frame): Frame | undefined {
    const before = this.change;
    // What leaves a result is told with what came before it known: a limited one may have lost more by that.
    if (!before || !after || [...before.docs, ...after.docs].some((doc) => 'gone' in doc)) return undefined;
    const changed = new Set(after.docs.map(({ id }) => id));
    const docs = [...before.docs.filter(({ id }) => !changed.has(id)), ...after.docs];
    return new Frame(this.length + length, undefined, { ...after, docs });
  }
}

const encodeChange = ({ topic, seq, docs }: Omit<Change, 'collection'>): Buffer =>
  Buffer.from(JSON.stringify({ op: 'change', topic, seq, docs }));
