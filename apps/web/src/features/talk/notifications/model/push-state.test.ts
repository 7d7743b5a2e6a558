import { expect, test } from 'vitest';
import { isSameKey, keyBytes, pushStateOf } from './push-state.ts';

const mine = { able: true, permission: 'granted', toldFor: 'me', subscribed: true } as const;

test.each([
  ['told', {}, 'on'],
  ['never asked', { permission: 'default', subscribed: false, toldFor: null }, 'off'],
  ['refused', { permission: 'denied' }, 'denied'],
  ['dropped by the browser', { subscribed: false }, 'off'],
  ['left behind by somebody else', { toldFor: 'another' }, 'off'],
  ['in a browser that cannot', { able: false, permission: 'denied' }, 'unsupported'],
] as const)('a device that is %s', (_, seen, state) => {
  expect(pushStateOf({ ...mine, ...seen }, 'me')).toBe(state);
});

test('the market’s key is read as it is written for browsers', () => {
  const key = keyBytes('BP_-AQ');
  expect([...key]).toEqual([4, 255, 254, 1]);
  expect(isSameKey(key.buffer, key)).toBe(true);
  expect(isSameKey(keyBytes('BP_-Ag').buffer, key)).toBe(false);
  expect(isSameKey(null, key)).toBe(false);
});
