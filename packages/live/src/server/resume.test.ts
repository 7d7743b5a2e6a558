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

const numbersIn = (frame: ServerFrame): number[] =>
  frame.op === 'resumed' || frame.op === 'change' ? frame.docs.map(({ seq }) => seq) : [];
