import { expect, test } from 'vitest';
import type { RecordedSegment } from '../recording/recorded-segment.ts';
import { Spool } from '../recording/spool.ts';
import { memoryTransports } from '../testing/memory-transport.ts';
import { offerText } from '../testing/offers.ts';
import { sendingH264 } from '../testing/recorded-show.ts';
import { rtpBytes } from '../testing/rtp-bytes.ts';
import { openSpoolFolder } from '../testing/spool-folder.ts';
import { Relay } from './relay.ts';

/** Where what is recorded goes; it fails as long as it is to. */
class FailingSpool extends Spool {
  fails = true;
  readonly segments: RecordedSegment[] = [];

  override add(_show: string, _startedAt: number, segment: RecordedSegment): void {
    if (this.fails) throw new Error('there is no such place');
    this.segments.push(segment);
  }
}

async function openMarket<S extends Spool>(spool: S) {
  const { opened, open } = memoryTransports();
  const broken: string[] = [];
  const relay = new Relay({
    ...{ openTransport: open, spool },
    onBroken: (error) => broken.push(`a line: ${error}`),
    onRecordingBroken: (_, show) => broken.push(show),
  });
  const { session: host } = await relay.publish({
    ...{ show: 's', who: 'host' },
    sdp: offerText({ video: ['H264'] }),
  });
  const [{ events }] = opened as [(typeof opened)[0]];
  events.connected();
  const { parts, payloadType, firstTakes } = sendingH264();
  let sequence = 0;
  let timestamp = 0;
  const second = () => {
    for (const [n, payload] of parts.entries()) {
      const marker = n >= firstTakes - 1;
      events.rtp(rtpBytes({ payloadType, sequence, timestamp, ssrc: 7, marker, payload }));
      sequence += 1;
      if (marker) timestamp += 3_000;
    }
  };
  second();
  return {
    ...{ relay, spool, host, broken, second },
    record: () => relay.record('s', { number: 0, startedAt: null, seconds: 0 }),
    [Symbol.dispose]: () => relay.close(),
  };
}

test('a recording that fails in the middle of a show is ended, and begun again; the host stays on air', async () => {
  using market = await openMarket(new FailingSpool('/nowhere'));
  const { relay, spool, host, broken, second, record } = market;
  record();
  for (let n = 0; n < 3; n += 1) second();
  expect(broken).toEqual(['s', 's']);
  expect(host.closedFor).toBeUndefined();
  expect(relay.recordings.names).toEqual([]);
  expect(relay.shows.get('s')!.sinks.size).toBe(0);
  spool.fails = false;
  record();
  for (let n = 0; n < 3; n += 1) second();
  await relay.stopRecording('s');
  expect(spool.segments.length).toBeGreaterThan(0);
  expect(host.closedFor).toBeUndefined();
});

test('a recording that fails as it is ended is over', async () => {
  using market = await openMarket(new FailingSpool('/nowhere'));
  const { relay, broken, second, record } = market;
  record();
  second();
  const recording = relay.recordings.find('s')!;
  await relay.stopRecording('s');
  expect(broken).toEqual(['s']);
  expect(relay.recordings.names).toEqual([]);
  expect(recording.edge.isOver).toBe(true);
});

test('one that fails as it is looked after is ended, and the relay stands', async () => {
  using market = await openMarket(new FailingSpool('/nowhere'));
  const { relay, host, broken, second, record } = market;
  record();
  second();
  // As its host is gone, what was begun is written by itself.
  host.close('left');
  await expect.poll(() => relay.recordings.names).toEqual([]);
  expect(broken[0]).toBe('s');
});

test('of a recording that was ended more comes until its last segments are written', async () => {
  await using folder = await openSpoolFolder();
  using market = await openMarket(new Spool(folder.folder));
  const { relay, second, record } = market;
  record();
  for (let n = 0; n < 3; n += 1) second();
  const stopping = relay.stopRecording('s');
  expect(relay.recordings.names).toEqual([]);
  expect(relay.recorded).toEqual(['s']);
  await stopping;
  expect(relay.recorded).toEqual([]);
  expect((await folder.segments('s')).length).toBeGreaterThan(0);
});

test('whoever else gets the packets of a show and fails gets no more of them, and nobody feels it', async () => {
  using market = await openMarket(new FailingSpool('/nowhere'));
  const { relay, host, broken, second } = market;
  const told: unknown[] = [];
  relay.shows.get('s')!.sinks.add({
    take() {
      throw new Error('no room');
    },
    broke: (error) => told.push(error),
  });
  second();
  expect(told).toHaveLength(1);
  expect([host.closedFor, broken]).toEqual([undefined, []]);
});
