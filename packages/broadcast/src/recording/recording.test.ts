import { expect, test } from 'vitest';
import { largeVp8, openRecordedShow, sendingH264, sendingVp8 } from '../testing/recorded-show.ts';
import type { RecordedSegment } from './recorded-segment.ts';

/** 320×192. */
const smaller = Buffer.from('6742c01fda050664', 'hex');

const endOf = ({ start, seconds }: RecordedSegment) => start + seconds;
const codecs = (segments: readonly RecordedSegment[]) =>
  segments.map(({ init }) => init.format.codec.slice(0, 4));

/** With a key frame as often as one is asked for. */
const eager = (sending: typeof sendingVp8) => ({ ...sending, parts: sending.parts.slice(0, 8) });

/** Each goes on where the one before ended, with the next number. */
function expectNoGap(segments: readonly RecordedSegment[]) {
  for (const [n, segment] of segments.slice(1).entries()) {
    expect(segment.number).toBe(segments[n]!.number + 1);
    expect(segment.start).toBeCloseTo(endOf(segments[n]!), 3);
  }
}

test('two hosts in succession, in other codecs: what lies between is left out, and time goes on as the day', async () => {
  using show = await openRecordedShow();
  const early = await show.publish(sendingH264());
  for (let n = 0; n < 5; n += 1) early.second(sendingH264());
  early.events.closed();
  show.wait(10_000);
  const late = await show.publish(sendingVp8, 70);
  for (let n = 0; n < 5; n += 1) late.second(sendingVp8);
  show.stop();
  const turn = codecs(show.segments).indexOf('vp8');
  const [before, after] = [show.segments.slice(0, turn), show.segments.slice(turn)];
  expectNoGap(before);
  expectNoGap(after);
  // The first key frame is over before it is known which layer is the best; second 0 is that of the next one.
  expect(endOf(before.at(-1)!)).toBeCloseTo(4, 1);
  expect(after[0]!.start).toBeCloseTo(15, 1);
  expect(after[0]!.number).toBeGreaterThan(before.at(-1)!.number + 1);
  expect(after[0]!.parts[0]!.isIndependent).toBe(true);
  expect(endOf(after.at(-1)!)).toBeCloseTo(19, 1);
});

test('a host who takes over at once leaves no gap, only another beginning', async () => {
  using show = await openRecordedShow();
  const early = await show.publish(sendingH264());
  for (let n = 0; n < 3; n += 1) early.second(sendingH264());
  const late = await show.publish(sendingVp8, 70);
  for (let n = 0; n < 12; n += 1) late.second(eager(sendingVp8));
  show.stop();
  expectNoGap(show.segments);
  expect([...new Set(codecs(show.segments))]).toEqual(['avc1', 'vp8']);
});

test('a picture that changes its size begins another file, without a gap', async () => {
  using show = await openRecordedShow();
  const host = await show.publish(sendingH264());
  for (let n = 0; n < 3; n += 1) host.second(sendingH264());
  for (let n = 0; n < 3; n += 1) host.second(sendingH264(smaller));
  show.stop();
  expectNoGap(show.segments);
  const sizes = show.segments.map(({ init: { format } }) => `${format.width}x${format.height}`);
  expect([...new Set(sizes)]).toEqual(['640x360', '320x192']);
  expect(new Set(show.segments.map(({ init }) => init.id)).size).toBe(2);
});

test('a host who comes back after a while in the same codec is another beginning too', async () => {
  using show = await openRecordedShow();
  const host = await show.publish(sendingH264());
  for (let n = 0; n < 3; n += 1) host.second(sendingH264());
  show.wait(6_000);
  for (let n = 0; n < 3; n += 1) host.second(sendingH264());
  show.stop();
  const inits = [...new Set(show.segments.map(({ init }) => init.id))];
  expect(inits).toHaveLength(2);
  const after = show.segments.find(({ init }) => init.id === inits[1])!;
  expect(after.start).toBeCloseTo(8, 1);
});

