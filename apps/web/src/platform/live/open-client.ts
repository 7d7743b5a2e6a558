import { autoLink } from '@souk/live/client/auto-link.ts';
import { noCacheStore } from '@souk/live/client/cache-store.ts';
import { LiveClient } from '@souk/live/client/client.ts';
import { idbCacheStore } from '@souk/live/client/idb-cache-store.ts';
import { socketLink } from '@souk/live/client/link.ts';
import { pollLink } from '@souk/live/client/poll-link.ts';
import { Tabs } from '@souk/live/client/tabs.ts';
import { sessionStore } from '../session/session.store.ts';
import { liveDatabase } from './live-database.ts';
import { tellRefused } from './refused-writes.ts';
import { takeSocketAhead } from './socket-ahead.ts';

/** A visitor's documents are kept in memory alone. */
export function openClient(userId: string | null): { client: LiveClient; leave(): Promise<void> } {
  const link = autoLink({
    socket: socketLink(
      `${location.origin.replace(/^http/, 'ws')}/live`,
      (url) => takeSocketAhead() ?? new WebSocket(url),
    ),
    poll: pollLink('/live/poll'),
  });
  const tabs = new Tabs({ name: userId ?? 'visitor', link });
  const client = new LiveClient({
    link: tabs.link,
    token: () => {
      const { user, token } = sessionStore.getState();
      return user?._id === userId ? token : null;
    },
    refused: tellRefused,
    cacheStore: userId ? idbCacheStore(liveDatabase(userId)) : noCacheStore,
  });
  const hurry = () => {
    if (document.visibilityState === 'visible') client.hurry();
  };
  const gone = new AbortController();
  addEventListener('online', hurry, { signal: gone.signal });
  document.addEventListener('visibilitychange', hurry, { signal: gone.signal });
  return {
    client,
    async leave() {
      gone.abort();
      await client.signOut();
      client.close();
      tabs.leave();
    },
  };
}
