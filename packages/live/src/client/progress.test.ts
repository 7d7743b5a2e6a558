import { expect, test } from 'vitest';
import { openLiveServer } from '../testing/live-server.ts';
import { LiveClient } from './client.ts';
import { socketLink } from './link.ts';
import { Page } from './page.ts';
import { Tabs } from './tabs.ts';

const patient = { timeout: 30_000 };
const room = 'rooms/1/messages';
const rare = { collection: room, where: [['kind', '==', 'rare'] as ['kind', '==', string]] };
/** How many writes it still holds. */
const heldBy = (client: LiveClient) =>
  (client as unknown as { pendingWrites: { all: unknown[] } }).pendingWrites.all.length;

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
