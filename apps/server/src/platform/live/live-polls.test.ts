import type { AddressInfo } from 'node:net';
import { LiveClient } from '@souk/live/client/client.ts';
import { pollLink } from '@souk/live/client/poll-link.ts';
import { documentPath } from '@souk/live/paths.ts';
import { expect, test } from 'vitest';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { buildRoom } from '../../testing/room-chat.fixture.ts';
import { writeLive } from './index.ts';

const MESSAGES = 15;
const BETWEEN_MS = 200;

test('ten who poll behind one address are all up to date while five messages a second come', async () => {
  await using app = await buildTestApp();
  const { show } = await buildRoom(app);
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  const collection = `rooms/${show.id}/messages`;
  const refused: number[] = [];
  const ask: typeof fetch = async (address, init) => {
    const answer = await fetch(address, init);
    if (!answer.ok) refused.push(answer.status);
    return answer;
  };
  const clients = await Promise.all(
    Array.from({ length: 10 }, async (_, place) => {
      const token = place < 5 ? null : await app.tokenOf(await buildUser(app.db));
      const link = pollLink(`http://127.0.0.1:${port}/live/poll`, ask);
      const client = new LiveClient({ link, token: () => token });
      const seen = { docs: -1, behindMs: 0 };
      client.listen({ collection, order: [['$born', 'down']], limit: 50 }, ({ docs, fromCache }) => {
        if (fromCache) return;
        seen.docs = docs.length;
        if (docs[0]) seen.behindMs = Math.max(seen.behindMs, Date.now() - Number(docs[0].data.at));
      });
      return { client, seen };
    }),
  );
  await expect.poll(() => clients.map(({ seen }) => seen.docs)).toEqual(clients.map(() => 0));
  for (let n = 0; n < MESSAGES; n += 1) {
    const path = documentPath(`${collection}/${crypto.randomUUID()}`);
    const data = { by: 'host', text: `${n}`, at: Date.now() };
    await app.db.transaction().execute((tx) => writeLive(tx, [{ op: 'set', path, data }], new Date()));
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
  await expect.poll(() => clients.map(({ seen }) => seen.docs)).toEqual(clients.map(() => MESSAGES));
  for (const { client } of clients) client.close();
  expect(refused).toEqual([]);
  expect(Math.max(...clients.map(({ seen }) => seen.behindMs))).toBeLessThan(2_000);
});
