import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import { beforeEach, expect, test } from 'vitest';
import type { StateStorage } from 'zustand/middleware';
import {
  beginSession,
  catchUpWithOtherTabs,
  createSessionStore,
  endSession,
  isSignedIn,
  memoryStorage,
  refreshUser,
  rememberLanguages,
  rememberSettings,
  sessionStore,
  storageKey,
} from './session.store.ts';

const maya = {
  _id: 'u1',
  shopId: null,
  defaultpaymentmethod: null,
  muted: false,
  name: 'Maya',
} as unknown as OwnUser;
const withShop = { ...maya, shopId: { _id: 's1', name: 'Halden & Moor', slug: 'halden-moor' } } as OwnUser;

beforeEach(() => endSession());

test('a user and a token together are signed in, one alone is not', () => {
  expect(isSignedIn({ user: maya, token: 't' })).toBe(true);
  expect(isSignedIn({ user: maya, token: null })).toBe(false);
  expect(isSignedIn({ user: null, token: 't' })).toBe(false);
  expect(isSignedIn({ user: {} as OwnUser, token: 't' })).toBe(false);
});

test('signing in keeps both, signing out clears both', () => {
  beginSession({ user: withShop, token: 't' });
  expect(sessionStore.getState()).toMatchObject({ user: withShop, token: 't', myShop: true, loading: false });
  endSession();
  expect(sessionStore.getState()).toMatchObject({ user: null, token: null, myShop: false });
});

test('a late refusal of an old token does not end the session that came after it', () => {
  beginSession({ user: maya, token: 'new' });
  endSession('old');
  expect(sessionStore.getState().token).toBe('new');
  endSession('new');
  expect(sessionStore.getState().token).toBeNull();
});

test('what the server knows of oneself replaces the stored user; what it knows of others does not', () => {
  beginSession({ user: maya, token: 't' });
  refreshUser(withShop);
  expect(sessionStore.getState()).toMatchObject({ user: withShop, myShop: true });
  refreshUser({ ...maya, _id: 'u2' } as OwnUser);
  expect(sessionStore.getState().user?._id).toBe('u1');
});

test('settings and languages stay when someone signs out', () => {
  rememberSettings({ name: 'Souk' } as Parameters<typeof rememberSettings>[0]);
  rememberLanguages([{ code: 'en', name: 'English', dir: 'ltr', messages: { a: 'b' } }]);
  endSession();
  expect(sessionStore.getState().appSettings?.name).toBe('Souk');
  expect(sessionStore.getState().languagedata).toHaveLength(1);
});

test('a session outlives the page, but a page closed while loading does not open as loading', () => {
  const storage = memoryStorage();
  createSessionStore(() => storage).setState({ user: maya, token: 't', loading: true });
  expect(createSessionStore(() => storage).getState()).toMatchObject({
    user: maya,
    token: 't',
    loading: false,
  });
});

test('another tab’s session is taken over', async () => {
  const storage = memoryStorage();
  const [one, other] = [createSessionStore(() => storage), createSessionStore(() => storage)];
  one.setState({ user: maya, token: 't' });
  await other.persist.rehydrate();
  expect(isSignedIn(other.getState())).toBe(true);
});

test('what another tab did while a page came to life is taken over, and nothing where it did nothing', () => {
  const storage = memoryStorage();
  const [one, other] = [createSessionStore(() => storage), createSessionStore(() => storage)];
  let changes = 0;
  other.subscribe(() => {
    changes += 1;
  });
  catchUpWithOtherTabs(other);
  expect(changes).toBe(0);
  one.setState({ user: maya, token: 't' });
  catchUpWithOtherTabs(other);
  expect(isSignedIn(other.getState())).toBe(true);
  one.setState({ user: null, token: null });
  catchUpWithOtherTabs(other);
  expect([isSignedIn(other.getState()), changes]).toEqual([false, 2]);
});

test('a page that comes to life with what is stored signs out nobody who signs in elsewhere in that moment', () => {
  const storage = memoryStorage();
  const appSettings = { name: 'Souk' } as ReturnType<typeof sessionStore.getState>['appSettings'];
  const one = createSessionStore(() => storage);
  one.setState({ appSettings });
  const other = createSessionStore(() => asSeenLate(storage));
  one.setState({ user: maya, token: 't' });
  other.setState({ appSettings: structuredClone(appSettings) });
  expect(createSessionStore(() => storage).getState()).toMatchObject({ user: maya, token: 't', appSettings });
});

test('while a page hydrates nobody is signed in, as the server drew it', () => {
  const storage = memoryStorage();
  createSessionStore(() => storage).setState({ user: maya, token: 't' });
  expect(createSessionStore(() => storage).getInitialState()).toMatchObject({ user: null, token: null });
});

test('a damaged storage opens as signed out', () => {
  const storage = memoryStorage();
  storage.setItem(storageKey, '{"state":');
  expect(isSignedIn(createSessionStore(() => storage).getState())).toBe(false);
});

test('what a page keeps beside it neither ends nor brings back a session that another tab began or ended', () => {
  const storage = memoryStorage();
  const [one, other] = [createSessionStore(() => storage), createSessionStore(() => storage)];
  const kept = () => createSessionStore(() => storage).getState();
  const settings = { name: 'Souk' } as ReturnType<typeof kept>['appSettings'];
  one.setState({ user: withShop, token: 't', myShop: true });
  other.setState({ appSettings: settings });
  expect(kept()).toMatchObject({ user: withShop, token: 't', myShop: true, appSettings: settings });

  one.setState({ user: null, token: null, myShop: false });
  other.setState({ user: maya, token: 'u' });
  one.setState({ languagedata: [] });
  expect(kept()).toMatchObject({ user: maya, token: 'u' });
  one.setState({ user: withShop, token: 'v' });
  other.setState({ user: null, token: null });
  expect(kept()).toMatchObject({ user: withShop, token: 'v' });
  one.setState({ user: null, token: null });
  other.setState({ languagedata: [] });
  expect(kept()).toMatchObject({ user: null, token: null });
});

/** As a tab that is a process of its own has it: what others write after it looked it has not heard of yet. */
function asSeenLate(storage: StateStorage): StateStorage {
  const seen = new Map<string, string | null>();
  return {
    getItem(name) {
      if (!seen.has(name)) seen.set(name, storage.getItem(name) as string | null);
      return seen.get(name) ?? null;
    },
    setItem(name, text) {
      seen.set(name, text);
      storage.setItem(name, text);
    },
    removeItem: (name) => storage.removeItem(name),
  };
}
