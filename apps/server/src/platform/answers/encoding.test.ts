import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encoded, negotiated } from './encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, *;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('a browser that accepts %s gets %s', (header, encoding) => {
  expect(negotiated(header)).toBe(encoding);
});

test('a page reads the same however it was packed', async () => {
  const page = encoded('<h1>سوق</h1>'.repeat(50));
  const plain = (await page.as(undefined)).body.toString();
  expect(brotliDecompressSync((await page.as('br')).body).toString()).toBe(plain);
  expect(gunzipSync((await page.as('gzip')).body).toString()).toBe(plain);
});

test('a page that changed is known by its tag', () => {
  expect(encoded('a').etag).not.toBe(encoded('b').etag);
  expect(encoded('a').etag).toBe(encoded('a').etag);
});
