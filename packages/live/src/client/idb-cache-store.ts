import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { DocumentPath } from '../paths.ts';
import { bytesOf } from '../values.ts';
import { cacheSize } from './cache.ts';
import type { CachedDoc, CacheStore, Stored, StoredWrite } from './cache-store.ts';
import { type Page, thisPage } from './page.ts';

interface Books extends DBSchema {
  docs: { key: DocumentPath; value: CachedDoc & { bytes: number }; indexes: { usedAt: number } };
  /** Each with the page that wrote it. */
  writes: { key: string; value: StoredWrite & { page: string } };
  sums: { key: 'bytes'; value: number };
  /** The one that the documents are of. */
  epoch: { key: 'epoch'; value: string };
}

interface IdbParts {
  bytes?: number;
  page?: Page;
}

type Due = { kind: 'put'; kept: CachedDoc } | { kind: 'drop' } | { kind: 'use'; usedAt: number };

// Some browsers never answer when they should open a database.
const PATIENCE_MS = 3_000;

/** A cache store in the browser's database; where that is forbidden, nothing is kept. Name it after who is signed in. */
export function idbCacheStore(
  name: string,
  { bytes = cacheSize.usual, page = thisPage() }: IdbParts = {},
): CacheStore {
  return new IdbCacheStore(name, bytes, page);
}

class IdbCacheStore implements CacheStore {
  private readonly most: number;
  private readonly page: Page;
  private readonly books: Promise<IDBPDatabase<Books> | undefined>;
  private due = new Map<DocumentPath, Due>();
  /** What this page hears is of this one. */
  private epoch: string | undefined;
  private passing: Promise<void> | undefined;
  /** Pages with writes that were there when it was last looked. */
  private readonly watched = new Set<string>();
  private tellOrphans: () => void = () => undefined;

  constructor(name: string, most: number, page: Page) {
    this.most = most;
    this.page = page;
    this.books = openBooks(name);
  }

  async load(): Promise<Stored> {
    const kept = await this.try(async (books) => {
      const tx = books.transaction(['docs', 'epoch']);
      const [docs, epoch] = await Promise.all([
        tx.objectStore('docs').getAll(),
        tx.objectStore('epoch').get('epoch'),
        tx.done,
      ]);
      return { docs, epoch };
    });
    return { docs: [], ...kept, writes: await this.takeWrites({ own: true }) };
  }

  async begin(epoch: string): Promise<void> {
    if (epoch === this.epoch) return;
    // What is due is of the one before.
    this.due.clear();
    this.epoch = epoch;
    await this.try(async (books) => {
      const tx = books.transaction(['docs', 'sums', 'epoch'], 'readwrite');
      const begin = async () => {
        // Another page may have begun it.
        if ((await tx.objectStore('epoch').get('epoch')) === epoch) return;
        await Promise.all([
          tx.objectStore('docs').clear(),
          tx.objectStore('sums').clear(),
          tx.objectStore('epoch').put(epoch, 'epoch'),
        ]);
      };
      await Promise.all([begin(), tx.done]);
    });
  }

  adopt(): Promise<StoredWrite[]> {
    return this.takeWrites({ own: false });
  }

  onOrphans(told: () => void): void {
    this.tellOrphans = told;
  }

  put(docs: readonly CachedDoc[]): Promise<void> {
    for (const kept of docs) this.due.set(kept.path, { kind: 'put', kept });
    return this.pass();
  }

  drop(paths: readonly DocumentPath[]): Promise<void> {
    for (const path of paths) this.due.set(path, { kind: 'drop' });
    return this.pass();
  }

  use(paths: readonly DocumentPath[], usedAt: number): Promise<void> {
    for (const path of paths) {
      const due = this.due.get(path);
      if (due?.kind === 'put') due.kept = { ...due.kept, usedAt };
      else if (due?.kind !== 'drop') this.due.set(path, { kind: 'use', usedAt });
    }
    return this.pass();
  }

  async putWrite({ id, writes, place }: StoredWrite): Promise<void> {
    // Others take what is of a page whose lock nobody holds.
    await this.page.here;
    await this.try((books) => books.put('writes', { id, writes, place, page: this.page.id }));
  }

  async dropWrite(id: string): Promise<void> {
    await this.page.here;
    await this.try((books) => books.delete('writes', id));
  }

  async clear(): Promise<void> {
    this.due.clear();
    await this.page.here;
    await this.passing;
    await this.try(async (books) => {
      const tx = books.transaction(['docs', 'writes', 'sums'], 'readwrite');
      await Promise.all([
        tx.objectStore('docs').clear(),
        tx.objectStore('writes').clear(),
        tx.objectStore('sums').clear(),
        tx.done,
      ]);
    });
  }

  /** What comes while some of it is written down is written down together, after it. */
  private pass(): Promise<void> {
    this.passing ??= this.passAll().finally(() => {
      this.passing = undefined;
      // Came once nothing was left to be written down.
      if (this.due.size > 0) return this.pass();
    });
    return this.passing;
  }