test('a machine that sleeps wakes up at the time of day: what is recorded then is found by it', async () => {
  const night = 8 * 3_600;
  using show = await openRecordedShow();
  show.sleep(night * 1_000);
  const host = await show.publish(sendingH264());
  show.sleep(night * 1_000);
  const began = show.timeOfDay;
  for (let n = 0; n < 4; n += 1) host.second(sendingH264());
  // The key frame that is over before it is known which layer is the best comes again a second later.
  expect(show.startedAt).toBeCloseTo(began + 1_000, -2);
  expect(show.segments.at(-1)?.start).toBeLessThan(4);
  const slept = show.segments.length;
  show.sleep(night * 1_000);
  const woke = show.timeOfDay;
  for (let n = 0; n < 4; n += 1) host.second(sendingH264());
  show.stop();
  const after = show.segments.filter(({ start }) => start > night);
  expect(after.length).toBeGreaterThan(1);
  expect(show.startedAt! + after[0]!.start * 1_000).toBeCloseTo(woke + 1_000, -2);
  expectNoGap(after);
  expectNoGap(show.segments.slice(0, show.segments.indexOf(after[0]!)));
  expect(after[0]!.number - slept).toBeGreaterThan(night / 8);
});

test('a clock that was years behind leaves out no more numbers than a list of them can hold', async () => {
  using show = await openRecordedShow();
  const host = await show.publish(sendingH264());
  for (let n = 0; n < 4; n += 1) host.second(sendingH264());
  const before = show.segments.at(-1)!.number;
  show.sleep(3 * 365 * 86_400_000);
  for (let n = 0; n < 4; n += 1) host.second(sendingH264());
  show.stop();
  const after = show.segments.filter(({ start }) => start > 86_400);
  expect(after.length).toBeGreaterThan(1);
  expectNoGap(after);
  expect(after[0]!.number).toBeGreaterThan(before + 1_000);
  expect(after[0]!.number).toBeLessThan(before + 20_000);
});

test('a clock that is set back makes no second twice', async () => {
  using show = await openRecordedShow();
  const host = await show.publish(sendingH264());
  for (let n = 0; n < 4; n += 1) host.second(sendingH264());
  show.sleep(-600_000);
  for (let n = 0; n < 4; n += 1) host.second(sendingH264());
  show.stop();
  expectNoGap(show.segments);
  expect(new Set(show.segments.map(({ init }) => init.id)).size).toBe(2);
  expect(endOf(show.segments.at(-1)!)).toBeGreaterThan(5);
});

test.each([
  { mayPause: false, isRecorded: true },
  { mayPause: true, isRecorded: false },
])('who offers to pause, and may: $mayPause, is recorded: $isRecorded', async ({ mayPause, isRecorded }) => {
  using show = await openRecordedShow();
  const host = await show.publish(sendingH264(), 7, { canPause: true, mayPause });
  for (let n = 0; n < 4; n += 1) host.second(sendingH264());
  show.stop();
  expect(show.segments.length > 0).toBe(isRecorded);
});

test('who changes the size of each picture makes no more files than a show that goes well', async () => {
  using show = await openRecordedShow();
  const host = await show.publish(sendingH264());
  const keyAlone = ({ parts, ...sending }: ReturnType<typeof sendingH264>) => ({
    ...sending,
    parts: parts.slice(0, 4),
  });
  // 30 a second, every other one of another size.
  for (let n = 0; n < 15 * 20; n += 1) {
    for (const sequence of [undefined, smaller]) host.second(keyAlone(sendingH264(sequence)));
  }
  const meanwhile = show.segments.length;
  for (let n = 0; n < 5; n += 1) host.second(sendingH264());
  show.stop();
  expect(meanwhile).toBeGreaterThan(0);
  expect(meanwhile).toBeLessThanOrEqual(20 / 2 + 5);
  const sound = show.segments.slice(meanwhile).filter(({ seconds }) => seconds > 1.5);
  expect(sound.length).toBeGreaterThan(0);
});

const MB = 1_024 * 1_024;
const sizeOf = ({ parts }: RecordedSegment) => parts.reduce((sum, { bytes }) => sum + bytes.length, 0);

