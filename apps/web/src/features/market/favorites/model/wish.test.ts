import { beforeEach, expect, test } from 'vitest';
import { changed, useKeepingStore } from './favorites.store.ts';
import { fulfilWish, rememberWish } from './wish.ts';

const sent: unknown[] = [];
const send = async (...wish: unknown[]) => void sent.push(wish);
let storage: Storage;

beforeEach(() => {
  sent.length = 0;
  useKeepingStore.setState({ changes: {} });
  storage = memory();
});

test('a heart pressed before signing in is filled after it, once', async () => {
  rememberWish({ kind: 'product', id: 'mug', at: '/categories/all' }, storage);
  await fulfilWish('/categories/all', storage, send);
  await fulfilWish('/categories/all', storage, send);
  expect(sent).toEqual([['product', 'mug', true]]);
  expect(changed(useKeepingStore.getState().changes, 'product', 'mug')).toBe(true);
});

test('a wish is forgotten by who signs in for something else', async () => {
  rememberWish({ kind: 'shop', id: 'atlas', at: '/shop/atlas' }, storage);
  await fulfilWish('/wallet', storage, send);
  await fulfilWish('/shop/atlas', storage, send);
  expect(sent).toEqual([]);
});

test('what is no wish is none', async () => {
  storage.setItem('souk-wish', '{"kind":"crown","id":"1","at":"/"}');
  await fulfilWish('/', storage, send);
  expect(sent).toEqual([]);
});

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}