  private async passAll(): Promise<void> {
    while (this.due.size > 0) {
      await this.try(async (books) => {
        const due = this.due;
        this.due = new Map();
        await writeDown(books, { due, most: this.most, epoch: this.epoch });
      });
    }
  }

  private async takeWrites({ own }: { own: boolean }): Promise<StoredWrite[]> {
    const { page } = this;
    const isHere = await page.here;
    const taken = await this.try(async (books) => {
      const all = await books.getAll('writes');
      // Asked after the pages were read: a page holds its lock before it writes anything.
      const gone = await page.goneOf(all.map((write) => write.page));
      if (gone && !own) for (const write of all) if (!gone.has(write.page)) this.watch(write.page);
      const isMeant = (write: { page: string }) => {
        if (write.page === page.id) return own;
        // Where it cannot be known who is there, they are sent twice, which does nothing twice.
        return isHere ? gone?.has(write.page) : own;
      };
      const tx = books.transaction('writes', 'readwrite');
      const take = async () => {
        const still = await Promise.all(all.filter(isMeant).map(({ id }) => tx.store.get(id)));
        const mine = still.filter((write) => write !== undefined && isMeant(write)) as typeof all;
        await Promise.all(mine.map((write) => tx.store.put({ ...write, page: page.id })));
        return mine;
      };
      const [mine] = await Promise.all([take(), tx.done]);
      return mine;
    });
    return (taken ?? []).map(({ id, writes, place }) => ({ id, writes, place }));
  }

  /** A page may lose what made others connect in its place a moment before it is known to be gone. */
  private watch(page: string): void {
    if (page === this.page.id || this.watched.has(page)) return;
    this.watched.add(page);
    void this.page.whenGone(page).then(() => {
      this.watched.delete(page);
      this.tellOrphans();
    });
  }

  /** What cannot be kept is not: the cache in memory goes on without. */
  private async try<Result>(
    act: (books: IDBPDatabase<Books>) => Promise<Result>,
  ): Promise<Result | undefined> {
    const books = await this.books;
    if (!books) {
      this.due.clear();
      return undefined;
    }
    return await act(books).catch(() => undefined);
  }
}

async function openBooks(name: string): Promise<IDBPDatabase<Books> | undefined> {
  const open = async () =>
    await openDB<Books>(`live:${name}`, 2, {
      upgrade(books, before) {
        if (before < 1) {
          books.createObjectStore('docs', { keyPath: 'path' }).createIndex('usedAt', 'usedAt');
          books.createObjectStore('writes', { keyPath: 'id' });
          books.createObjectStore('sums');
        }
        books.createObjectStore('epoch');
      },
      // A page that deletes it, or brings a newer one, need not wait for this page.
      blocking: (_, __, event) => (event.target as unknown as { close(): void }).close(),
    });
  const tooLate = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
  return await Promise.race([open(), tooLate]).catch(() => undefined);
}

/** In one transaction, so that the sum is right whatever other pages write. */
async function writeDown(
  books: IDBPDatabase<Books>,
  { due, most, epoch }: { due: ReadonlyMap<DocumentPath, Due>; most: number; epoch: string | undefined },
): Promise<void> {
  const tx = books.transaction(['docs', 'sums', 'epoch'], 'readwrite');
  const docs = tx.objectStore('docs');
  const sums = tx.objectStore('sums');

  const apply = async ([path, one]: [DocumentPath, Due]): Promise<number> => {
    const known = await docs.get(path);
    if (one.kind === 'put') {
      if (known && known.doc.seq > one.kept.doc.seq) return 0;
      const bytes = path.length + bytesOf(one.kept.doc);
      await docs.put({ ...one.kept, bytes });
      return bytes - (known?.bytes ?? 0);
    }
    if (!known) return 0;
    if (one.kind === 'use') {
      await docs.put({ ...known, usedAt: Math.max(known.usedAt, one.usedAt) });
      return 0;
    }
    await docs.delete(path);
    return -known.bytes;
  };
  const write = async () => {
    // Another page hears from a database that was restored since, and keeps what that one says.
    if (epoch !== undefined && (await tx.objectStore('epoch').get('epoch')) !== epoch) return;
    const before = (await sums.get('bytes')) ?? 0;
    const changes = await Promise.all([...due].map(apply));
    let sum = changes.reduce((all, one) => all + one, before);
    // A tenth more than must go, so that it need not be done every time.
    const enough = sum > most ? most * 0.9 : most;
    let cursor = sum > most ? await docs.index('usedAt').openCursor() : null;
    while (cursor && sum > enough) {
      sum -= cursor.value.bytes;
      await cursor.delete();
      cursor = await cursor.continue();
    }
    await sums.put(sum, 'bytes');
  };
  await Promise.all([write(), tx.done]);
}
