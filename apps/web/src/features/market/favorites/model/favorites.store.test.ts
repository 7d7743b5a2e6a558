import { beforeEach, expect, test } from 'vitest';
import { changed, press, useKeepingStore } from './favorites.store.ts';

const mug = { _id: 'mug', name: 'Zigzag mug' };
const heart = () => changed(useKeepingStore.getState().changes, 'product', 'mug');

beforeEach(() => useKeepingStore.setState({ changes: {} }));

test('a heart fills before the backend has answered', async () => {
  let answer = () => {};
  const pressed = press('product', mug, true, () => new Promise<void>((resolve) => (answer = resolve)));
  expect(heart()).toBe(true);
  await Promise.resolve();
  answer();
  expect(await pressed).toBe(true);
  expect(heart()).toBe(true);
});

test('a refused heart is what it was before', async () => {
  const refused = await press('product', mug, true, () => Promise.reject(new Error('refused')));
  expect(refused).toBe(false);
  expect(heart()).toBeUndefined();
});

test('two quick presses are sent in their order and the last one stays', async () => {
  const sent: boolean[] = [];
  const send = async (_kind: string, _id: string, favorite: boolean) => void sent.push(favorite);
  await Promise.all([press('product', mug, true, send), press('product', mug, false, send)]);
  expect(sent).toEqual([true, false]);
  expect(heart()).toBe(false);
});

test('a refusal of the first press does not undo the second', async () => {
  const send = (_kind: string, _id: string, favorite: boolean) =>
    favorite ? Promise.reject(new Error('refused')) : Promise.resolve();
  await Promise.all([press('product', mug, true, send), press('product', mug, false, send)]);
  expect(heart()).toBe(false);
});
