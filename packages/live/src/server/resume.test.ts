import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentPath } from '../paths.ts';
import type { ServerFrame } from '../protocol.ts';
import { openTestHub } from './test-hub.ts';

const query = { collection: 'rooms/7/messages' };

test('who comes back while a busy room is told in bundles is told everything once', async () => {
  await using world = await openTestHub({ now: Date.now });
  const ben = world.connect();
  ben.hello('ben');
  ben.say({ op: 'listen', id: 1, query });
  await ben.next('snapshot');
  const returned: Array<ReturnType<typeof world.connect>> = [];
  for (let n = 1; n <= 90; n += 1) {
    const path = documentPath(`${query.collection}/m${n}`);
    await world.hub.write({
      id: randomUUID(),
      who: { id: 'ana' },
      writes: [{ op: 'set', path, data: { by: 'ana', n } }],
    });
    if (n < 50) continue;
    const one = world.connect();
    one.hello('ben');
    one.say({ op: 'listen', id: 1, query, after: 3 });
    await one.settled();
    returned.push(one);
  }
  const missed = Array.from({ length: 87 }, (_, index) => index + 4);
  for (const { frames } of returned)
    await expect.poll(() => frames.flatMap(numbersIn), { timeout: 20_000 }).toEqual(missed);
});

test('who comes from another process is told nothing older than what they heard there', async () => {
  await using world = await openTestHub({ now: Date.now });
  // Not woken by the other, and not due to look by itself before a second is over.
  await using behind = await openTestHub({ store: world.store, now: Date.now });
  const [ana, ben] = [behind.connect(), behind.connect()];
  const newest = { ...query, order: [['$born', 'down'] as ['$born', 'down']], limit: 2 };
  for (const one of [ana, ben]) one.hello('ben');
  ana.say({ op: 'listen', id: 1, query: newest });
  await ana.next('snapshot');
  for (let n = 1; n <= 3; n += 1)
    await world.hub.write({
      id: randomUUID(),
      who: { id: 'ana' },
      writes: [{ op: 'set', path: documentPath(`${query.collection}/m${n}`), data: { by: 'ana', n } }],
    });
  ben.say({ op: 'listen', id: 1, query: newest, after: 3 });
  expect(await ben.next('snapshot')).toMatchObject({ seq: 3, docs: [{ id: 'm3' }, { id: 'm2' }] });
});

const numbersIn = (frame: ServerFrame): number[] =>
  frame.op === 'resumed' || frame.op === 'change' ? frame.docs.map(({ seq }) => seq) : [];
