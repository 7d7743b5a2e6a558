import { expect, test } from 'vitest';
import { memoryTransports } from '../testing/memory-transport.ts';
import { offerText } from '../testing/offers.ts';
import { Relay, RelayFull } from './relay.ts';

function openRelay(mostSessions = 2_000) {
  const { opened, open } = memoryTransports();
  const relay = new Relay({ openTransport: open, mostSessions });
  let visitors = 0;
  const connect = () => opened.at(-1)!.events.connected();
  return {
    ...{ relay, connect },
    /** A stranger whose line stays half open. */
    async visit(from: string) {
      visitors += 1;
      const who = `visitor ${visitors}`;
      return (await relay.watch({ show: 's', who, from, sdp: offerText({ direction: 'recvonly' }) })).session;
    },
    watch: async (who: string) =>
      (await relay.watch({ show: 's', who, sdp: offerText({ direction: 'recvonly' }) })).session,
    publish: async (who: string, show = 's') =>
      (await relay.publish({ show, who, sdp: offerText() })).session,
    [Symbol.dispose]: () => relay.close(),
  };
}

test('half-open lines of a few places keep out nobody, neither viewers elsewhere nor hosts', async () => {
  using market = openRelay();
  const others = await market.visit('elsewhere');
  for (let n = 0; n < 150; n += 1) await market.visit(`place ${n % 3}`);
  expect(market.relay.sessions.size).toBe(1 + 3 * 32);
  expect(others.closedFor).toBeUndefined();
  expect((await market.publish('ana')).closedFor).toBeUndefined();
});

test('of half-open lines from everywhere the oldest goes, and who is connected stays', async () => {
  using market = openRelay();
  const seeing = await market.visit('first');
  market.connect();
  const waiting = await market.visit('second');
  for (let n = 0; n < 220; n += 1) await market.visit(`place ${n}`);
  const host = await market.publish('ana');
  expect([seeing, waiting, host].map(({ closedFor }) => closedFor)).toEqual([
    undefined,
    'never-connected',
    undefined,
  ]);
  expect(market.relay.sessions.size).toBe(202);
});

test('when all places of viewers are taken, there are some for hosts', async () => {
  using market = openRelay(40);
  for (let n = 0; n < 38; n += 1) {
    await market.visit(`place ${n}`);
    market.connect();
  }
  await expect(market.visit('late')).rejects.toThrow(RelayFull);
  for (const who of ['ana', 'ben']) expect((await market.publish(who)).closedFor).toBeUndefined();
  await expect(market.publish('cleo')).rejects.toThrow(RelayFull);
});

test('who looks at their own show in many windows stays on air', async () => {
  using market = openRelay();
  const onAir = await market.publish('ana');
  market.connect();
  const seen = await market.watch('ana');
  for (let n = 0; n < 12; n += 1) await market.watch('ana');
  // Tried again and again where nothing comes through, as from a second telephone.
  for (let n = 0; n < 12; n += 1) await market.publish('ana', 'other');
  expect(seen.closedFor).toBe('taken-over');
  expect(onAir.closedFor).toBeUndefined();
});
