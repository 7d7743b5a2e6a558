import { expect, test } from 'vitest';
import { base32, otpauthUri, stepAt, stepOf, totp } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const second = (seconds: number) => new Date(seconds * 1000);

// RFC 6238, appendix B, SHA-1.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at second %i the code is the one of RFC 6238', (seconds, code) => {
  expect(totp(secret, stepAt(second(seconds)), 8)).toBe(code);
  expect(totp(secret, stepAt(second(seconds)))).toBe(code.slice(2));
});

test('a phone half a minute off is understood, one a minute and more off is not', () => {
  const now = second(1_234_567_890);
  const step = stepAt(now);
  const understood = [-3, -2, -1, 0, 1, 2, 3].filter((drift) => {
    return stepOf(secret, totp(secret, step + drift), now) === step + drift;
  });
  expect(understood).toEqual([-1, 0, 1]);
});

test.each(['', '1', '0059240', '００５９２４', 'abcdef'])('"%s" is no code', (code) => {
  expect(stepOf(secret, code, second(1_234_567_890))).toBeUndefined();
});

// RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('"%s" is written "%s" in base32', (plain, written) => {
  expect(base32(Buffer.from(plain))).toBe(written);
});

test('an app is told the market’s and the account’s name, whatever stands in them', () => {
  const uri = new URL(otpauthUri({ secret, market: 'Souk: del Río & Co', account: 'nour+1@example.com' }));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Souk  del Río & Co:nour+1@example.com');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Souk  del Río & Co',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
