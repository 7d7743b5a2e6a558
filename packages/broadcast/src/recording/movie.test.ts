import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { expect, test } from 'vitest';
import { containerOf } from './container.ts';
import { isWholeInit, readSegment, writeMovie } from './movie.ts';
import { type Sample, writeFragment } from './mp4-fragment.ts';
import { VIDEO_CLOCK, writeInit } from './mp4-init.ts';
import { readConfiguration } from './mp4-reader.ts';
import { OPUS_CLOCK } from './opus.ts';
import { writeCluster } from './webm-cluster.ts';
import { writeWebmInit } from './webm-init.ts';

const size = { width: 640, height: 360 };
const h264 = {
  ...{ ...size, codec: 'avc1.42c01f' },
  configuration: Buffer.from('0142c01fffe100086742c01fda0280bf01000468ce3c80', 'hex'),
};
const init = writeInit(h264);
const vp8 = { ...size, codec: 'vp8', configuration: Buffer.alloc(0) };
const formats = [h264, vp8];
const written = { mp4: writeFragment, webm: (_: number, ...of: [Sample[], Sample[]]) => writeCluster(...of) };

/** Pictures at 25 a second, a key frame each second, with the sound that goes with them. */
function segment({ codec }: typeof h264, from: number, seconds: number): Buffer {
  const pictures = Array.from({ length: seconds * 25 }, (_, n): Sample => {
    const tick = from * VIDEO_CLOCK + n * 3_600;
    return { tick, duration: 3_600, bytes: Buffer.alloc(50 + n, n), isKey: n % 25 === 0 };
  });
  const sounds = Array.from({ length: seconds * 50 }, (_, n): Sample => {
    return { tick: from * OPUS_CLOCK + n * 960, duration: 960, bytes: Buffer.from([0xfc, n]), isKey: true };
  });
  const half = pictures.length / 2;
  const write = written[containerOf(codec)];
  return Buffer.concat([
    write(1, pictures.slice(0, half), sounds.slice(0, pictures.length)),
    write(2, pictures.slice(half), sounds.slice(pictures.length)),
  ]);
}

function cut(format: typeof h264, segments: readonly Buffer[], from: number, to: number) {
  const read = segments.map((bytes) => readSegment(bytes, format.codec));
  const samples = {
    pictures: read.flatMap(({ pictures }) => pictures),
    sounds: read.flatMap(({ sounds }) => sounds),
  };
  const configuration = format === h264 ? readConfiguration(init) : format.configuration;
  return writeMovie({ ...format, configuration }, samples, from, to);
}

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

test.each(formats)(
  'a part of a recording in $codec begins at the key frame before it, at its own second 0, with its sound',
  async (format) => {
    const movie = cut(format, [segment(format, 100, 2), segment(format, 102, 2)], 101.5, 103.2)!;
    expect(movie.start).toBe(101);
    expect(movie.seconds).toBeCloseTo(2.2, 3);
    const { video, audio } = await readBack(movie.bytes);
    expect(video).toHaveLength(55);
    expect(video[0]).toMatchObject({ at: 0, isKey: true, bytes: Buffer.alloc(75, 25) });
    expect(video.filter(({ isKey }) => isKey).map(({ at }) => at)).toEqual([0, 1, 2]);
    expect(audio[0]).toMatchObject({ at: 0, bytes: Buffer.from([0xfc, 50]) });
    expect(audio.at(-1)!.at).toBeCloseTo(2.18, 3);
    expect([holesIn(video), holesIn(audio)]).toEqual([[], []]);
  },
);

test.each(formats)(
  'where nobody published $codec for a while, the last picture stands in silence',
  async (format) => {
    const { video, audio } = await readBack(
      cut(format, [segment(format, 10, 2), segment(format, 60, 2)], 10, 62)!.bytes,
    );
    expect(video[49]).toMatchObject({ at: 49 * 0.04 });
    expect(video[49]!.duration).toBeCloseTo(48.04, 3);
    expect([holesIn(video), holesIn(audio)]).toEqual([[], []]);
    expect(audio.at(-1)!.at).toBeCloseTo(51.98, 3);
  },
);

test.each(formats)(
  'a segment of $codec that a full disk cut off is refused, and a moment without pictures gives no file',
  (format) => {
    const whole = segment(format, 0, 2);
    expect(() => readSegment(whole.subarray(0, whole.length - 100), format.codec)).toThrow(RangeError);
    expect(cut(format, [], 0, 10)).toBeUndefined();
  },
);

test('a beginning that a full disk cut off is refused', () => {
  expect(() => readConfiguration(init.subarray(0, 300))).toThrow(RangeError);
});

test.each([
  { codec: h264.codec, whole: init },
  { codec: vp8.codec, whole: writeWebmInit(vp8) },
])('a beginning of $codec is whole, or was cut off or emptied', ({ codec, whole }) => {
  expect(isWholeInit(whole, codec)).toBe(true);
  for (let length = 0; length < whole.length; length += 1)
    expect(isWholeInit(whole.subarray(0, length), codec)).toBe(false);
  expect(isWholeInit(Buffer.alloc(whole.length), codec)).toBe(false);
});
