import { describe, expect, test } from 'vitest';
import type { CategoryNode } from '../../categories/index.ts';
import { categoryNames } from './category-names.ts';
import { richTextOfHtml } from './html-text.ts';
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
    ['1.250', 'KWD', 1250],
    // In two ways, or in none.
    ['1,234', 'USD', undefined],
    ['1.234', 'USD', undefined],
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
