import { LiveError } from '../errors.ts';
import type { CollectionPath } from '../paths.ts';
import type { SentFrame, ServerFrame, WireDoc } from '../protocol.ts';
import type { Cache } from './cache.ts';

/** How many documents in limbo are looked up at once (fixed). */
export const mostLimbo = 100;

interface LimboParts {
  cache: Cache;
  nextId: () => number;
  send: (frame: SentFrame) => void;
  isOpen: () => boolean;
}

interface Asked {
  resolve: (docs: Array<WireDoc | null>) => void;
  reject: (error: LiveError) => void;
}

interface Lost {
  collection: CollectionPath;
  id: string;
}

/** Documents that were known and that the server did not speak of any more: they are asked for by name. */
export class Limbo {
  private readonly parts: LimboParts;
  private readonly docs = new Map<string, Lost>();
  private readonly asked = new Map<number, Asked>();
  private isLooking = false;

  constructor(parts: LimboParts) {
    this.parts = parts;
  }

  put(collection: CollectionPath, id: string): void {
    this.docs.set(`${collection}/${id}`, { collection, id });
  }

  clear(): void {
    this.docs.clear();
  }

  /** So many at once, those of one collection together: whether they may be read is one question then. */
  lookUp(): void {
    const [first] = this.docs.values();
    if (this.isLooking || !this.parts.isOpen() || !first) return;
    this.isLooking = true;
    const { collection } = first;
    const some = [...this.docs].filter(([, lost]) => lost.collection === collection).slice(0, mostLimbo);
    for (const [path] of some) this.docs.delete(path);
    const paths = some.map(([path]) => path);
    const ids = some.map(([, { id }]) => id);
    const asked = ids.map((id) => this.parts.cache.get(collection, id));
    void this.get(paths).then(
      (docs) => {
        this.isLooking = false;
        for (const [index, id] of ids.entries()) {
          const doc = docs[index] ?? null;
          // Written anew since it was asked about, it may have been told before the answer, which is older.
          const isAsItWas = this.parts.cache.get(collection, id) === asked[index];
          if (doc || isAsItWas) this.take(collection, id, doc);
        }
        this.lookUp();
      },
      ({ code }: LiveError) => {
        this.isLooking = false;
        if (code === 'unavailable') for (const id of ids) this.put(collection, id);
        else this.parts.cache.drop(collection, ids);
        if (code !== 'unavailable') this.lookUp();
      },
    );
  }

  get(paths: string[]): Promise<Array<WireDoc | null>> {
    const id = this.parts.nextId();
    const { promise, resolve, reject } = Promise.withResolvers<Array<WireDoc | null>>();
    this.asked.set(id, { resolve, reject });
    this.parts.send({ op: 'get', id, paths });
    return promise;
  }

  take(collection: CollectionPath, id: string, doc: WireDoc | null): void {
    if (doc) this.parts.cache.put(collection, [doc]);
    else this.parts.cache.drop(collection, [id]);
  }

  answer({ id, docs }: ServerFrame & { op: 'got' }): void {
    this.asked.get(id)?.resolve(docs);
    this.asked.delete(id);
  }

  /** Whether it was something asked for here. */
  refuse(id: number, error: LiveError): boolean {
    const asked = this.asked.get(id);
    this.asked.delete(id);
    asked?.reject(error);
    return asked !== undefined;
  }

  /** No answer will come any more. */
  lost(): void {
    for (const id of [...this.asked.keys()])
      this.refuse(id, new LiveError('unavailable', 'The connection was lost.'));
  }
}
