import { expect, test } from 'vitest';
import { memoryTransports } from '../testing/memory-transport.ts';
import { offerText } from '../testing/offers.ts';
import { rtpBytes } from '../testing/rtp-bytes.ts';
import { Relay } from './relay.ts';
import type { ShowEvent } from './show-events.ts';

function openRelay() {
  const { opened, open } = memoryTransports();
  let now = 0;
  const relay = new Relay({ openTransport: open, now: () => now });
  const events: ShowEvent[] = [];
  relay.listen((event) => events.push(event));
  return {
    ...{ relay, events },
    publish: async (show: string, who = 'ana') => {
      await relay.publish({ show, who, sdp: offerText() });
      const line = opened.at(-1)!;
      line.events.connected();
      return line;
    },
    forward: (ms: number) => {
      now += ms;
    },
    onAir: () => relay.onAir().map(({ show, who }) => `${who} in ${show}`),
    [Symbol.dispose]: () => relay.close(),
  };
}

const sound = (sequence: number) => rtpBytes({ payloadType: 111, sequence });

test('who goes on air, is taken over from and leaves is told, each once', async () => {
  using market = openRelay();
  const { events, publish, onAir } = market;
  const first = await publish('a');
  expect(onAir()).toEqual(['ana in a']);
  const second = await publish('a', 'ben');
  expect(onAir()).toEqual(['ben in a']);
  expect(first.isClosed).toBe(true);
  second.close();
  expect(onAir()).toEqual([]);
  expect(events.map((event) => (event.publisher === null ? 'nobody' : event.who))).toEqual([
    'ana',
    'ben',
    'nobody',
  ]);
  expect(new Set(events.map(({ publisher }) => publisher)).size).toBe(3);
});

test('who says nothing for three seconds counts as gone, and is back with the next word on the same line', async () => {
  using market = openRelay();
  const { events, publish, forward } = market;
  const line = await publish('a');
  forward(2_000);
  line.events.rtp(sound(1));
  forward(2_000);
  await expect.poll(() => events.length, { timeout: 1_500 }).toBe(1);
  forward(1_100);
  await expect.poll(() => events.at(-1)?.publisher, { timeout: 2_500 }).toBe(null);
  line.events.rtcp(Buffer.from([0x80]));
  await expect.poll(() => events.length, { timeout: 2_500 }).toBe(3);
  expect(events[2]).toEqual(events[0]);
});

test('what one person opened in a show is ended, and nobody else’s', async () => {
  using market = openRelay();
  const { relay, publish, onAir } = market;
  await publish('a', 'key-1');
  await publish('b', 'key-1');
  relay.endShow('a', 'key-2');
  expect(onAir()).toEqual(['key-1 in a', 'key-1 in b']);
  relay.endShow('a', 'key-1');
  expect(onAir()).toEqual(['key-1 in b']);
});
