import fc from 'fast-check';
import { expect, test } from 'vitest';
import { box, moovOf as clip, ftyp, mdat, trackOf as track } from '../../testing/mp4.fixture.ts';
import { videoCheck } from './video-check.ts';

/** What it is found to be, read in parts of so many bytes. */
function typeOf(bytes: Buffer, part = 700): string | undefined {
  const check = videoCheck();
  for (let at = 0; at < bytes.length; at += part) check.read(bytes.subarray(at, at + part));
  return check.type();
}

test('a short MP4 of H.264 is taken, wherever it says what it is and however it is cut', () => {
  for (const part of [1, 7, 700, 100_000]) {
    expect(typeOf(Buffer.concat([ftyp, clip(), mdat]), part)).toBe('video/mp4');
    expect(typeOf(Buffer.concat([ftyp, box('free'), mdat, clip()]), part)).toBe('video/mp4');
  }
  expect(typeOf(Buffer.concat([ftyp, mdat, clip(30.4)]))).toBe('video/mp4');
});

test('what is long, large, in fragments, without pictures, or of a codec that few browsers play is not', () => {
  const others = [
    clip(31),
    clip(0),
    clip(5, track('soun', 'mp4a')),
    clip(5, track('vide', 'hvc1')),
    clip(5, track('vide', 'av01')),
    clip(5, track('vide', 'avc1', [3_840, 2_160])),
    clip(5, track('vide', 'avc1'), track('vide', 'hvc1')),
    clip(5, track('vide', 'avc1'), box('mvex')),
  ];
  for (const moov of others) expect(typeOf(Buffer.concat([ftyp, mdat, moov]))).toBeUndefined();
});

test('what is no video, is cut off, or lies about its sizes is not', () => {
  const huge = clip();
  huge.writeUInt32BE(0x7fffffff, 0);
  const inner = clip();
  inner.writeUInt32BE(0xffff, 8);
  const files = [
    Buffer.from('<html>'),
    Buffer.alloc(0),
    Buffer.concat([clip(), ftyp]),
    Buffer.concat([ftyp, mdat, clip().subarray(0, 90)]),
    Buffer.concat([ftyp, huge]),
    Buffer.concat([ftyp, inner]),
    Buffer.concat([ftyp, clip(), clip(5, track('vide', 'hvc1'))]),
  ];
  for (const bytes of files) expect(typeOf(bytes)).toBeUndefined();
});

test('bytes of any kind are looked at without falling over', () => {
  const good = Buffer.concat([ftyp, clip(), mdat]);
  fc.assert(
    fc.property(fc.nat(good.length - 1), fc.uint8Array({ maxLength: 40 }), fc.nat(999), (at, bytes, part) => {
      const bent = Buffer.from(good);
      bent.set(bytes.subarray(0, bent.length - at), at);
      expect([undefined, 'video/mp4']).toContain(typeOf(bent, part + 1));
    }),
    { numRuns: 300 },
  );
});
