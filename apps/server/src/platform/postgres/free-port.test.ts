import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('a port that is used later is none that a connection of somebody else could take meanwhile', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort(undefined)));
  // Linux gives them from 32 768 on, others from 49 152.
  for (const port of ports) expect(port).toBeLessThan(32_768);
  expect(new Set(ports).size).toBeGreaterThan(15);
});

test('the port that is wanted is had where nothing listens on it', async () => {
  const wanted = await freePort(undefined);
  expect(await freePort(wanted)).toBe(wanted);
  await using taken = createServer().listen(wanted, '127.0.0.1');
  await once(taken, 'listening');
  expect(await freePort(wanted)).not.toBe(wanted);
});
