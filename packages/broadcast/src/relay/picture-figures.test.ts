import { expect, test } from 'vitest';
import { parseRtp } from '../rtp/packet.ts';
import { readOffer } from '../sdp/offer.ts';
import { offerText } from '../testing/offers.ts';
import { rtpBytes } from '../testing/rtp-bytes.ts';
import { ReceivedStream } from './received-stream.ts';

const lines = {
  H264: { codec: 'H264', payloadType: 96, clock: 90_000, encoding: 'H264/90000', parameters: '' },
  VP8: { codec: 'VP8', payloadType: 96, clock: 90_000, encoding: 'VP8/90000', parameters: '' },
} as const;
/** Parameters of 640×360, with others in one packet. */
const h264 = Buffer.from('18000a6742c01fda0280bfe540000468ce3c80', 'hex');
/** The head of a key picture of 1280×720. */
const vp8 = Buffer.from([0x10, 0x00, 0x00, 0x00, 0x9d, 0x01, 0x2a, 0x00, 0x05, 0xd0, 0x02]);

/** A second of pictures at these times, in 1/30 s. */
function figuresOf(codec: keyof typeof lines, first: Buffer, times: readonly number[]) {
  const stream = new ReceivedStream(1, 'video', lines[codec], '');
  const payloads = [first, ...times.map(() => Buffer.from(codec === 'VP8' ? [0x10, 1] : [0x41, 1]))];
  for (const [n, payload] of payloads.entries()) {
    const timestamp = (times[n - 1] ?? 0) * 3_000;
    stream.take(parseRtp(rtpBytes({ sequence: n, timestamp, payload }))!, n);
  }
  stream.reception(1_000, 1);
  return stream.pictures.figures;
}

test('a host is told how large their pictures are and how many come', () => {
  const inOrder = Array.from({ length: 30 }, (_, n) => n + 1);
  expect(figuresOf('H264', h264, inOrder)).toEqual({
    ...{ width: 640, height: 360 },
    ...{ perSecond: 30, isReordered: false },
  });
  expect(figuresOf('VP8', vp8, inOrder)).toMatchObject({ width: 1280, height: 720 });
  expect(figuresOf('H264', Buffer.from([0x65, 1]), inOrder)).toBeUndefined();
});

test('a host is told when pictures come in another order than they are shown in', () => {
  const withB = [2, 1, 4, 3, 6, 5, 8, 7, 10, 9];
  expect(figuresOf('H264', h264, withB)?.isReordered).toBe(true);
});

test('what an encoder offers is known by name, also what is not carried', () => {
  const sdp = offerText({ video: ['H264'] })
    .replace('H264/90000', 'H265/90000')
    .replace('a=rtpmap:102', 'a=rtpmap:103 rtx/90000\r\na=rtpmap:102');
  expect(readOffer(sdp).media.map(({ names }) => names)).toEqual([['OPUS'], ['H265']]);
});
