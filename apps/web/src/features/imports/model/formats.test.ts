import { expect, test } from 'vitest';
import { parseCsv } from './csv.ts';
import { checkRows, templateFile } from './formats.ts';

test('our own template is known and has nothing wrong in it', () => {
  const checked = checkRows(parseCsv(templateFile()));
  expect(checked).toMatchObject({ kind: 'known', format: 'souk', problems: [] });
});

test('a Shopify export is known, and its lines of further pictures need no title', () => {
  const file = 'Handle,Title,Body (HTML),Variant Price,Variant Inventory Qty\nbowl,Bowl,,46.00,3\nbowl,,,,';
  expect(checkRows(parseCsv(file))).toMatchObject({ kind: 'known', format: 'shopify', problems: [] });
});

test('a WooCommerce export is known', () => {
  const file = 'ID,Type,SKU,Name,Regular price,Stock\n1,simple,B-1,Bowl,46,3';
  expect(checkRows(parseCsv(file))).toMatchObject({ kind: 'known', format: 'woocommerce' });
});

test('each problem names its row and column', () => {
  const checked = checkRows(parseCsv('title,description,category,price,stock\n,x,ceramics,cheap,many'));
  expect(checked).toMatchObject({
    problems: [
      { row: 2, column: 'title', kind: 'missing' },
      { row: 2, column: 'price', kind: 'not-a-price' },
      { row: 2, column: 'stock', kind: 'not-a-number' },
    ],
  });
});

test('a file of something else is not guessed at', () => {
  expect(checkRows(parseCsv('name,age\nAnn,7'))).toEqual({ kind: 'unknown' });
});
