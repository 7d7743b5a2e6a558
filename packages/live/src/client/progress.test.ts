import { expect, test } from 'vitest';
import { documentPath } from '../paths.ts';
import { openLiveServer } from '../testing/live-server.ts';
import { LiveClient } from './client.ts';
import { socketLink } from './link.ts';
import { Page } from './page.ts';
import { Tabs } from './tabs.ts';
import type { Snapshot } from './view.ts';

const patient = { timeout: 30_000 };
const room = 'rooms/1/messages';
const rare = { collection: room, where: [['kind', '==', 'rare'] as ['kind', '==', string]] };
/** How many writes it still holds. */
const heldBy = (client: LiveClient) =>
  (client as unknown as { pendingWrites: { size: number } }).pendingWrites.size;

test.each([
  { count: 2_000, who: 'whose only listener is told of none of them', listeners: [0] },
  { count: 200, who: 'who listens to nothing', listeners: [] },
  { count: 200, who: 'whose tabs listen to the same and are told of none of them', listeners: [0, 1] },
])('of $count stored writes of a person $who nothing is kept', async ({ count, listeners }) => {
  await using server = await openLiveServer();
  const name = crypto.randomUUID();
  const tabs = [0, 1].map(() => new Tabs({ name, link: socketLink(server.socketUrl), page: new Page() }));
  const clients = tabs.map((tab) => new LiveClient({ link: tab.link, token: () => 'ana' }));
  for (const at of listeners) clients[at]?.listen(rare, () => undefined);
  const [writer] = clients as [LiveClient];
  const write = (at: number) => writer.set(`${room}/m${at}`, { kind: 'common' });
  await Promise.all(Array.from({ length: count }, (_, at) => write(at)));
  await expect.poll(() => heldBy(writer), patient).toBe(0);
  for (const client of clients) client.close();
  for (const tab of tabs) tab.leave();
});

test.each([
  { who: 'sees none of them', query: rare, seen: 0 },
  { who: 'sees all of them', query: { collection: room }, seen: 500 },
])(
  '500 writes of one turn are looked at a few times each, where their writer $who',
  async ({ query, seen }) => {
    const client = new LiveClient({
      link: () => ({ send: () => undefined, close: () => undefined }),
      token: () => 'ana',
    });
    const told: Snapshot[] = [];
    client.listen(query, (snapshot) => told.push(snapshot));
    await client.ready;
    let looks = 0;
    for (let at = 0; at < 500; at++) {
      const path = documentPath(`${room}/m${at}`);
      const write = {
        op: 'set' as const,
        get path() {
          looks += 1;
          return path;
        },
        data: { kind: 'common' },
      };
      client.write([write]).catch(() => undefined);
    }
    await Promise.resolve();
    expect(told.at(-1)?.docs ?? []).toHaveLength(seen);
    expect(told.length).toBeLessThan(4);
    // Each look at all of them with each of them would be 125 000 and more.
    expect(looks).toBeLessThan(500 * 20);
    await client.signOut();
    client.close();
  },
);

test('an answered write is looked at alone, however many others are pending', async () => {
  await using server = await openLiveServer();
  const client = new LiveClient({ link: socketLink(server.socketUrl), token: () => 'ana' });
  client.listen(rare, () => undefined);
  await client.ready;
  let looks = 0;
  const written = Array.from({ length: 300 }, (_, at) => {
    const path = documentPath(`${room}/m${at}`);
    const write = {
      op: 'set' as const,
      get path() {
        looks += 1;
        return path;
      },
      data: { kind: 'common' },
    };
    return client.write([write]);
  });
  await Promise.all(written);
  await expect.poll(() => heldBy(client), patient).toBe(0);
  // Written, sent, answered and told of: with all of them each time it would be 90 000 and more.
  expect(looks).toBeLessThan(300 * 40);
  client.close();
});

test('what is listened to later in a turn of many writes is all of them', async () => {
  const client = new LiveClient({
    link: () => ({ send: () => undefined, close: () => undefined }),
    token: () => 'ana',
  });
  client.listen({ collection: room }, () => undefined);
  await client.ready;
  const all = ['a', 'b', 'c'];
  for (const id of all) client.set(`${room}/${id}`, {}).catch(() => undefined);
  const told: Snapshot[] = [];
  client.listen({ collection: room }, (snapshot) => told.push(snapshot));
  expect(told.at(-1)?.docs.map(({ id }) => id)).toEqual(all);
  await client.signOut();
  client.close();
});
