import type { Snapshot } from '@souk/live/client/view.ts';
import { type Doc, type GivenQuery, runQuery } from '@souk/live/query.ts';
import { query } from '@souk/live/query-schema.ts';
import { expect, test } from 'vitest';
import { createThread, pageSizes, type Thread } from './thread.store.ts';
import type { Listen } from './thread-page.ts';

const collection = 'conversations/a~b/messages';

/** A conversation that is all in memory and tells who listens at once, as a client with a full cache does. */
function conversation(count: number) {
  const docs: Doc[] = [];
  const listeners = new Map<object, () => void>();
  let offline = false;
  let silent = false;
  const tell = () => {
    for (const listener of silent ? [] : [...listeners.values()]) listener();
  };
  const say = () => {
    const born = docs.length + 1;
    docs.push({ id: `m${born}`, data: { by: 'a', at: born, text: `m${born}` }, seq: born, born });
  };
  for (let index = 0; index < count; index += 1) say();
  return {
    listen: (given: GivenQuery, told: (snapshot: Snapshot) => void) => {
      const asked = query.parse(given);
      const key = {};
      listeners.set(key, () => {
        const found = runQuery(asked, docs).map(({ id, data, born }) => ({ id, data, born, pending: false }));
        told({ docs: found, fromCache: offline, hasPending: false });
      });
      if (!silent) listeners.get(key)?.();
      return () => void listeners.delete(key);
    },
    say: () => {
      say();
      tell();
    },
    setOffline: (next: boolean) => {
      offline = next;
      tell();
    },
    setSilent: (next: boolean) => {
      silent = next;
      tell();
    },
    listeners,
  };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
const ends = (thread: Thread) => {
  const { messages } = thread.view();
  return `${messages[0]?.id}…${messages.at(-1)?.id} (${messages.length})`;
};

test('the newest messages come first, older ones page by page until the first', async () => {
  const { listen } = conversation(220);
  const thread = createThread(listen, collection);
  await settled();
  expect(ends(thread)).toBe('m171…m220 (50)');
  thread.loadOlder();
  await settled();
  expect(ends(thread)).toBe('m71…m220 (150)');
  thread.loadOlder();
  await settled();
  expect(ends(thread)).toBe('m1…m220 (220)');
  expect(thread.view().more).toBe(false);
});

test('whoever reads old messages keeps them, however many new ones come', async () => {
  const { listen, say } = conversation(60);
  const thread = createThread(listen, collection);
  await settled();
  for (let index = 0; index < pageSizes.first + 5; index += 1) say();
  await settled();
  expect(ends(thread)).toBe('m11…m115 (105)');
  thread.loadOlder();
  await settled();
  expect(ends(thread)).toBe('m1…m115 (115)');
});

test('a conversation that this device remembers nothing of is not said to be empty before the server says so', async () => {
  const { listen, setOffline } = conversation(0);
  setOffline(true);
  const thread = createThread(listen, collection);
  await settled();
  expect(thread.view()).toMatchObject({ messages: [], state: 'waiting' });
  setOffline(false);
  await settled();
  expect(thread.view()).toMatchObject({ messages: [], state: 'live' });
});

test('what is remembered is read without a connection, and its place is kept when there is one', async () => {
  const { listen, setOffline, say } = conversation(120);
  setOffline(true);
  const thread = createThread(listen, collection);
  await settled();
  expect(thread.view().state).toBe('cached');
  thread.loadOlder();
  await settled();
  expect(ends(thread)).toBe('m1…m120 (120)');
  setOffline(false);
  say();
  await settled();
  expect(ends(thread)).toBe('m1…m121 (121)');
  expect(thread.view().state).toBe('live');
});

test('a message that did not change is the same one, so that only what changed is drawn', async () => {
  const { listen, say } = conversation(3);
  const thread = createThread(listen, collection);
  await settled();
  const before = thread.view().messages;
  say();
  await settled();
  expect(
    thread
      .view()
      .messages.slice(0, 3)
      .every((message, index) => message === before[index]),
  ).toBe(true);
});

test('a closed conversation listens to nothing', async () => {
  const { listen, listeners } = conversation(120);
  const thread = createThread(listen, collection);
  await settled();
  thread.loadOlder();
  await settled();
  thread.close();
  expect(listeners.size).toBe(0);
});

test('whoever comes to an old message sees what was said around it, and reads on in both ways', async () => {
  const { listen, say } = conversation(3_000);
  const thread = createThread(listen, collection, 1_000);
  await settled();
  expect(ends(thread)).toBe('m950…m1049 (100)');
  expect(thread.view()).toMatchObject({ state: 'live', more: true, moreAfter: true });
  thread.loadOlder();
  thread.loadNewer();
  await settled();
  expect(ends(thread)).toBe('m850…m1149 (300)');
  say();
  await settled();
  expect(ends(thread)).toBe('m850…m1149 (300)');
});

test('reading on from an old message ends at the newest, and from then on with whatever comes', async () => {
  const { listen, say } = conversation(220);
  const thread = createThread(listen, collection, 20);
  await settled();
  for (let pages = 0; pages < 2; pages += 1) {
    expect(thread.view().moreAfter).toBe(true);
    thread.loadNewer();
    await settled();
  }
  expect(thread.view().moreAfter).toBe(false);
  say();
  await settled();
  expect(ends(thread)).toBe('m1…m221 (221)');
});

test('from an old message one is back at the newest at once, and the other way round', async () => {
  const { listen, listeners, setSilent } = conversation(500);
  const thread = createThread(listen, collection);
  await settled();
  setSilent(true);
  thread.goTo(100);
  await settled();
  // What there was stays until the other has come.
  expect(thread.view().state).toBe('waiting');
  expect(ends(thread)).toBe('m451…m500 (50)');
  setSilent(false);
  await settled();
  expect(ends(thread)).toBe('m50…m149 (100)');
  thread.goTo(120);
  expect(ends(thread)).toBe('m50…m149 (100)');
  thread.goTo(null);
  await settled();
  expect(ends(thread)).toBe('m451…m500 (50)');
  thread.close();
  expect(listeners.size).toBe(0);
});

test('a place that was never written at leads to the end', async () => {
  const { listen, say } = conversation(60);
  const thread = createThread(listen, collection, 1_000);
  await settled();
  expect(thread.view()).toMatchObject({ state: 'live', moreAfter: false });
  say();
  await settled();
  expect(ends(thread)).toBe('m11…m61 (51)');
});

test('around a message that stands at the very end, what comes is seen', async () => {
  const { listen, say } = conversation(60);
  const thread = createThread(listen, collection, 60);
  await settled();
  for (let index = 0; index < pageSizes.first + 5; index += 1) say();
  await settled();
  expect(ends(thread)).toBe('m10…m115 (106)');
});

test('what this device remembers with gaps is not shown while the server can be asked', async () => {
  const { listen } = conversation(500);
  /** Knows the newest fifty, and asks for all others. */
  const remembering: Listen = (given, told) => {
    listen(given, ({ docs }) => {
      const kept = docs.filter(({ born }) => born !== null && born > 450);
      told({ docs: kept, fromCache: true, hasPending: false });
    })();
    let stop: () => void = () => undefined;
    const asked = setTimeout(() => {
      stop = listen(given, told);
    });
    return () => {
      clearTimeout(asked);
      stop();
    };
  };
  const thread = createThread(remembering, collection);
  const seen = new Set<string>();
  thread.subscribe(() => seen.add(ends(thread)));
  await settled();
  await settled();
  thread.goTo(380);
  await settled();
  await settled();
  thread.loadNewer();
  await settled();
  await settled();
  expect([...seen]).toEqual(['m451…m500 (50)', 'm380…m429 (50)', 'm330…m429 (100)', 'm330…m500 (171)']);
});
