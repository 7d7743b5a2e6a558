import { openDB } from 'idb';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { LiveClient } from '../client/client.ts';
import { idbCacheStore } from '../client/idb-cache-store.ts';
import { socketLink } from '../client/link.ts';
import { Tabs } from '../client/tabs.ts';
import { useEphemeral, useLiveDoc, useLiveQuery } from '../react/hooks.ts';

/** What the tests of several tabs look at and touch. */
export interface TabPage {
  client: LiveClient;
  room: string;
  idbCacheStore: typeof idbCacheStore;
  /** The pages that wrote what is kept and not stored yet. */
  writers(): Promise<string[]>;
}

const { document, location } = globalThis as unknown as {
  document: { body: Parameters<typeof createRoot>[0] };
  location: { host: string };
};

const room = 'rooms/1/messages';
const tabs = new Tabs({ name: 'ana', link: socketLink(`ws://${location.host}/live`) });
const client = new LiveClient({ link: tabs.link, token: () => 'ana', cacheStore: idbCacheStore('ana') });
async function writers(): Promise<string[]> {
  const books = await openDB('live:ana');
  const writes: Array<{ page: string }> = await books.getAll('writes');
  books.close();
  return writes.map(({ page }) => page);
}

Object.assign(globalThis, { tab: { client, room, idbCacheStore, writers } satisfies TabPage });

function Messages() {
  const result = useLiveQuery(client, { collection: room, order: [['$born', 'up']] });
  const first = useLiveDoc(client, `${room}/first`);
  const said = useEphemeral(client, 'rooms/1/typing');
  const state = !result ? 'nothing' : result.fromCache ? 'cached' : 'live';
  return createElement(
    'main',
    {
      'data-state': state,
      'data-first': String(first?.doc?.data.text ?? ''),
      'data-said': JSON.stringify(said),
    },
    result?.docs.map(({ id, data, pending }) =>
      createElement('p', { key: id, 'data-pending': pending }, String(data.text)),
    ),
  );
}

createRoot(document.body).render(createElement(Messages));
