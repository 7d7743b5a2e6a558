import { expect, test } from 'vitest';
import { isNetwork, trusts, visitorsAddress } from './trusted-proxies.ts';

test('only what is named is trusted, in each form its address may come', () => {
  const trusted = trusts(['127.0.0.1', '10.1.0.0/16', '2001:db8::/32']);
  expect(
    ['127.0.0.1', '::ffff:127.0.0.1', '10.1.200.3', '::ffff:10.1.2.3', '2001:db8:1::1'].every(trusted),
  ).toBe(true);
  expect(['127.0.0.2', '10.2.0.1', '2001:db9::1', '::1', 'in-process', '', undefined].some(trusted)).toBe(
    false,
  );
  expect(trusts([])('127.0.0.1')).toBe(false);
});

test.each(['127.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8'])('%s is a network', (text) => {
  expect(isNetwork(text)).toBe(true);
});

test.each(['', '1', 'proxy.example', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/', '300.1.1.1'])(
  '%j is none',
  (text) => {
    expect(isNetwork(text)).toBe(false);
  },
);

test.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['203.0.113.7', '10.0.0.1', '203.0.113.7'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.7, 10.1.2.3', '203.0.113.7'],
  [undefined, '203.0.113.7', undefined],
])('who comes from %s and is said to come from %s comes from %s', (remoteAddress, said, address) => {
  const request = {
    socket: { remoteAddress },
    headers: said === undefined ? {} : { 'x-forwarded-for': said },
  };
  const isTrusted = trusts(['127.0.0.1', '10.1.0.0/16']);
  expect(visitorsAddress(request as Parameters<typeof visitorsAddress>[0], isTrusted)).toBe(address);
});
