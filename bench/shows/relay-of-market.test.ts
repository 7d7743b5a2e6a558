import { afterEach, expect, test } from 'vitest';
import { forgetNeeds, holdRelay, killRelay, letGoOfRelay } from '../../e2e/relay-of-market.ts';

/** No market listens there. */
const port = 1;

afterEach(() => forgetNeeds(`${port}`));

test('a relay that others need is not killed, and who wanted to is told who they are', async () => {
  await holdRelay(port, 'a', 'replay › seeks');
  await holdRelay(port, 'b', 'studio › ends');
  await expect(killRelay(port, 0)).rejects.toThrow(/replay › seeks; studio › ends/);
  letGoOfRelay(port, 'a');
  await expect(killRelay(port, 0)).rejects.toThrow(/studio › ends$/);
});

test('once nobody needs it any more it is looked for', async () => {
  await holdRelay(port, 'a', 'replay › seeks');
  const killed = expect(killRelay(port)).rejects.toThrow('the market on 1 has no relay');
  letGoOfRelay(port, 'a');
  await killed;
});
