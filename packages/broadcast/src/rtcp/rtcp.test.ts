import { expect, test } from 'vitest';
import {
  type ReceiverEstimatedMaxBitrate,
  RtcpPacketConverter,
  type RtcpPayloadSpecificFeedback,
  RtcpTransportLayerFeedback,
  type TransportWideCC,
} from 'werift';
import { type Report, readRtcp } from './read.ts';
import { writeTransportFeedback } from './transport-feedback.ts';
import {
  writeKeyFrameRequest,
  writeMostBits,
  writeNack,
  writePauseRequest,
  writeReceiverReport,
  writeSenderReport,
} from './write.ts';

test('what is asked and reported is read as it was written, several in one packet', () => {
  const reception = {
    ...{ ssrc: 5, fractionLost: 64, totalLost: -3, highest: 70_000 },
    ...{ jitter: 12, lastReport: 34, sinceReport: 56 },
  };
  const sent = { ssrc: 8, seconds: 3_900_000_000, fraction: 5, timestamp: 77, packets: 9, bytes: 10 };
  const together = Buffer.concat([
    writeSenderReport(sent),
    writeReceiverReport([reception]),
    writeNack(6, [65_535, 0, 3]),
    writeKeyFrameRequest(7),
    writePauseRequest('pause', [7, 9], 1),
    writePauseRequest('resume', [7], 1),
  ]);
  expect(readRtcp(together)).toEqual([
    { kind: 'sender-report', ssrc: 8, seconds: 3_900_000_000, fraction: 5, timestamp: 77 },
    {
      kind: 'receiver-report',
      blocks: [{ ssrc: 5, lost: 0.25, jitter: 12, lastReport: 34, sinceReport: 56 }],
    },
    { kind: 'nack', ssrc: 6, sequences: [65_535, 0, 3] },
    { kind: 'key-frame-request', ssrc: 7 },
    { kind: 'pause', ssrcs: [7, 9] },
    { kind: 'resume', ssrcs: [7] },
  ]);
});

test('a mask names the packets after the first', () => {
  const bytes = writeNack(6, [65_534]);
  bytes.writeUInt16BE(0b1000_0000_0000_0101, 14);
  expect(readRtcp(bytes)).toEqual([{ kind: 'nack', ssrc: 6, sequences: [65_534, 65_535, 1, 14] }]);
});

const arrivals = [
  { sequence: 65_530, at: 1_000 },
  { sequence: 65_531, at: 1_000.25 },
  { sequence: 65_535, at: 1_200 },
  { sequence: 2, at: 1_190 },
  { sequence: 20, at: 1_300.5 },
];

test('which packets arrived when is told with gaps, late ones and numbers that begin again', () => {
  const [report] = readRtcp(writeTransportFeedback(arrivals, 300, 7));
  expect(report).toMatchObject({ kind: 'transport-feedback', count: 27, lost: 22 });
  const received = report?.kind === 'transport-feedback' ? report.received : [];
  expect(received.map(({ sequence }) => sequence)).toEqual([65_530, 65_531, 65_535, 2, 20]);
  const [first] = received;
  expect(received.map(({ at }) => at - first!.at)).toEqual(arrivals.map(({ at }) => at - 1_000));
});

test('another’s reader understands it too', () => {
  const [packet] = RtcpPacketConverter.deSerialize(writeTransportFeedback(arrivals, 300, 7));
  expect(packet).toBeInstanceOf(RtcpTransportLayerFeedback);
  const feedback = (packet as RtcpTransportLayerFeedback).feedback as TransportWideCC;
  expect(feedback).toMatchObject({
    baseSequenceNumber: 65_530,
    packetStatusCount: 27,
    fbPktCount: 300 & 255,
  });
  expect(feedback.recvDeltas).toHaveLength(5);
});

test.each([10_800_000, 262_143, 999])('that %i bits a second are the most, others understand', (bits) => {
  const [packet] = RtcpPacketConverter.deSerialize(writeMostBits([5, 0xfffffff0], bits));
  const { bitrate, ssrcNum, ssrcFeedbacks } = (packet as RtcpPayloadSpecificFeedback)
    .feedback as ReceiverEstimatedMaxBitrate;
  expect([Number(bitrate), ssrcNum, ssrcFeedbacks]).toEqual([bits, 2, [5, 0xfffffff0]]);
});

test('a report that says more than it has is left out', () => {
  const bytes = writeTransportFeedback(arrivals, 1, 7);
  bytes.writeUInt16BE(60_000, 14);
  expect(readRtcp(bytes)).toEqual([]);
  expect(readRtcp(writeNack(6, [1]).subarray(0, 13))).toEqual([]);
});

/** 4 096 packets that did not arrive, in 24 bytes, as often as one datagram holds it. */
const boasting = () => {
  const one = Buffer.alloc(24);
  Buffer.from([0x8f, 205, 0, 5]).copy(one);
  one.writeUInt16BE(4_096, 14);
  one.writeUInt16BE(4_096, 20);
  return Buffer.concat(Array.from({ length: 50 }, () => one));
};

test('to read a report takes as long as it is, however much it claims to tell of', () => {
  const honest = writeTransportFeedback(
    Array.from({ length: 930 }, (_, n) => ({ sequence: n, at: n })),
    1,
    7,
  );
  const boast = boasting();
  expect(honest.length).toBeGreaterThanOrEqual(boast.length);
  const took = (bytes: Buffer): { ms: number; reports: Report[] } => {
    const begun = performance.now();
    let reports: Report[] = [];
    for (let n = 0; n < 200; n += 1) reports = readRtcp(bytes);
    return { ms: performance.now() - begun, reports };
  };
  took(boast);
  took(honest);
  const { ms, reports } = took(boast);
  expect(reports).toHaveLength(50);
  expect(reports[0]).toMatchObject({ count: 4_096, lost: 4_096, received: [] });
  expect(ms).toBeLessThan(5 * took(honest).ms);
});
