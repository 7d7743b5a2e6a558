import type { Snapshot } from '@souk/live/client/view.ts';
import { type Doc, type GivenQuery, query, runQuery } from '@souk/live/query.ts';
import { expect, test } from 'vitest';
import { createThread, pageSizes, type Thread } from './thread.store.ts';

const collection = 'conversations/a~b/messages';

/** A conversation that is all in memory and tells who listens at once, as a client with a full cache does. */
function conversation(count: number) {
  const docs: Doc[] = [];
  const listeners = new Map<object, () => void>();
  let offline = false;
  const tell = () => {
    for (const listener of [...listeners.values()]) listener();
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
      listeners.get(key)?.();
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

test('what is remembered is read without a connection, and its place is kept when there is one', async () => {
  const { listen, setOffline, say } = conversation(120);
  setOffline(true);
  const thread = createThread(listen, collection);
  await settled();
  expect(thread.view().state).toBe('kept');
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
