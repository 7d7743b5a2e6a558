import type { StateStorage } from 'zustand/middleware';

interface StoredSession {
  state: { token: string | null; user: unknown; myShop: boolean };
}

/**
 * Everything of a page is written at once, also when only its settings changed or its own session ran out. A session that
 * another tab began or ended meanwhile, of which this page has not heard yet, stays as it is then.
 */
export function keepingOneSession(storage: StateStorage): StateStorage {
  const read = (name: string) => storage.getItem(name) as string | null;
  /** As this page read or wrote it last. */
  let known: string | null = null;
  let session: string | null = null;
  const remember = (text: string | null) => {
    known = text;
    session = sessionIn(text).token;
  };
  return {
    getItem(name) {
      const text = read(name);
      remember(text);
      return text;
    },
    setItem(name, text) {
      // Tabs that are processes of their own learn of each other's writes late. A page that comes to life with the settings
      // that are stored would otherwise put its visitor in place of who has just signed in elsewhere.
      if (text === known) return;
      const stored = JSON.parse(text) as StoredSession;
      const other = sessionIn(read(name));
      const { token } = stored.state;
      const isOwn = other.token === session || (token !== null && token !== session);
      if (!isOwn) {
        storage.setItem(name, JSON.stringify({ ...stored, state: { ...stored.state, ...other } }));
        return;
      }
      storage.setItem(name, text);
      remember(text);
    },
    removeItem: (name) => storage.removeItem(name),
  };
}

/** Whatever stands there: also an older version's, or nothing that can be read. */
function sessionIn(text: string | null): StoredSession['state'] {
  try {
    const { token = null, user = null, myShop = false } = (JSON.parse(text ?? '') as StoredSession).state;
    return { token, user, myShop };
  } catch {
    return { token: null, user: null, myShop: false };
  }
}
