import { expect, test } from 'vitest';
import { LiveWindow } from './live-window.ts';
import type { RecordedSegment } from './recorded-segment.ts';

const segment = (number: number): RecordedSegment => ({
  ...{ number, start: number * 2, seconds: 2, parts: [], isDone: false },
  init: {
    id: 'one',
    format: { codec: 'vp8', width: 640, height: 360, configuration: Buffer.alloc(0) },
    bytes: Buffer.alloc(0),
  },
});

const ANSWERED = Symbol('answered');
const within = (waiting: Promise<void>) =>
  Promise.race([waiting.then(() => ANSWERED), new Promise((resolve) => setImmediate(resolve))]);

test('who asks for what comes next waits for it, and for what comes much later nobody waits', async () => {
  const window = new LiveWindow();
  window.begin(segment(40));
  const next = window.reach(41, 0, 60_000);
  expect(await within(next)).not.toBe(ANSWERED);
  expect(await within(window.reach(44, 0, 60_000))).toBe(ANSWERED);
  expect(await within(window.reach(9_999_999, 3, 60_000))).toBe(ANSWERED);
  window.begin(segment(42));
  window.changed();
  expect(await within(next)).toBe(ANSWERED);
});

test('before the first picture everyone waits, as nobody knows which number it has', async () => {
  const window = new LiveWindow();
  const first = window.reach(900, 0, 60_000);
  expect(await within(first)).not.toBe(ANSWERED);
  window.begin({ ...segment(901), isDone: true });
  window.changed();
  expect(await within(first)).toBe(ANSWERED);
});

test('of a show with large pictures fewer segments stay in memory, and never less than the last three', () => {
  const MB = 1_024 * 1_024;
  const held = (megabytes: number) => {
    const window = new LiveWindow();
    const part = { bytes: Buffer.alloc(megabytes * MB), seconds: 2, isIndependent: true };
    for (let n = 0; n < 12; n += 1) window.begin({ ...segment(n), parts: [part], isDone: true });
    return window.edge().segments.map(({ number }) => number);
  };
  expect(held(3)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(held(8)).toEqual([8, 9, 10, 11]);
  expect(held(12)).toEqual([9, 10, 11]);
});

test('once it is over nobody waits for more of it', async () => {
  const window = new LiveWindow();
  window.begin(segment(40));
  const next = window.reach(41, 0, 60_000);
  window.end();
  expect(await within(next)).toBe(ANSWERED);
  expect(await within(window.reach(41, 0, 60_000))).toBe(ANSWERED);
});
