import { serverTime } from '@souk/live/writes.ts';
import { messagesPath, pairOf, presencePath } from '@souk/shared/talk/messaging/paths.ts';
import type { BusyMarket } from './busy-market.ts';
import { clientOf } from './talkers.ts';

/**
 * Two people who write to each other, one of them at a process that is killed then. Resolves once it was; `away` does when
 * the other is shown that they left, with how long that took.
 */
export async function leaveBehind({ market, world }: BusyMarket): Promise<{ away: Promise<number> }> {
  const beside = await market.beside();
  const [nour, friend] = await world.people(2);
  const there = clientOf(beside.url, 'socket', nour!);
  const here = clientOf(market.url, 'socket', friend!);
  const collection = messagesPath(pairOf(nour!.id, friend!.id));
  for (const [client, person] of [
    [there, nour!],
    [here, friend!],
  ] as const)
    await client.set(`${collection}/${crypto.randomUUID()}`, {
      by: person.id,
      at: serverTime(),
      text: 'Hello',
    });

  const isThere = (online: boolean) =>
    new Promise<void>((resolve, reject) => {
      here.listen(
        { collection: presencePath(nour!.id) },
        ({ docs, fromCache }) => {
          if (!fromCache && docs[0]?.data.online === online) resolve();
        },
        reject,
      );
    });
  await isThere(true);
  await beside.kill();
  const killedAt = performance.now();
  there.close();
  const away = isThere(false).then(() => {
    here.close();
    return performance.now() - killedAt;
  });
  return { away };
}
