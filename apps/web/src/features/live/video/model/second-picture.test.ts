import type { SecondPictureDocument } from '@souk/shared/live/video/second-picture.ts';
import { expect, test } from 'vitest';
import { layoutOf, wantsOfSecond } from './second-picture.ts';

const second: SecondPictureDocument = {
  ...{ state: 'on-air', source: 'co-host', name: 'Mira', line: 'x', publishing: 1 },
  ...{ layout: 'inset', isHidden: false, isMuted: false },
};
const heard = { savesData: false, isMuted: false };

test.each([
  ['in a corner, little of it', second, heard, { video: true, mostKbps: 250 }],
  ['large, all of it', { ...second, layout: 'swapped' }, heard, { video: true, mostKbps: undefined }],
  ['where data is dear, least of it', second, { ...heard, savesData: true }, { video: true, mostKbps: 150 }],
  ['hidden, its sound', { ...second, isHidden: true }, heard, { video: false, mostKbps: 250 }],
  [
    'hidden where one hears nothing, nothing',
    { ...second, isHidden: true },
    { ...heard, isMuted: true },
    null,
  ],
  ['hidden and muted, nothing', { ...second, isHidden: true, isMuted: true }, heard, null],
  ['gone, nothing', { ...second, state: 'none' }, heard, null],
] as const)('of a second picture that is %s', (_, told, viewer, wants) => {
  expect(wantsOfSecond(told as SecondPictureDocument, viewer)).toEqual(wants);
});

test('the host’s own fills the frame while the other is hidden or gone', () => {
  expect(layoutOf(second)).toBe('inset');
  expect([null, { ...second, isHidden: true }, { ...second, state: 'none' as const }].map(layoutOf)).toEqual([
    null,
    null,
    null,
  ]);
});
