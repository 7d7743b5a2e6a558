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
