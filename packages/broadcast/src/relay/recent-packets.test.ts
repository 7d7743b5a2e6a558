import { expect, test } from 'vitest';
import { RecentPackets } from './recent-packets.ts';

const packet = (sequence: number, length = 1_000) => Buffer.alloc(length, sequence % 251);

test('the last packets are found as they came, and older ones not at all', () => {
  const recent = new RecentPackets(2);
  for (let n = 0; n < 500; n += 1) recent.add(n, packet(n, 900 + (n % 600)));
  const found = Array.from({ length: 500 }, (_, n) => recent.find(n));
  const first = found.findIndex((bytes) => bytes !== undefined);
  // Between one and two of its 64 kB.
  expect(500 - first).toBeGreaterThan(50);
  expect(500 - first).toBeLessThan(115);
  for (let n = first; n < 500; n += 1) expect(recent.find(n)).toEqual(packet(n, 900 + (n % 600)));
});

test('a number that has come round again is that of the last packet under it', () => {
  const recent = new RecentPackets(16);
  recent.add(7, packet(1));
  recent.add(7 + 1_024, packet(2));
  expect(recent.find(7)).toBeUndefined();
  recent.add(7, packet(3));
  expect([recent.find(7), recent.find(7 + 1_024)]).toEqual([packet(3), undefined]);
});

test('a packet that fills its buffer to the last byte is as good as others', () => {
  const recent = new RecentPackets(2);
  for (let n = 0; n < 64; n += 1) recent.add(n, packet(n, 1_024));
  expect(recent.find(63)).toEqual(packet(63, 1_024));
  recent.add(64, packet(64, 1_500));
  expect([recent.find(63), recent.find(64)]).toEqual([packet(63, 1_024), packet(64, 1_500)]);
});
