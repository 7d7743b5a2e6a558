import { api } from '@/platform/api/index.ts';
import { liveDatabase } from '../live/live-database.ts';
import { uploadsDatabase } from '../uploads/uploads-database.ts';
import { left } from './left.ts';
import { addressDraftKey, doorsKey, searchesKey, ticketsKey, viewedKey } from './of-one-person.ts';
import { endSession, sessionStore } from './session.store.ts';

/** Ends the session here at once, and on the server as soon as it can be reached. */
export async function signOut(): Promise<void> {
  const { token, user } = sessionStore.getState();
  const ended = token ? api.post('/auth/logout') : Promise.resolve();
  left.remember();
  endSession();
  // Pictures on their way are nothing for the next one at this device.
  forgetDatabase(uploadsDatabase);
  // Nor is what was written to this one.
  if (user) forgetDatabase(liveDatabase(user._id));
  forgetViewed();
  // The stored token is gone either way; a server that cannot be reached lets it expire.
  await ended.catch(() => undefined);
}

function forgetDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // A browser that forbids storage kept nothing either.
  }
}

/** What someone looked at and for, has tickets for or lets others in with, and wrote half; that they want no list of it stays. */
function forgetViewed(): void {
  try {
    sessionStorage.removeItem(addressDraftKey);
    localStorage.removeItem(searchesKey);
    localStorage.removeItem(ticketsKey);
    localStorage.removeItem(doorsKey);
    if (localStorage.getItem(viewedKey) !== '"off"') localStorage.removeItem(viewedKey);
  } catch {
    // A browser that forbids storage kept nothing either.
  }
}
