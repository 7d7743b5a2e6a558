import { expect, test } from 'vitest';
import { readRtcp } from '../rtcp/read.ts';
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
    lines: opened,
    publish: async (show: string, who = 'ana', sdp = offerText(), mayPause = false) => {
      await relay.publish({ show, who, sdp, mayPause });
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

test('who pauses as nobody watches stays on air, and is gone where they do not go on for who comes in', {
  tags: 'whole',
}, async () => {
  using market = openRelay();
  const { relay, events, publish, forward, lines } = market;
  const line = await publish('a', 'ana', offerText({ canPause: true }), true);
  const asked = () =>
    line.sent.flatMap(readRtcp).findLast(({ kind }) => kind === 'pause' || kind === 'resume');
  line.events.rtp(sound(1));
  forward(2_100);
  await expect.poll(() => asked()?.kind, { timeout: 5_000 }).toBe('pause');
  const before = line.sent.length;
  forward(60_000);
  await expect.poll(() => line.sent.length, { timeout: 5_000 }).toBeGreaterThan(before);
  expect(events.length).toBe(1);

  await relay.watch({ show: 'a', who: 'ben', sdp: offerText({ direction: 'recvonly' }) });
  lines.at(-1)?.events.connected();
  await expect.poll(() => asked()?.kind, { timeout: 5_000 }).toBe('resume');
  expect(events.length).toBe(1);
  forward(3_100);
  await expect.poll(() => events.at(-1)?.publisher, { timeout: 5_000 }).toBe(null);
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
