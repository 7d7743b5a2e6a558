import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { collectionPath, documentPath } from '../paths.ts';
import { openTestHub } from '../testing/test-hub.ts';

const room = collectionPath('rooms/7/messages');

test('a list that falls behind while another one catches up is told later as well', async () => {
  let leave = Promise.resolve();
  let asked = 0;
  const read = async () => {
    asked += 1;
    await leave;
    return true;
  };
  await using world = await openTestHub({
    declarations: [{ path: 'rooms/{room}/messages', read, write: () => true }],
  });
  const ana = world.connect();
  ana.hello('ana');
  for (const [id, kind] of [...['notes', 'bids'].entries()])
    ana.say({ op: 'listen', id, query: { collection: room, where: [['kind', '==', kind]] } });
  await ana.next('snapshot', ({ id }) => id === 1);
  /** Until all who listen were told. */
  const write = async (id: string, kind: string) => {
    const path = documentPath(`${room}/${id}`);
    const writes = [{ op: 'set' as const, path, data: { kind } }];
    const { seqs } = await world.hub.write({ id: randomUUID(), who: { id: 'ben' }, writes });
    await new Promise<void>((told) => world.hub.whenTold(room, seqs[path] ?? 0, told));
  };

  ana.transport.waiting = 1_000_000;
  await write('b', 'bids');
  const mayGoOn = Promise.withResolvers<void>();
  leave = mayGoOn.promise;
  ana.transport.waiting = 0;
  await expect.poll(() => asked).toBe(3);
  // The bids are asked for anew now, and the notes were passed as nothing was to be told of them.
  ana.transport.waiting = 1_000_000;
  await write('n', 'notes');
  ana.transport.waiting = 0;
  mayGoOn.resolve();
  const { docs: bids } = await ana.next('resumed', ({ id }) => id === 1);
  expect(bids).toContainEqual(expect.objectContaining({ id: 'b', data: { kind: 'bids' } }));
  const { docs: notes } = await ana.next('resumed', ({ id }) => id === 0);
  expect(notes).toContainEqual(expect.objectContaining({ id: 'n', data: { kind: 'notes' } }));
});
