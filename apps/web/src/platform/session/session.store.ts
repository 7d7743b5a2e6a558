import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import type { Language } from '@souk/shared/languages/schema.ts';
import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { create, type StateCreator } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { left } from './left.ts';
import { keepingOneSession } from './one-session.ts';

/** The signed-in user in the browser, as product §3 gives it. */
export type SessionState = {
  user: OwnUser | null;
  token: string | null;
  appSettings: AppSettings | null;
  myShop: boolean;
  loading: boolean;
  languagedata: Language[];
};

export const storageKey = 'souk-auth';

const signedOut: SessionState = {
  user: null,
  token: null,
  appSettings: null,
  myShop: false,
  loading: false,
  languagedata: [],
};

export type SessionStore = ReturnType<typeof createSessionStore>;

export function createSessionStore(storage: () => StateStorage) {
  const initial: StateCreator<SessionState> = () => signedOut;
  return create<SessionState>()(
    persist(initial, {
      name: storageKey,
      storage: createJSONStorage(() => keepingOneSession(storage())),
      // A page closed in the middle of signing in must not open as loading for ever.
      merge: (saved, current) => ({ ...current, ...(saved as Partial<SessionState>), loading: false }),
    }),
  );
}

/** The store of this page; hooks read it with a selector: `useSession((session) => session.user)`. */
export const sessionStore = createSessionStore(browserStorage);
export const useSession = sessionStore;

export function isSignedIn(session: Pick<SessionState, 'user' | 'token'>): boolean {
  return Boolean(session.user?._id && session.token);
}

export function beginSession({ user, token }: { user: OwnUser; token: string }): void {
  left.forget();
  sessionStore.setState({ user, token, myShop: Boolean(user.shopId), loading: false });
}

/** Ends the session, but not one that began while an older token's call was under way. */
export function endSession(token?: string): void {
  if (token && token !== sessionStore.getState().token) return;
  sessionStore.setState({ user: null, token: null, myShop: false, loading: false });
}

/** Replaces the stored user by what the server knows, when it is oneself. */
export function refreshUser(user: OwnUser): void {
  if (sessionStore.getState().user?._id === user._id) {
    sessionStore.setState({ user, myShop: Boolean(user.shopId) });
  }
}

export function rememberSettings(appSettings: AppSettings): void {
  sessionStore.setState({ appSettings });
}

export function rememberLanguages(languagedata: Language[]): void {
  sessionStore.setState({ languagedata });
}

/** Takes over, at one stroke, what other tabs did while this page was still coming to life and did not listen. */
export function catchUpWithOtherTabs(store: SessionStore = sessionStore): void {
  const stored = store.persist.getOptions().storage?.getItem(storageKey) as Stored;
  if ((stored?.state?.token ?? null) !== store.getState().token) void store.persist.rehydrate();
}

type Stored = { state?: Partial<SessionState> } | null | undefined;

/** Signing in or out in one tab is signing in or out in all of them. */
export function followOtherTabs(store: SessionStore = sessionStore): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === null) store.setState(signedOut);
    else if (event.key === storageKey && event.newValue === null) store.setState(signedOut);
    else if (event.key === storageKey) void store.persist.rehydrate();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** Browsers may forbid storage (private windows, policies): then the session lasts as long as the page. */
function browserStorage(): StateStorage {
  try {
    const storage = globalThis.localStorage;
    storage.setItem(`${storageKey}-probe`, '1');
    storage.removeItem(`${storageKey}-probe`);
    return storage;
  } catch {
    return memoryStorage();
  }
}

export function memoryStorage(): StateStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}
