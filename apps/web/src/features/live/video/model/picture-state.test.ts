import { expect, test } from 'vitest';
import { onAirOf, type PictureSigns, pictureWord, shownOf } from './picture-state.ts';

const playing: PictureSigns = {
  ...{ onAir: 'on-air', shown: 'camera', line: 'connected', hasPicture: true },
  ...{ isStill: false, isLate: false, isRefused: false },
};
const wordOf = (signs: Partial<PictureSigns>) => pictureWord({ ...playing, ...signs });

test('nothing is said over a picture that plays, nor where there never was one', () => {
  expect(wordOf({})).toBeNull();
  expect(wordOf({ onAir: null })).toBeNull();
  expect(wordOf({ onAir: 'none', line: 'idle', hasPicture: false })).toBeNull();
  expect(wordOf({ onAir: null, hasPicture: false, isStill: true })).toBeNull();
  expect(wordOf({ onAir: null, hasPicture: false, line: 'connecting', isLate: true })).toBeNull();
});

test('a viewer reads whose side it is on when the picture stands still', () => {
  expect(wordOf({ onAir: 'away' })).toBe('host-away');
  expect(wordOf({ onAir: 'away', line: 'reconnecting', isLate: true })).toBe('host-away');
  expect(wordOf({ isStill: true })).toBe('slow');
  expect(wordOf({ onAir: null, isStill: true })).toBe('host-away');
  expect(wordOf({ line: 'reconnecting' })).toBeNull();
  expect(wordOf({ line: 'reconnecting', isLate: true })).toBe('reconnecting');
  expect(wordOf({ line: 'ended', isLate: true })).toBeNull();
});

test('where a browser plays nothing by itself it is started by hand', () => {
  expect(wordOf({ isRefused: true })).toBe('play');
});

test('what the market says of the picture is read, and nonsense is not', () => {
  expect(onAirOf({ state: 'away', since: 1, publishing: 2 })).toBe('away');
  for (const document of [null, undefined, {}, { state: 7 }, { state: 'gone' }]) {
    expect(onAirOf(document)).toBeNull();
  }
});

test('a viewer reads that the host turned the camera off or takes a break, unless nothing arrives', () => {
  expect(wordOf({ shown: 'camera-off' })).toBe('camera-off');
  expect(wordOf({ shown: 'break', isStill: true })).toBe('break');
  expect(wordOf({ shown: 'break', onAir: 'away' })).toBe('host-away');
  expect(wordOf({ shown: 'screen' })).toBeNull();
  const read = [{ shown: 'break' }, { shown: 'screen' }, {}, null].map((document) => shownOf(document));
  expect(read).toEqual(['break', 'screen', 'camera', 'camera']);
});
