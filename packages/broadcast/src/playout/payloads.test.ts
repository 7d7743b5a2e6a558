import { expect, test } from 'vitest';
import { startsKeyFrame } from '../rtp/key-frame.ts';
import { payloadsOf, together } from './payloads.ts';

const packetOf = (payload: Buffer) => ({
  ...{ bytes: payload, start: 0, end: payload.length, payloadType: 102, marker: false },
  ...{ sequence: 0, timestamp: 0, ssrc: 1, extensionsFrom: 0, extensionsEnd: 0 },
});

test('a long unit is cut into packets, of which the first is known as the beginning of a key frame', () => {
  const unit = Buffer.concat([
    Buffer.from([0x65]),
    Buffer.from(Array.from({ length: 3_000 }, (_, n) => n % 251)),
  ]);
  const payloads = payloadsOf(unit);
  expect(payloads.map(({ length }) => length)).toEqual([1_182, 1_182, 642]);
  expect(Buffer.concat(payloads.map((payload) => payload.subarray(2)))).toEqual(unit.subarray(1));
  expect(payloads.map((payload) => startsKeyFrame('H264', packetOf(payload)))).toEqual([true, false, false]);
});

test('short ones go together, and alone', () => {
  const [sequence, picture] = [Buffer.from([0x67, 1, 2]), Buffer.from([0x68, 3])];
  expect(together([sequence, picture])).toEqual(Buffer.from([0x78, 0, 3, 0x67, 1, 2, 0, 2, 0x68, 3]));
  expect(startsKeyFrame('H264', packetOf(together([sequence, picture])))).toBe(true);
  expect(payloadsOf(picture)).toEqual([picture]);
});
