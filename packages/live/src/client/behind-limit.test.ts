import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentPath } from '../paths.ts';
import { Hub } from '../server/hub.ts';
import { openTestStore } from '../testing/test-store.ts';
import { openWire } from '../testing/wire.ts';
import type { Write } from '../writes.ts';
import { LiveClient } from './client.ts';
import type { Snapshot } from './view.ts';

const collection = 'rooms/1/messages';
const set = (id: string): Write => ({ op: 'set', path: documentPath(`${collection}/${id}`), data: { id } });

test('a message that others have passed by the time its writer hears that it is stored is shown no more', async () => {
  await using store = await openTestStore();
  await using hub = new Hub<{ id: string }>({
    db: store.db,
    declarations: [{ path: 'rooms/{room}/messages', read: () => true, write: () => true }],
  });
  // Stored just before the connection was lost, so that nobody told its writer.
  const id = randomUUID();
  await hub.write({ id, who: { id: 'ana' }, writes: [set('own')] });
  await hub.write({ id: randomUUID(), who: { id: 'ben' }, writes: [set('newer')] });

  const client = new LiveClient({
    link: openWire(() => hub).link,
    token: () => 'ana',
    newId: () => id,
  });
  let seen: Snapshot | undefined;
  client.listen({ collection, order: [['$born', 'down']], limit: 1 }, (snapshot) => {
    seen = snapshot;
  });
  await client.write([set('own')]);
  expect(seen).toMatchObject({ docs: [{ id: 'newer', born: 2 }], fromCache: false, hasPending: false });
  client.close();
});

test.each([
  ['best', 'down', 1],
  ['lowest', 'up', -1],
] as const)(
  'of the %s two, one that was passed is shown no more when the other fell behind in the same batch',
  async (_, direction, sign) => {
    await using store = await openTestStore();
    await using hub = new Hub<{ id: string }>({
      db: store.db,
      declarations: [{ path: 'rooms/{room}/messages', read: () => true, write: () => true }],
    });
    const write = (scores: Record<string, number>) =>
      hub.write({
        id: randomUUID(),
        who: { id: 'ben' },
        writes: Object.entries(scores).map(([id, score]) => ({
          op: 'set',
          path: documentPath(`${collection}/${id}`),
          data: { score: sign * score },
        })),
      });
    await write({ a: 4, b: 3, c: 2 });
    const client = new LiveClient({ link: openWire(() => hub).link, token: () => 'ana' });
    let seen: string[] = [];
    client.listen({ collection, order: [['score', direction]], limit: 2 }, ({ docs }) => {
      seen = docs.map(({ id }) => id);
    });
    await expect.poll(() => seen).toEqual(['a', 'b']);
    await write({ d: 5, a: 0, b: 1 });
    await expect.poll(() => seen).toEqual(['d', 'c']);
    client.close();
  },
);
