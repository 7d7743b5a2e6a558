import { describe, expect, test } from 'vitest';
import { brandTokens, contrast, parseHex } from './brand.ts';
import { brandHtml } from './brand-html.ts';

const brands = ['#f0a726', '#1d4ed8', '#d6173f', '#00875a', '#000', '#ffffff', '#777777', '#ffee00'];

function ratio(one: string, other: string): number {
  const [a, b] = [parseHex(one), parseHex(other)];
  if (!a || !b) throw new Error(`not a colour: ${one} or ${other}`);
  return contrast(a, b);
}

const pair = (token: string) =>
  [...token.matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour) as [string, string];

describe.each(brands)('a market in %s', (brand) => {
  const tokens: Record<string, string> = brandTokens(brand) ?? {};

  test('can be read on its own buttons', () => {
    expect(ratio(tokens['--accent'] ?? '', tokens['--on-accent'] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test('can be read as text on its soft ground, by day and by night', () => {
    const [lightText, darkText] = pair(tokens['--accent-text'] ?? '');
    const [lightSoft, darkSoft] = pair(tokens['--accent-soft'] ?? '');
    expect(ratio(lightText, lightSoft)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(darkText, darkSoft)).toBeGreaterThanOrEqual(4.5);
  });
});

test('what is no colour changes nothing', () => {
  expect(brandTokens('saffron')).toBeNull();
  expect(brandTokens('')).toBeNull();
  expect(brandTokens('#12')).toBeNull();
  expect(brandTokens('red; background: url(x)')).toBeNull();
});

test('a page is drawn in them, and in nothing else', () => {
  expect(brandHtml('#1d4ed8')).toMatch(/^<style data-brand>html:root\{--accent:#1d4ed8;.*\}<\/style>$/);
  expect(brandHtml('#1d4ed8;}</style><script>')).toBe('');
  expect(brandHtml(null)).toBe('');
});

test('three digits mean the same as six', () => {
  expect(parseHex('#fa0')).toEqual(parseHex('#ffaa00'));
});
