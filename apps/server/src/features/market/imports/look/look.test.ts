import { mostLines } from '@souk/shared/market/imports/limits.ts';
import { describe, expect, test } from 'vitest';
import type { CategoryNode } from '../../categories/index.ts';
import { Lines } from '../formats/format.ts';
import { souk } from '../formats/souk.format.ts';
import { woocommerce } from '../formats/woocommerce.format.ts';
import { asCell, fromCell } from '../read/plain-cell.ts';
import { categoryNames } from './category-names.ts';
import { richTextOfHtml } from './html-text.ts';
import { lookAt } from './look-at.ts';
import { priceCell, readPrice } from './price-cell.ts';

describe('a price is read as shops and people write it', () => {
  test.each([
    ['46', 'USD', 4600],
    ['46.5', 'USD', 4650],
    ['46,50', 'EUR', 4650],
    ['$46.50', 'USD', 4650],
    ['46,50 €', 'EUR', 4650],
    ['1.234,50', 'EUR', 123_450],
    ['1,234,567.89', 'USD', 123_456_789],
    ["1'234.50", 'CHF', 123_450],
    ['USD 9.99', 'USD', 999],
    ['1200', 'JPY', 1200],
    ['1200.00', 'JPY', 1200],
    ['1,000', 'JPY', 1000],
    ['¥1,234,000', 'JPY', 1_234_000],
    ['12,000.00', 'KRW', 12_000],
    ['1.250', 'KWD', 1250],
    // In two ways, or in none.
    ['1,234', 'USD', undefined],
    ['1.234', 'USD', undefined],
    ['1.000', 'JPY', undefined],
    ['1,000 500', 'JPY', undefined],
    ['1.234.50', 'USD', undefined],
    ['-5', 'USD', undefined],
    ['1e3', 'USD', undefined],
    ['cheap', 'USD', undefined],
    ['', 'USD', undefined],
    ['12 50', 'USD', undefined],
  ])('%s in %s', (text, currency, amount) => expect(readPrice(text, currency)).toBe(amount));

  test.each([
    [4650, 'USD', '46.50'],
    [5, 'USD', '0.05'],
    [1200, 'JPY', '1200'],
    [1250, 'KWD', '1.250'],
  ])('what is written is read back: %i %s', (amount, currency, text) => {
    expect(priceCell(amount, currency)).toBe(text);
    expect(readPrice(text, currency)).toBe(amount);
  });
});

describe('what a page of another shop says becomes our text', () => {
  test.each([
    ['<p>One</p><p>Two <b>bold</b>, <i>thin</i>.</p>', 'One\n\nTwo **bold**, *thin*.'],
    ['<ul><li>First</li><li>Second<br>still</li></ul>', '- First\n- Second still'],
    [
      '<h2>Care</h2>Wash <a href="https://wash.example/how">by hand</a>',
      '**Care**\n\nWash [by hand](https://wash.example/how)',
    ],
    ['line<br/>line &amp; more', 'line\nline & more'],
    ['Plain words\n\nstay   in\ntheir lines', 'Plain words\n\nstay in\ntheir lines'],
    ['half<b>bold</b>word stays plain', 'halfboldword stays plain'],
    ['2 * 3 * 4 [sic]', '2 \\* 3 \\* 4 \\[sic\\]'],
    ['<script>alert(1)</script><style>p{}</style>Safe', 'Safe'],
    ['<a href="javascript:alert(1)">Click</a>', 'Click'],
    ['<img src=x onerror=alert(1)>Pot', 'Pot'],
    ['&lt;b&gt; is text', '<b> is text'],
    ['<p>- not a list</p>', '\\- not a list'],
    ['<p> </p><div></div>', ''],
  ])('%s', (html, text) => expect(richTextOfHtml(html)).toBe(text));
});

test('cells made to take forever are read in a moment', () => {
  const long = 100_000;
  const started = performance.now();
  expect(readPrice(`1${' '.repeat(long)}x`, 'USD')).toBeUndefined();
  expect(richTextOfHtml('<li>a'.repeat(long / 5)).split('\n')).toHaveLength(long / 5);
  expect(richTextOfHtml('<b>x'.repeat(long / 4))).toHaveLength(long / 4 + 4);
  expect(richTextOfHtml('<a>x'.repeat(long / 4))).toHaveLength(long / 4);
  const names = categoryNames([
    { id: 'c', slug: 'ceramics', names: { en: 'Ceramics' }, parentId: null },
  ] as unknown as CategoryNode[]);
  const source = new Lines([{ row: 2, cells: { title: 'Jug', category: 'a>'.repeat(long / 2) } }], {});
  const terms = { currency: 'USD', categories: names, fallbackCategory: null };
  expect(lookAt(souk.read(source), terms).problems).toContainEqual(
    expect.objectContaining({ kind: 'unknown-category' }),
  );
  // As many variations as are kept of one product, with every column there can be.
  const attributes = Array.from({ length: 99 }, (_, n) => `attribute${n + 1}`);
  const columns = Object.fromEntries(attributes.map((name) => [`${name}_name`, name]));
  const cells = { id: '1', type: 'variation', parent: '2', ...columns };
  const variations = Array.from({ length: mostLines }, (_, row) => ({ row, cells }));
  woocommerce.read(new Lines(variations, columns));
  expect(performance.now() - started).toBeLessThan(3_000);
});

test.each([
  ['12', 12, []],
  ['12.0', 12, []],
  ['1,000', 0, ['not-a-number']],
  ['2.000', 0, ['not-a-number']],
])('of a stock of "%s" %i are counted', (stock, counted, problems) => {
  const names = categoryNames([
    { id: 'c', slug: 'ceramics', names: { en: 'Ceramics' }, parentId: null },
  ] as unknown as CategoryNode[]);
  const cells = { title: 'Jug', category: 'ceramics', price: '5', stock };
  const source = new Lines([{ row: 2, cells }], { ...cells });
  const looked = lookAt(souk.read(source), { currency: 'USD', categories: names, fallbackCategory: null });
  expect(looked.shown.stock).toBe(counted);
  expect(looked.problems.map(({ kind }) => kind)).toEqual(problems);
});

test('no sign a spreadsheet takes for a formula stands at the beginning of a cell, and each is read back', () => {
  for (const sign of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', "'=", "''="]) {
    const text = `${sign}HYPERLINK(1)`;
    expect(asCell(text)).toBe(`'${text}`);
    expect(fromCell(asCell(text))).toBe(text.trim());
  }
});

test('categories are found by address or name in any language, and the nearest is named otherwise', () => {
  const names = categoryNames([
    { id: 'c', slug: 'ceramics', names: { en: 'Ceramics', es: 'Cerámica', ar: 'خزف' }, parentId: null },
    { id: 'm', slug: 'mugs-cups', names: { en: 'Mugs & cups' }, parentId: 'c' },
  ] as unknown as CategoryNode[]);
  expect(names.find(['CERAMICA'])).toBe('c');
  expect(names.find(['خزف'])).toBe('c');
  expect(names.find(['Unheard of', 'mugs & cups'])).toBe('m');
  expect(names.find(['Ceramic'])).toBe('c');
  expect(names.find([''])).toBeUndefined();
  expect(names.nearest(['Seramiks'])).toBe('Ceramics');
  expect(names.nearest(['Electronics and more'])).toBeUndefined();
});
