import type { HostVideo } from '@souk/shared/live/video/schema.ts';
import { expect, test } from 'vitest';
import { problemOfEncoder, sizeInWords } from './arriving.ts';

const good: NonNullable<HostVideo['arriving']> = {
  from: 'encoder',
  picture: {
    ...{ codec: 'H264', kbps: 2_400, isReordered: false },
    size: { width: 1_920, height: 1_080, perSecond: 30 },
  },
  sound: { kbps: 64 },
  refused: [],
};

test('a host is told what to change at their encoder, the worst first', () => {
  const { picture } = good;
  expect(problemOfEncoder(null)).toBeNull();
  expect(problemOfEncoder(good)).toBeNull();
  expect(problemOfEncoder({ ...good, picture: null, refused: ['H265'] })).toBe('codec');
  expect(problemOfEncoder({ ...good, picture: null, sound: null })).toBe('no-picture');
  expect(problemOfEncoder({ ...good, picture: { ...picture!, isReordered: true }, sound: null })).toBe(
    'b-frames',
  );
  expect(problemOfEncoder({ ...good, sound: null })).toBe('no-sound');
  expect(problemOfEncoder({ ...good, from: 'browser', sound: null })).toBeNull();
});

test('a picture is called by its shorter side, held upright too', () => {
  expect(sizeInWords({ width: 1_080, height: 1_920, perSecond: 30 })).toBe('1080p30');
});
