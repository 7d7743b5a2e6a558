import { expect, test } from 'vitest';
import { openLiveServer } from '../testing/live-server.ts';
import { LiveClient } from './client.ts';
import { socketLink } from './link.ts';
import { Page } from './page.ts';
import { Tabs } from './tabs.ts';

const patient = { timeout: 30_000 };
const room = 'rooms/1/messages';
/** How many writes it still holds. */
const heldBy = (client: LiveClient) =>
  (client as unknown as { outbox: { all: unknown[] } }).outbox.all.length;

test.each([
  'whose only listener is told of none of them',
  'who listens to nothing',
  'whose other tab listens',
])('nothing is kept of 2 000 stored writes of somebody %s', async (who) => {
  await using server = await openLiveServer();
  const name = crypto.randomUUID();
  const tabs = [1, 2].map(() => new Tabs({ name, link: socketLink(server.socketUrl), page: new Page() }));
  const [client, other] = tabs.map((tab) => new LiveClient({ link: tab.link, token: () => 'ana' })) as [
    LiveClient,
    LiveClient,
  ];
  const listen = (one: LiveClient) =>
    one.listen({ collection: room, where: [['kind', '==', 'rare']] }, () => undefined);
  if (who.startsWith('whose only')) listen(client);
  if (who.startsWith('whose other')) {
    listen(client);
    listen(other);
  }
  const write = (at: number) => client.set(`${room}/m${at}`, { kind: 'common' });
  await Promise.all(Array.from({ length: 2_000 }, (_, at) => write(at)));
  await expect.poll(() => heldBy(client), patient).toBe(0);
  for (const one of [client, other]) one.close();
  for (const tab of tabs) tab.leave();
});
