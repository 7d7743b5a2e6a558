import { hasRoom, isOver, keepInMemory, type SavedUpload, type SavedUploads } from './saved-uploads.ts';
import { uploadsDatabase } from './uploads-database.ts';

type Stores = { uploads: IDBObjectStore; files: IDBObjectStore };

/** Keeps uploads in IndexedDB, the bytes apart from what is noted about them; in memory where that is forbidden. */
export function keepInBrowser(): SavedUploads {
  const memory = keepInMemory();
  let opened: Promise<IDBDatabase | null> | null = null;
  const open = () => {
    opened ??= openDatabase(() => {
      opened = null;
    });
    return opened;
  };

  async function inside<T>(otherwise: () => Promise<T>, work: (stores: Stores) => Promise<T>): Promise<T> {
    const database = await open();
    if (!database) return await otherwise();
    const transaction = database.transaction(['uploads', 'files'], 'readwrite');
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('the browser kept nothing'));
    });
    const stores = { uploads: transaction.objectStore('uploads'), files: transaction.objectStore('files') };
    const [result] = await Promise.all([work(stores), done]);
    return result;
  }

  const all = ({ uploads }: Stores) => answer<SavedUpload[]>(uploads.getAll());
  const drop = ({ uploads, files }: Stores, keys: readonly string[]) => {
    for (const key of keys) {
      uploads.delete(key);
      files.delete(key);
    }
  };
  const write = (saved: SavedUpload, file: Blob | null) =>
    inside(
      () => memory.put(saved, file),
      async (stores) => {
        const others = (await all(stores)).filter(({ key, done }) => key !== saved.key && !done);
        const bytes = others.reduce((sum, { size }) => sum + size, 0);
        stores.uploads.put(saved);
        if (file && hasRoom(bytes, file.size)) stores.files.put(file, saved.key);
      },
    );

  return {
    put: async (saved, file) => {
      // A full disk keeps the note without the bytes; one that takes not even that keeps nothing.
      await write(saved, file)
        .catch(() => write(saved, null))
        .catch(() => memory.put(saved, file));
    },
    change: (key, change) =>
      inside(
        () => memory.change(key, change),
        async ({ uploads }) => {
          const before = await answer<SavedUpload | undefined>(uploads.get(key));
          if (before) uploads.put({ ...before, ...change });
        },
      ),
    list: (owner, place) =>
      inside(
        () => memory.list(owner, place),
        async (stores) => {
          const saved = await all(stores);
          const over = saved.filter((one) => isOver(one, Date.now())).map(({ key }) => key);
          drop(stores, over);
          const here = saved
            .filter((one) => one.owner === owner && one.place === place && !over.includes(one.key))
            .sort((a, b) => a.position - b.position || a.at - b.at);
          const files = here.map(({ key }) => answer<Blob | undefined>(stores.files.get(key)));
          const found = await Promise.all(files);
          return here.map((one, index) => ({ saved: one, file: found[index] ?? null }));
        },
      ),
    forget: (keys) =>
      inside(
        () => memory.forget(keys),
        async (stores) => drop(stores, keys),
      ),
    forgetFile: (key) =>
      inside(
        () => memory.forgetFile(key),
        async ({ files }) => void files.delete(key),
      ),
    forgetOthers: (owner) =>
      inside(
        () => memory.forgetOthers(owner),
        async (stores) => {
          const others = (await all(stores)).filter((saved) => saved.owner !== owner);
          drop(
            stores,
            others.map(({ key }) => key),
          );
        },
      ),
  };
}

/** Nothing when the browser forbids it (private windows, policies). */
function openDatabase(onClosed: () => void): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(uploadsDatabase, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('uploads', { keyPath: 'key' });
        request.result.createObjectStore('files');
      };
      request.onerror = () => resolve(null);
      request.onblocked = () => resolve(null);
      request.onsuccess = () => {
        const database = request.result;
        // Signing out in any tab throws it away; the next upload makes a new one.
        database.onversionchange = () => {
          database.close();
          onClosed();
        };
        database.onclose = onClosed;
        resolve(database);
      };
    } catch {
      resolve(null);
    }
  });
}

function answer<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error);
  });
}
