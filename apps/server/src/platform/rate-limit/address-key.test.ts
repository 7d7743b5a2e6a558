import { expect, test } from 'vitest';
import { addressKey, isLoopback } from './address-key.ts';

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:7:1::5', '2001:db8:7:1::/64'],
  ['2001:0db8:0007:0001:aaaa:bbbb:cccc:dddd', '2001:db8:7:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

test('loopback is known in each of its forms', () => {
  expect(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
  expect(['128.0.0.1', '203.0.113.127', '::2', '::ffff:203.0.113.5'].some(isLoopback)).toBe(false);
});
