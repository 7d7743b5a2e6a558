import { expect, test } from 'vitest';
import { tried } from '../../../live/src/testing/tried.ts';
import { boxNames } from '../testing/boxes.ts';
import { mutated, randomOf } from '../testing/random.ts';
import {
  openRecordedShow,
  pictureParameters,
  sendingH264,
  sendingVp8,
  sequenceParameters,
} from '../testing/recorded-show.ts';
import { formatOfH264 } from './h264-parameters.ts';
import { readClusters } from './webm-reader.ts';

const runs = process.env.FIGURES === 'long' ? 1_000_000 : 5_000;

test('whatever comes as a picture or as sound, nothing is thrown, and what comes right afterwards is recorded', async () => {
  const random = randomOf(3);
  using show = await openRecordedShow();
  const host = await show.publish(sendingH264());
  for (let n = 0; n < runs / 100; n += 1) host.second(sendingH264(), (bytes) => mutated(bytes, random));
  const before = show.segments.length;
  for (let n = 0; n < 8; n += 1) host.second(sendingH264());
  show.stop();
  const after = show.segments.slice(before);
  expect(after.length).toBeGreaterThan(2);
  for (const { parts, init } of after) {
    for (const { bytes } of parts) expect(boxNames(bytes)).toEqual(['moof', 'mdat']);
    expect(init.format).toMatchObject({ codec: 'avc1.42c01f', width: 640, height: 360 });
  }
  tried('video', runs);
});

test('the same of VP8', async () => {
  const random = randomOf(4);
  using show = await openRecordedShow();
  const host = await show.publish(sendingVp8);
  for (let n = 0; n < runs / 100; n += 1) host.second(sendingVp8, (bytes) => mutated(bytes, random));
  const before = show.segments.length;
  for (let n = 0; n < 8; n += 1) host.second(sendingVp8);
  const after = show.segments.slice(before);
  expect(after.length).toBeGreaterThan(2);
  for (const { parts } of after)
    for (const { bytes } of parts) expect(readClusters(bytes).pictures).not.toHaveLength(0);
  tried('video', runs);
});

test('malformed parameters of a sequence are no size, or one that pictures can have', () => {
  const random = randomOf(5);
  for (let n = 0; n < runs; n += 1) {
    const format = formatOfH264(mutated(sequenceParameters, random), mutated(pictureParameters, random));
    if (!format) continue;
    for (const side of [format.width, format.height]) {
      expect(side).toBeGreaterThanOrEqual(16);
      expect(side).toBeLessThanOrEqual(8_192);
    }
  }
  tried('video', runs);
});
