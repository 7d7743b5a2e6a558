import { expect, test } from 'vitest';
import { rtpBytes } from '../testing/rtp-bytes.ts';
import { startsKeyFrame } from './key-frame.ts';
import { extensionNumber, extensionText, isRtcp, parseRtp } from './packet.ts';
import { PacketWriter } from './packet-writer.ts';
import { readVp8 } from './vp8.ts';

test('a packet is read with its extensions, and what is cut off is no packet', () => {
  const bytes = rtpBytes({
    ...{ payloadType: 102, sequence: 65_535, timestamp: 4_000_000_000, ssrc: 7, marker: true },
    extensions: { 4: Buffer.from('q'), 3: Buffer.from([0x12, 0x34]) },
    payload: Buffer.from('picture'),
  });
  const packet = parseRtp(bytes)!;
  expect(packet).toMatchObject({
    payloadType: 102,
    sequence: 65_535,
    timestamp: 4_000_000_000,
    marker: true,
  });
  expect(bytes.toString('latin1', packet.start, packet.end)).toBe('picture');
  expect([extensionText(packet, 4), extensionNumber(packet, 3)]).toEqual(['q', 0x1234]);
  expect([extensionText(packet, 9), extensionNumber(packet, undefined)]).toEqual(['', undefined]);
  for (let length = 0; length < packet.start; length += 1) {
    expect(parseRtp(bytes.subarray(0, length))).toBeUndefined();
  }
});

test('padding is left away, and more padding than there is makes no packet', () => {
  const bytes = rtpBytes({ payload: Buffer.from([1, 2, 3, 0, 0, 3]) });
  bytes[0]! |= 0x20;
  const packet = parseRtp(bytes)!;
  expect(packet.end - packet.start).toBe(3);
  bytes[bytes.length - 1] = 200;
  expect(parseRtp(bytes)).toBeUndefined();
});

test('RTCP is told from RTP by its second byte', () => {
  expect(isRtcp(Buffer.from([0x80, 200]))).toBe(true);
  expect(isRtcp(rtpBytes({ payloadType: 102, marker: true }))).toBe(false);
});

test.each([
  ['parameters alone', [0x67, 1], true],
  ['a whole key picture', [0x65, 1], true],
  ['a picture that needs others', [0x61, 1], false],
  ['parameters with others in one', [0x78, 0, 2, 0x67, 1, 0, 2, 0x68, 1], true],
  ['other units in one', [0x78, 0, 2, 0x06, 1, 0, 2, 0x61, 1], false],
  ['the first part of a key picture', [0x7c, 0x85, 1], true],
  ['a later part of it', [0x7c, 0x05, 1], false],
  ['nothing', [], false],
])('H.264: a key frame begins with %s (%j): %s', (_, payload, isKey) => {
  expect(startsKeyFrame('H264', parseRtp(rtpBytes({ payload: Buffer.from(payload) }))!)).toBe(isKey);
});

test.each([
  ['the first part of a key picture', [0x10, 0x00], true],
  ['the first part of another picture', [0x10, 0x01], false],
  ['a later part', [0x00, 0x00], false],
  ['a key picture with numbers', [0x90, 0xe0, 0x81, 0x02, 0x05, 0x20, 0x00], true],
  ['a header that is cut off', [0x90, 0xe0], false],
])('VP8: a key frame begins with %s (%j): %s', (_, payload, isKey) => {
  expect(startsKeyFrame('VP8', parseRtp(rtpBytes({ payload: Buffer.from(payload) }))!)).toBe(isKey);
});

const heading = {
  ...{ ssrc: 9, payloadType: 96, sequence: 5, timestamp: 77 },
  pictureOffset: 0,
  layerIndexOffset: 0,
};

test('a viewer gets the payload as it was, under numbers of their own', () => {
  const writer = new PacketWriter();
  const extensions = { 5: Buffer.from([1]) };
  const packet = parseRtp(rtpBytes({ marker: true, extensions, payload: Buffer.from('as it was') }))!;
  writer.load(packet, undefined);
  const counted = parseRtp(Buffer.from(writer.write({ ...heading, counter: { id: 3, value: 1_000 } })))!;
  const plain = parseRtp(Buffer.from(writer.write(heading)))!;
  for (const copy of [counted, plain]) {
    expect(copy).toMatchObject({ ssrc: 9, payloadType: 96, sequence: 5, timestamp: 77, marker: true });
    expect(copy.bytes.toString('latin1', copy.start, copy.end)).toBe('as it was');
  }
  expect([extensionNumber(counted, 3), extensionNumber(plain, 3)]).toEqual([1_000, undefined]);
});

test('the numbers of VP8’s pictures go on over a switch, and begin again at their end', () => {
  const writer = new PacketWriter();
  const payload = Buffer.from([0x90, 0xc0, 0xff, 0xfe, 0xff, 0x00]);
  const packet = parseRtp(rtpBytes({ payload }))!;
  writer.load(packet, readVp8(packet.bytes, packet.start, packet.end));
  const written = (pictureOffset: number, layerIndexOffset: number) =>
    writer
      .write({ ...heading, pictureOffset, layerIndexOffset })
      .subarray(-payload.length)
      .toString('hex');
  expect(written(0, 0)).toBe('90c0fffeff00');
  expect(written(1, 1)).toBe('90c0ffff0000');
  expect(written(2, -1)).toBe('90c08000fe00');
});
