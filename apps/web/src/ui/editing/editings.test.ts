import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@/platform/session/session.store.ts';
import { createEditings } from './editings.ts';

const asStored = (shape: number) => {
  const one = {
    ...{ place: 'product-new:1', own: null, createKey: 'tried', creating: { price: 3800 } },
    ...{ draft: { title: 'Mug', price: 3800 }, base: null, unsaved: true, at: 1 },
  };
  localStorage.setItem('souk-editing-mug', JSON.stringify({ state: { open: { a: one } }, version: shape }));
};
const read = () =>
  createEditings({
    ...{ name: 'mug', shape: 3, empty: () => ({ title: '', price: 0 }) },
    versionOf: () => ({ draft: { title: '', price: 0 }, images: [] }),
  }).of('a');

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', globalThis);
});
afterEach(() => void vi.unstubAllGlobals());

test('what a seller typed before sums were sent as money is still there, and its first save is begun anew', () => {
  asStored(2);
  expect(read()).toMatchObject({
    ...{ draft: { title: 'Mug', price: 3800 }, unsaved: true, place: 'product-new:1' },
    ...{ creating: null, createKey: expect.not.stringMatching('tried') },
  });
});

test('what was typed into a form of long ago is begun anew', () => {
  asStored(1);
  expect(read()).toBeUndefined();
});

test('a first save that was not answered is sent again as it was', () => {
  asStored(3);
  expect(read()).toMatchObject({ creating: { price: 3800 }, createKey: 'tried' });
});
