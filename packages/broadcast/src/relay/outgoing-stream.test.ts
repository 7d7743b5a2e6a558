import { expect, test } from 'vitest';
import { parseRtp } from '../rtp/packet.ts';
import { rtpBytes } from '../testing/rtp-bytes.ts';
import { OutgoingStream } from './outgoing-stream.ts';
import { ReceivedStream } from './received-stream.ts';

const line = {
  codec: 'H264',
  payloadType: 96,
  clock: 90_000,
  encoding: 'H264/90000',
  parameters: '',
} as const;
const streamOf = (ssrc: number) => new ReceivedStream(ssrc, 'video', line, `${ssrc}`);

function send(to: OutgoingStream, stream: ReceivedStream, sequence: number, timestamp: number, now: number) {
  const packet = stream.take(parseRtp(rtpBytes({ sequence, timestamp, ssrc: stream.ssrc }))!, now);
  const place = to.place(stream, packet, now);
  return place && [place.sequence, place.timestamp];
}

test('numbers go on over a switch, and over their own end', () => {
  const outgoing = new OutgoingStream(9, 90_000, 65_533);
  const [small, large] = [streamOf(1), streamOf(2)];
  expect(send(outgoing, small, 100, 5_000, 0)).toEqual([65_534, 5_000]);
  expect(send(outgoing, small, 101, 8_600, 40)).toEqual([65_535, 8_600]);
  expect(send(outgoing, large, 7, 4_000_000_000, 80)).toEqual([0, 12_200]);
  expect(send(outgoing, large, 8, 4_000_003_600, 120)).toEqual([1, 15_800]);
});

test('where both senders tell their clocks, the picture stays in step with the sound', () => {
  const outgoing = new OutgoingStream(9, 90_000);
  const [small, large] = [streamOf(1), streamOf(2)];
  const clocks = { kind: 'sender-report', seconds: 100, fraction: 0 } as const;
  small.hear({ ...clocks, ssrc: 1, timestamp: 1_000 }, 0);
  large.hear({ ...clocks, ssrc: 2, timestamp: 700_000 }, 0);
  send(outgoing, small, 1, 1_000 + 90_000, 1_000);
  // The next picture is 40 ms later by the sender's clock, although it came 90 ms later.
  expect(send(outgoing, large, 1, 700_000 + 93_600, 1_090)).toEqual([2, 1_000 + 93_600]);
});

test('what came before the switch is late and left out', () => {
  const outgoing = new OutgoingStream(9, 90_000);
  const [small, large] = [streamOf(1), streamOf(2)];
  send(outgoing, small, 1, 1_000, 0);
  expect(send(outgoing, large, 50, 9_000, 40)).toEqual([2, 4_600]);
  expect(send(outgoing, large, 49, 8_000, 41)).toBeUndefined();
});

test('a lost packet is sent three times more at most, and not twice within 60 ms', () => {
  const outgoing = new OutgoingStream(9, 90_000);
  const small = streamOf(1);
  send(outgoing, small, 1, 1_000, 0);
  const again = (now: number) => outgoing.find(1, now) !== undefined;
  expect([10, 30, 69, 75, 140, 300].map(again)).toEqual([true, false, false, true, true, false]);
  expect(outgoing.find(2, 10)).toBeUndefined();
});