test('however large pictures are, a segment is over before it has more than 8 MB and one of them', async () => {
  using show = await openRecordedShow();
  const host = await show.publish(sendingVp8);
  for (let n = 0; n < 3; n += 1) host.second(eager(sendingVp8));
  // Within half a second, which is no reason to end one.
  for (let n = 0; n < 12; n += 1) host.second(largeVp8(MB));
  show.stop();
  const sizes = show.segments.map(sizeOf);
  expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThan(11 * MB);
  expect(Math.max(...sizes)).toBeLessThan(9.1 * MB);
  expectNoGap(show.segments);
});

test('of who is hidden a large last picture is not written more often than a line would bring it', async () => {
  using show = await openRecordedShow();
  const host = await show.publish(sendingVp8);
  for (let n = 0; n < 3; n += 1) host.second(eager(sendingVp8));
  host.second(largeVp8(3 * MB));
  show.withhold('video');
  for (let n = 0; n < 10; n += 1) host.second(sendingVp8);
  show.stop();
  expectNoGap(show.segments);
  expect(endOf(show.segments.at(-1)!)).toBeGreaterThan(9);
  const size = show.segments.reduce((sum, segment) => sum + sizeOf(segment), 0);
  expect(size).toBeGreaterThan(9 * MB);
  expect(size).toBeLessThan(10 * 1.5 * MB + 6 * MB);
});

test('of who is hidden the last picture seen stays with their sound, and of who is muted nothing is heard', async () => {
  using show = await openRecordedShow();
  const host = await show.publish(sendingH264());
  for (let n = 0; n < 3; n += 1) host.second(sendingH264());
  show.withhold('video');
  const hidden = { ...sendingH264(), parts: sendingH264().parts.map(marked) };
  for (let n = 0; n < 6; n += 1) host.second(hidden);
  show.withhold();
  for (let n = 0; n < 3; n += 1) host.second(sendingH264());
  show.withhold('audio');
  for (let n = 0; n < 8; n += 1) host.second(sendingH264());
  show.stop();
  expectNoGap(show.segments);
  expect(endOf(show.segments.at(-1)!)).toBeGreaterThan(18);
  const bytes = (from: number, to: number) =>
    Buffer.concat(
      show.segments
        .filter((segment) => segment.start >= from && endOf(segment) <= to)
        .flatMap(({ parts }) => parts.map((part) => part.bytes)),
    );
  expect(bytes(0, 99).includes(mark)).toBe(false);
  const sound = Buffer.from([0xfc, 1, 2, 3]);
  expect(bytes(3, 8).includes(sound)).toBe(true);
  expect(bytes(13, 99).includes(sound)).toBe(false);
  expect(bytes(13, 99).length).toBeGreaterThan(100);
});

test('who is hidden from the first moment on is heard in the recording, and seen once they are shown', async () => {
  using show = await openRecordedShow();
  show.withhold('video');
  const host = await show.publish(sendingVp8);
  const hidden = { ...sendingVp8, parts: sendingVp8.parts.map(marked) };
  for (let n = 0; n < 6; n += 1) host.second(hidden);
  const heard = show.segments.length;
  show.withhold();
  for (let n = 0; n < 5; n += 1) host.second(eager(sendingVp8));
  show.stop();
  expect(heard).toBeGreaterThan(1);
  expectNoGap(show.segments);
  expect([...new Set(codecs(show.segments))]).toEqual(['avc1', 'vp8']);
  const bytes = Buffer.concat(show.segments.flatMap(({ parts }) => parts.map((part) => part.bytes)));
  expect(bytes.includes(mark)).toBe(false);
  expect(endOf(show.segments[heard - 1]!)).toBeGreaterThan(3);
  const sound = Buffer.from([0xfc, 1, 2, 3]);
  const first = Buffer.concat(
    show.segments.slice(0, heard).flatMap(({ parts }) => parts.map((part) => part.bytes)),
  );
  expect(first.includes(sound)).toBe(true);
});

const mark = Buffer.from('not to be seen');
const marked = (part: Buffer) => Buffer.concat([part, mark]);
