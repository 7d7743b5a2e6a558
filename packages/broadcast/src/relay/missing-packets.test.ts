import { expect, test } from 'vitest';
import { readRtcp } from '../rtcp/read.ts';
import { Arrivals } from './arrivals.ts';
import { KeyFrameRequests } from './key-frame-requests.ts';
import { MissingPackets } from './missing-packets.ts';

test('a missing packet is asked for at once, then every 60 ms, and given up after six times', () => {
  const missing = new MissingPackets();
  missing.add(5, 0);
  missing.add(6, 0);
  expect(missing.due(0, 9)).toEqual([5, 6]);
  missing.came(6);
  const asked = Array.from({ length: 60 }, (_, n) => missing.due(10 * (n + 1), 9)).flat();
  expect(asked).toEqual([5, 5, 5, 5, 5]);
  expect(missing.size).toBe(0);
});

test('of many that are missing, those that do not fit into one message are asked for by the next', () => {
  const missing = new MissingPackets();
  for (let n = 0; n < 250; n += 1) missing.add(n, 0);
  const asked = [0, 1, 2, 3].map((now) => missing.due(now, 100));
  expect(asked.map(({ length }) => length)).toEqual([100, 100, 50, 0]);
  expect(asked.flat()).toEqual(Array.from({ length: 250 }, (_, n) => n));
});

test('however many wait for a key frame, it is asked for once in 400 ms, and the last is not forgotten', () => {
  const asked: number[] = [];
  let now = 0;
  const requests = new KeyFrameRequests(() => asked.push(now));
  for (now = 0; now < 300; now += 10) requests.want(1, now);
  for (; now < 2_000; now += 50) requests.askDue(now);
  expect(asked).toEqual([0, 400]);
  requests.want(1, now);
  requests.came(1);
  for (; now < 3_000; now += 50) requests.askDue(now);
  expect(asked).toHaveLength(3);
});

test('arrivals are told in order, each once, and far apart in messages of their own', () => {
  const arrivals = new Arrivals();
  for (const sequence of [65_535, 1, 0, 1, 40_000]) arrivals.add(sequence, sequence % 1_000);
  const reports = arrivals.messages(1).flatMap((message) => readRtcp(message));
  const told = reports.map((report) =>
    report.kind === 'transport-feedback' ? report.received.map(({ sequence }) => sequence) : [],
  );
  expect(told.flat().sort((one, other) => one - other)).toEqual([0, 1, 40_000, 65_535]);
  expect(told).toContainEqual([65_535, 0, 1]);
  expect(arrivals.messages(1)).toEqual([]);
});
