import { expect, test } from 'vitest';
import { tried } from '../../../live/src/testing/tried.ts';
import { Relay } from '../relay/relay.ts';
import { boxNames } from '../testing/boxes.ts';
import { memoryTransports } from '../testing/memory-transport.ts';
import { offerText } from '../testing/offers.ts';
import { mutated, randomOf } from '../testing/random.ts';
import { rtpBytes } from '../testing/rtp-bytes.ts';
import { formatOfH264 } from './h264-parameters.ts';
import type { RecordedSegment } from './recorded-segment.ts';
import { Recording } from './recording.ts';

const runs = process.env.FIGURES === 'long' ? 1_000_000 : 5_000;
// 640×360, which is 40 by 23 blocks without the last 8 lines.
const sequence = Buffer.from('6742c01fda0280bfe540', 'hex');
const picture = Buffer.from('68ce3c80', 'hex');
const several = (...units: Buffer[]) =>
  Buffer.concat([Buffer.from([24]), ...units.flatMap((unit) => [Buffer.from([0, unit.length]), unit])]);

/** A second of pictures, thirty of them, in all the ways that packets may hold them. */
const payloads = [
  several(sequence, picture),
  Buffer.from([0x7c, 0x85, 1, 2, 3]),
  Buffer.from([0x7c, 0x05, 4, 5, 6]),
  Buffer.from([0x7c, 0x45, 7, 8, 9]),
  ...Array.from({ length: 29 }, (_, n) => Buffer.from([0x41, 0x9a, n, 1, 2])),
];

const forH264 = { video: ['H264'], payloadType: 102, parts: payloads, firstTakes: 4 };

async function openHost({ video, payloadType, parts, firstTakes } = forH264) {
  const { opened, open } = memoryTransports();
  let now = 0;
  const relay = new Relay({ openTransport: open, now: () => now });
  await relay.publish({ show: 's', who: 'host', sdp: offerText({ video }) });
  const { events } = opened[0]!;
  events.connected();
  const segments: RecordedSegment[] = [];
  const recording = new Recording({
    show: relay.shows.get('s')!,
    from: { number: 0, startedAt: null, seconds: 0 },
    now: () => now,
    onSegment: (segment) => segments.push(segment),
  });
  let sent = 0;
  let timestamp = 0;
  return {
    ...{ events, segments, recording },
    /** One second of it, each packet as `change` makes it. */
    second(change: (bytes: Buffer) => Buffer) {
      for (const [n, payload] of parts.entries()) {
        const marker = n >= firstTakes - 1;
        const bytes = rtpBytes({ payloadType, sequence: sent & 0xffff, timestamp, ssrc: 7, marker, payload });
        sent += 1;
        events.rtp(change(bytes));
        if (!marker) continue;
        timestamp += 3_000;
        now += 1_000 / 30;
        const sound = { payloadType: 111, sequence: sent & 0xffff, timestamp: Math.round(now * 48), ssrc: 8 };
        events.rtp(change(rtpBytes({ ...sound, payload: Buffer.from([0xfc, 1, 2, 3]) })));
        if (n % 8 === 0) recording.look();
      }
    },
    [Symbol.dispose]: () => relay.close(),
  };
}

test('whatever comes as a picture or as sound, nothing is thrown, and what comes right afterwards is recorded', async () => {
  const random = randomOf(3);
  using host = await openHost();
  for (let n = 0; n < runs / 100; n += 1) host.second((bytes) => mutated(bytes, random));
  const before = host.segments.length;
  for (let n = 0; n < 8; n += 1) host.second((bytes) => bytes);
  host.recording.stop();
  const after = host.segments.slice(before);
  expect(after.length).toBeGreaterThan(2);
  for (const { parts, init } of after) {
    for (const { bytes } of parts) expect(boxNames(bytes)).toEqual(['moof', 'mdat']);
    expect(init.format).toMatchObject({ codec: 'avc1.42c01f', width: 640, height: 360 });
  }
  tried('video', runs);
});

test('the same of VP8', async () => {
  const random = randomOf(4);
  const key = Buffer.from([0x10, 0x10, 0, 0, 0x9d, 1, 0x2a, 0x80, 2, 0x68, 1, 9]);
  const parts = [key, ...Array.from({ length: 32 }, (_, n) => Buffer.from([0x10, 0x31, n, 1]))];
  using host = await openHost({ video: ['VP8'], payloadType: 96, parts, firstTakes: 1 });
  for (let n = 0; n < runs / 100; n += 1) host.second((bytes) => mutated(bytes, random));
  const before = host.segments.length;
  for (let n = 0; n < 8; n += 1) host.second((bytes) => bytes);
  expect(host.segments.length).toBeGreaterThan(before + 2);
  tried('video', runs);
});

test('malformed parameters of a sequence are no size, or one that pictures can have', () => {
  const random = randomOf(5);
  for (let n = 0; n < runs; n += 1) {
    const format = formatOfH264(mutated(sequence, random), mutated(picture, random));
    if (!format) continue;
    for (const side of [format.width, format.height]) {
      expect(side).toBeGreaterThanOrEqual(16);
      expect(side).toBeLessThanOrEqual(8_192);
    }
  }
  tried('video', runs);
});
