import { expect, test } from 'vitest';
import { tried } from '../../live/src/testing/tried.ts';
import { Relay } from './relay/relay.ts';
import { readRtcp } from './rtcp/read.ts';
import { writeTransportFeedback } from './rtcp/transport-feedback.ts';
import { writeKeyFrameRequest, writeNack, writeReceiverReport, writeSenderReport } from './rtcp/write.ts';
import { parseRtp } from './rtp/packet.ts';
import { BadOffer } from './sdp/bad-offer.ts';
import { readFragment } from './sdp/connection.ts';
import { readOffer } from './sdp/offer.ts';
import { memoryTransports } from './testing/memory-transport.ts';
import { offerText } from './testing/offers.ts';
import { mutated, randomOf } from './testing/random.ts';
import { rtpBytes } from './testing/rtp-bytes.ts';

const isLong = process.env.FIGURES === 'long';
const runs = isLong ? 2_500_000 : 25_000;
/** On a machine that is busy with something else the short figure takes some seconds too. */
const patiently = { timeout: isLong ? 3_600_000 : 60_000 };

test('a malformed offer is refused in words, or read', patiently, () => {
  const random = randomOf(1);
  const sound = Buffer.from(offerText({ layers: ['q', 'h', 'f'] }));
  for (let n = 0; n < runs; n += 1) {
    const text = mutated(sound, random).toString('latin1');
    for (const read of [readOffer, readFragment]) {
      try {
        read(text);
      } catch (error) {
        if (!(error instanceof BadOffer)) throw error;
      }
    }
  }
  tried('video', runs);
});

/** A publisher and two viewers in memory; what is broken comes from the publisher and one of the viewers. */
async function openShow() {
  const { opened, open } = memoryTransports();
  const broken: unknown[] = [];
  let now = 0;
  const relay = new Relay({
    openTransport: open,
    now: () => now,
    onBroken: (error) => {
      broken.push(error);
    },
  });
  await relay.publish({ show: 's', who: 'host', sdp: offerText({ layers: ['q', 'f'] }) });
  await relay.watch({ show: 's', who: 'honest', sdp: offerText({ direction: 'recvonly' }) });
  await relay.watch({ show: 's', who: 'mean', sdp: offerText({ direction: 'recvonly' }) });
  for (const { events } of opened) events.connected();
  const [publisher, honest, mean] = opened;
  return {
    relay,
    publisher: publisher!,
    honest: honest!,
    mean: mean!,
    broken,
    pass: (ms: number) => {
      now += ms;
    },
    [Symbol.dispose]: () => relay.close(),
  };
}

const keyFrame = (sequence: number, layer = 'f') =>
  rtpBytes({
    ...{ payloadType: 102, sequence: sequence & 0xffff, timestamp: (sequence * 3_600) >>> 0, ssrc: 77 },
    extensions: { 3: Buffer.from([sequence >> 8, sequence]), 4: Buffer.from(layer) },
    payload: Buffer.from([0x65, 1, 2, 3]),
  });

test(
  'whatever comes as RTP or RTCP, the relay stands and the honest viewer gets the next picture',
  patiently,
  async () => {
    const random = randomOf(2);
    using show = await openShow();
    const reports = [
      writeNack(1, [1, 2, 3]),
      writeKeyFrameRequest(77),
      writeReceiverReport([
        { ssrc: 1, fractionLost: 1, totalLost: 1, highest: 1, jitter: 1, lastReport: 1, sinceReport: 1 },
      ]),
      writeSenderReport({ ssrc: 77, seconds: 1, fraction: 1, timestamp: 1, packets: 1, bytes: 1 }),
      writeTransportFeedback(
        [
          { sequence: 1, at: 1 },
          { sequence: 9, at: 4 },
        ],
        1,
        1,
      ),
    ];
    for (let n = 0; n < runs; n += 1) {
      // Slowly enough that all of it is read.
      show.pass(4);
      show.publisher.events.rtp(mutated(keyFrame(n), random));
      const report = mutated(reports[n % reports.length]!, random);
      for (const { events } of [show.publisher, show.mean]) events.rtcp(report);
      if (n % 100 === 0) {
        show.honest.events.rtcp(reports[2]!);
        for (const { sent } of [show.publisher, show.honest, show.mean]) sent.length = 0;
        for (const { publisher, viewers } of show.relay.shows.values()) {
          publisher?.tellArrivals();
          publisher?.report(1);
          for (const viewer of viewers) {
            viewer.choose();
            viewer.report();
          }
        }
      }
    }
    show.honest.events.rtcp(reports[2]!);
    show.publisher.events.rtp(keyFrame(500));
    for (const { viewers } of show.relay.shows.values()) for (const viewer of viewers) viewer.choose();
    show.honest.sent.length = 0;
    for (const sequence of [501, 502]) show.publisher.events.rtp(keyFrame(sequence));
    expect(show.honest.sent.filter((bytes) => parseRtp(bytes)?.payloadType === 102)).toHaveLength(2);
    expect(show.honest.sent.flatMap((bytes) => readRtcp(bytes))).toEqual([]);
    expect(show.broken).toEqual([]);
    tried('video', runs * 2);
  },
);
