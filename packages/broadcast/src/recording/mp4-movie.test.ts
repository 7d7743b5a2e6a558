import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { expect, test } from 'vitest';
import { type Sample, writeFragment } from './mp4-fragment.ts';
import { VIDEO_CLOCK, writeInit } from './mp4-init.ts';
import { writeMovie } from './mp4-movie.ts';
import { readConfiguration, readFragments } from './mp4-reader.ts';
import { OPUS_CLOCK } from './opus.ts';

const format = {
  ...{ codec: 'avc1.42c01f', width: 640, height: 360 },
  configuration: Buffer.from('0142c01fffe100086742c01fda0280bf01000468ce3c80', 'hex'),
};
const init = writeInit(format);

/** Pictures at 25 a second, a key frame each second, with the sound that goes with them. */
function segment(from: number, seconds: number): Buffer {
  const pictures = Array.from({ length: seconds * 25 }, (_, n): Sample => {
    const tick = from * VIDEO_CLOCK + n * 3_600;
    return { tick, duration: 3_600, bytes: Buffer.alloc(50 + n, n), isKey: n % 25 === 0 };
  });
  const sounds = Array.from({ length: seconds * 50 }, (_, n): Sample => {
    return { tick: from * OPUS_CLOCK + n * 960, duration: 960, bytes: Buffer.from([0xfc, n]), isKey: true };
  });
  const half = pictures.length / 2;
  return Buffer.concat([
    writeFragment(1, pictures.slice(0, half), sounds.slice(0, pictures.length)),
    writeFragment(2, pictures.slice(half), sounds.slice(pictures.length)),
  ]);
}

const cut = (segments: readonly Buffer[], from: number, to: number) => {
  const read = segments.map(readFragments);
  const samples = {
    pictures: read.flatMap(({ pictures }) => pictures),
    sounds: read.flatMap(({ sounds }) => sounds),
  };
  return writeMovie({ ...format, configuration: readConfiguration(init) }, samples, from, to);
};

async function readBack(bytes: Buffer) {
  using input = new Input({ formats: ALL_FORMATS, source: new BufferSource(new Uint8Array(bytes)) });
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  if (!video || !audio) throw new Error('a track is missing');
  const packetsOf = async (track: typeof video | typeof audio) => {
    const packets: Array<{ at: number; duration: number; isKey: boolean; bytes: Buffer }> = [];
    for await (const { timestamp: at, duration, type, data } of new EncodedPacketSink(track).packets())
      packets.push({ at, duration, isKey: type === 'key', bytes: Buffer.from(data) });
    return packets;
  };
  return { codec: video.codec, video: await packetsOf(video), audio: await packetsOf(audio) };
}

/** Where one does not begin as the one before ends. */
const holesIn = (packets: ReadonlyArray<{ at: number; duration: number }>) =>
  packets.slice(1).filter(({ at }, n) => Math.abs(at - packets[n]!.at - packets[n]!.duration) > 0.001);

test('a part of a recording begins at the key frame before it, at its own second 0, with its sound', async () => {
  const movie = cut([segment(100, 2), segment(102, 2)], 101.5, 103.2)!;
  expect(movie.start).toBe(101);
  expect(movie.seconds).toBeCloseTo(2.2, 3);
  const { video, audio } = await readBack(movie.bytes);
  expect(video).toHaveLength(55);
  expect(video[0]).toMatchObject({ at: 0, isKey: true, bytes: Buffer.alloc(75, 25) });
  expect(video.filter(({ isKey }) => isKey).map(({ at }) => at)).toEqual([0, 1, 2]);
  expect(audio[0]).toMatchObject({ at: 0, bytes: Buffer.from([0xfc, 50]) });
  expect(audio.at(-1)!.at).toBeCloseTo(2.18, 3);
  expect([holesIn(video), holesIn(audio)]).toEqual([[], []]);
});

test('where nobody published for a while, the last picture stands in silence', async () => {
  const { video, audio } = await readBack(cut([segment(10, 2), segment(16, 2)], 10, 18)!.bytes);
  expect(video[49]).toMatchObject({ at: 49 * 0.04 });
  expect(video[49]!.duration).toBeCloseTo(4.04, 3);
  expect([holesIn(video), holesIn(audio)]).toEqual([[], []]);
  expect(audio.at(-1)!.at).toBeCloseTo(7.98, 3);
});

test('a segment that a full disk cut off is refused, and a moment without pictures gives no file', () => {
  const whole = segment(0, 2);
  expect(() => readFragments(whole.subarray(0, whole.length - 100))).toThrow(RangeError);
  expect(() => readConfiguration(init.subarray(0, 300))).toThrow(RangeError);
  expect(cut([], 0, 10)).toBeUndefined();
});
