import { expect, test } from 'vitest';
import { writeNack, writeReceiverReport } from '../rtcp/write.ts';
import { type MemoryTransport, memoryTransports } from '../testing/memory-transport.ts';
import { offerText } from '../testing/offers.ts';
import { rtpBytes } from '../testing/rtp-bytes.ts';
import { Relay, RelayFull, TooMuchSent } from './relay.ts';

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

const PACKET_BYTES = 1_000;

/** Shows by a clock of their own. Of a line 1 Mbit/s is taken. */
function openShows() {
  const { opened, open } = memoryTransports();
  const told: string[] = [];
  const viewers: MemoryTransport[] = [];
  let now = 0;
  const relay = new Relay({
    ...{ openTransport: open, now: () => now, mostKbps: 1_000 },
    onTooMuch: ({ show }) => told.push(show),
  });
  const publish = async (show: string) => {
    const { session } = await relay.publish({ show, who: `host of ${show}`, sdp: offerText() });
    const line = opened.at(-1)!;
    line.events.connected();
    return { show, session, line, sent: 0 };
  };
  type Host = Awaited<ReturnType<typeof publish>>;
  const watch = async (show: string) => {
    const sdp = offerText({ direction: 'recvonly' });
    await relay.watch({ show, who: `viewer of ${show}`, sdp });
    const line = opened.at(-1)!;
    line.events.connected();
    viewers.push(line);
    return line;
  };
  return {
    ...{ relay, told, publish, watch },
    /** A second in which each sends that much. */
    second(...sending: Array<[host: Host & { bytes?: number }, kbps: number]>): void {
      for (let tenth = 0; tenth < 10; tenth += 1) {
        now += 100;
        for (const [host, kbps] of sending) {
          const { bytes = PACKET_BYTES } = host;
          for (let n = 0; n < (kbps * 1_000) / 8 / bytes / 10; n += 1) {
            const packet = {
              payloadType: 111,
              sequence: host.sent & 0xffff,
              timestamp: host.sent * 960,
              ssrc: 7,
            };
            host.sent += 1;
            host.line.events.rtp(rtpBytes({ ...packet, payload: Buffer.alloc(bytes - 12) }));
          }
        }
      }
      for (const { publisher } of relay.shows.values()) publisher?.report(1);
      for (const { events } of viewers) events.rtcp(writeReceiverReport([]));
    },
    [Symbol.dispose]: () => relay.close(),
  };
}

const askedForLess = ({ line }: { line: { sent: readonly Buffer[] } }) =>
  line.sent.some((bytes) => bytes.includes('REMB'));

test('who sends far more than a line may is asked for less, then cut off for a while; others go on', async () => {
  using market = openShows();
  const [mean, fair] = [await market.publish('mean'), await market.publish('fair')];
  const viewer = await market.watch('fair');
  market.second([mean, 3_000], [fair, 900]);
  expect([askedForLess(mean), askedForLess(fair)]).toEqual([false, false]);
  for (let n = 0; n < 2; n += 1) market.second([mean, 3_000], [fair, 900]);
  expect([askedForLess(mean), mean.session.closedFor]).toEqual([true, undefined]);
  for (let n = 0; n < 3; n += 1) market.second([mean, 3_000], [fair, 900]);
  expect([mean.session.closedFor, market.told]).toEqual(['too-much', ['mean']]);
  // Neither anew nor by another device of theirs.
  await expect(market.publish('mean')).rejects.toThrow(TooMuchSent);
  viewer.sent.length = 0;
  for (let n = 0; n < 6; n += 1) market.second([fair, 900]);
  expect([fair.session.closedFor, askedForLess(fair)]).toEqual([undefined, false]);
  expect(viewer.sent.filter((bytes) => bytes.length > PACKET_BYTES / 2).length).toBeGreaterThan(600);
  const again = await market.publish('mean');
  for (let n = 0; n < 20; n += 1) market.second([again, 900]);
  expect([again.session.closedFor, market.told]).toEqual([undefined, ['mean']]);
});

test('who takes over in the middle of too much goes on with what is left', async () => {
  using market = openShows();
  let host = await market.publish('mean');
  let seconds = 0;
  while (!host.session.closedFor && seconds < 60) {
    market.second([host, 2_000]);
    seconds += 1;
    host = await market.publish('mean').catch(() => host);
  }
  expect(seconds).toBeLessThan(12);
});

test('small packets count as much as the work that they are', async () => {
  using market = openShows();
  const [mean, fair] = [await market.publish('mean'), await market.publish('fair')];
  const crowd = () => ({ ...mean, bytes: 20 });
  for (let n = 0; n < 12; n += 1) market.second([crowd(), 300], [{ ...fair, bytes: 160 }, 64]);
  expect([mean.session.closedFor, fair.session.closedFor]).toEqual(['too-much', undefined]);
});

test('a viewer who sends much more than any player does is cut off, and one on the worst line is not', async () => {
  using market = openShows();
  const [loud, poor] = [await market.watch('s'), await market.watch('s')];
  const report = writeNack(
    7,
    Array.from({ length: 60 }, (_, n) => n),
  );
  for (let n = 0; n < 60; n += 1) {
    for (let sent = 0; sent < 150; sent += 1) poor.events.rtcp(report);
    for (let sent = 0; sent < 2_000; sent += 1) loud.events.rtp(rtpBytes({ payload: Buffer.from([1]) }));
    market.second();
  }
  expect([loud.isClosed, poor.isClosed]).toEqual([true, false]);
});
