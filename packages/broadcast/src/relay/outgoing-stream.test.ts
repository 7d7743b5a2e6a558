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

/** Packets of one stream, each by its place in it; numbers begin again at 0. */
function sendMany(to: OutgoingStream, stream: ReceivedStream, places: readonly number[]) {
  return places.map((place) => send(to, stream, place & 0xffff, (place * 300) >>> 0, place));
}

/** So many in their order, but every tenth of them one too late. */
const nearlyInOrder = (first: number, count: number) =>
  Array.from({ length: count }, (_, n) => first + (n % 10 === 8 ? n + 1 : n % 10 === 9 ? n - 1 : n));

test('a viewer gets every packet of the longest show, also when some overtake others, and after a switch', () => {
  const outgoing = new OutgoingStream(9, 90_000, 100);
  const [small, large] = [streamOf(1), streamOf(2)];
  const [early, late] = [nearlyInOrder(65_000, 70_000), nearlyInOrder(30_000, 70_000)];
  const shown = [...sendMany(outgoing, small, early), ...sendMany(outgoing, large, late)];
  const expected = [...nearlyInOrder(101, 70_000), ...nearlyInOrder(70_101, 70_000)];
  const isWrong = (number: number, n: number) => shown[n]?.[0] !== (number & 0xffff);
  // The first alone: it takes minutes to show how two such lists differ.
  expect(expected.findIndex(isWrong)).toBe(-1);
});

test('what came before a switch is left out after that too, and only that', () => {
  const outgoing = new OutgoingStream(9, 90_000);
  const [small, large] = [streamOf(1), streamOf(2)];
  send(outgoing, small, 1, 1_000, 0);
  send(outgoing, large, 50, 9_000, 40);
  sendMany(outgoing, large, nearlyInOrder(60, 500));
  expect(send(outgoing, large, 49, 8_000, 600)).toBeUndefined();
  expect(send(outgoing, large, 51, 9_000, 600)).toEqual([3, 4_600]);
});

test.each([
  ['far ahead, as after a long silence', 41_000],
  ['far back, as by a sender that begins anew', 3],
])('numbers that go on %s go on for the viewer where they were, with one left out', (_, next) => {
  const outgoing = new OutgoingStream(9, 90_000);
  const small = streamOf(1);
  sendMany(outgoing, small, nearlyInOrder(5_000, 1_000));
  expect(send(outgoing, small, next, 9_000_000, 7_000)?.[0]).toBe(1_002);
  expect(send(outgoing, small, next + 1, 9_000_300, 7_001)?.[0]).toBe(1_003);
});

test('a lost packet is sent three times more at most, and not twice within 60 ms', () => {
  const outgoing = new OutgoingStream(9, 90_000);
  const small = streamOf(1);
  send(outgoing, small, 1, 1_000, 0);
  const again = (now: number) => outgoing.find(1, now) !== undefined;
  expect([10, 30, 69, 75, 140, 300].map(again)).toEqual([true, false, false, true, true, false]);
  expect(outgoing.find(2, 10)).toBeUndefined();
});
