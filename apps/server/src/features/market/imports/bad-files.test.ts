import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { announce } from '../../../testing/files.fixture.ts';
import { buildImporter } from '../../../testing/importer.ts';
import { csvRows } from './read/csv-rows.ts';

const heading = 'handle,title,category,price,compare_at_price,stock,sku,option1_name,option1_value,images';

test('whatever is wrong is named by row and column, and the rest is imported', {
  tags: 'whole',
}, async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  const rows = [
    'ok,Fine jug,ceramics,10,,1,,,,',
    'a,,ceramics,10,,1,,,,',
    'b,Cheap,ceramics,cheap,,1,,,,',
    'c,Twice,ceramics,"1,234",,1,,,,',
    'd,Many,ceramics,10,,many,,,,',
    'e,Compare,ceramics,10,9,1,,,,',
    'f,Same,ceramics,10,,1,S-1,Size,Small,',
    'f,,,10,,1,S-1,Size,small,',
    'g,Half,ceramics,10,,1,,Size,Small,',
    'g,,,10,,1,,Size,,',
    'h,Picture,ceramics,10,,1,,,,javascript:alert(1)',
    `i,${'Long '.repeat(20)},ceramics,10,,1,,,,`,
    'j,Free,ceramics,0,,1,,,,',
    'k,Bidi \u202Egnp.exe,ceramics,10,,1,,,,',
  ];
  const done = await seller.run(`${heading}\n${rows.join('\n')}\n`);
  expect(done.counts).toMatchObject({ new: 2, refused: 10 });
  const found = (await seller.rows(done._id)).flatMap(({ problems }) =>
    problems.map((p: { row: number; column: string; kind: string }) => `${p.row} ${p.column} ${p.kind}`),
  );
  expect(found).toEqual([
    '3 title missing',
    '4 price not-a-price',
    '5 price not-a-price',
    '6 stock not-a-number',
    '9 option1_value option-twice',
    '9 sku sku-twice',
    '11 option1_value option-missing',
    '12 images not-an-address',
    '13 title too-long',
    '14 price not-a-price',
    '15 title hidden-characters',
  ]);
});

test.each([
  ['UTF-8 with a mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ['UTF-16, as Excel writes it', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 the other way round', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
])('a file in %s is read', async (_name, encode) => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  const text = 'title;category;price;stock\r\n"Crêpière; ""grande""\r\nà crêpes";Cerámica;12,50;1\r\n';
  const done = await seller.run(encode(text));
  expect(done).toMatchObject({ rows: 1, counts: { new: 1 } });
  expect(await seller.rows(done._id)).toMatchObject([
    { title: 'Crêpière; "grande" à crêpes', price: { amount: 1250 } },
  ]);
  const { title } = await app.db.selectFrom('products').select('title').executeTakeFirstOrThrow();
  expect(title).toBe('Crêpière; "grande" à crêpes');
});

test.each([
  ['another heading', 'name,age\nAnn,7\n', { kind: 'unknown-columns', row: 1 }],
  ['a heading and nothing else', 'title,price,stock\n', { kind: 'empty', row: null }],
])('a file with %s is refused as a whole, and says where', async (_name, text, failure) => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  expect(await seller.check(text)).toMatchObject({ state: 'failed', failure });
});

test('a quote that is never closed does not swallow the file: the row is named where it begins', async () => {
  const text = `title,price,stock\nJug,1,1\n"${'open '.repeat(220_000)}`;
  const read = async () => {
    for await (const { row } of csvRows(pieces(text))) expect(row).toBeLessThan(3);
  };
  await expect(read()).rejects.toMatchObject({ row: 3 });
});

async function* pieces(text: string) {
  for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536);
}

test('a line break within quotes stays in its cell, and rows are counted as a table shows them', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  const done = await seller.run(
    'title,description,category,price,stock\r\nJug,"First line\r\n\r\nthird, with ""quotes""",ceramics,5,1\r\nBowl,,ceramics,cheap,1\r\n',
  );
  expect(done.counts).toMatchObject({ new: 1, refused: 1 });
  const [bowl, jug] = await seller.rows(done._id);
  expect(jug).toMatchObject({ title: 'Jug', problems: [] });
  expect(bowl.problems).toMatchObject([{ row: 3, column: 'price', kind: 'not-a-price' }]);
  const { description } = await app.db.selectFrom('products').select('description').executeTakeFirstOrThrow();
  expect(description).toBe('First line\n\nthird, with "quotes"');
});

test('a formula is a text like any other, and leaves as one that no spreadsheet runs', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  await seller.run(
    'title,category,price,stock,tags\n"=HYPERLINK(""http://evil.example"")",ceramics,5,1,=cmd|/c calc\n',
  );
  const product = await app.db.selectFrom('products').select('title').executeTakeFirstOrThrow();
  expect(product.title).toBe('=HYPERLINK("http://evil.example")');
  const { body } = await app.as(seller.userId).get(`/api/shops/${seller.shopId}/products.csv`);
  expect(body).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(body).not.toMatch(/(^|,)"?=/m);
});

test('a text that is cut short within an emoji keeps nothing of a file from being read', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  // The second half of each emoji would be what is cut off.
  const done = await seller.run(
    [
      'title,category,price,stock',
      `${'a'.repeat(193)}\u{1F3FA},ceramics,5,1`,
      `${'b'.repeat(199)}\u{1F3FA},ceramics,5,1`,
      `Bowl,ceramics,${'c'.repeat(78)}\u{1F3FA} and more,1`,
      'Jug,ceramics,5,1',
      '',
    ].join('\n'),
  );
  expect(done).toMatchObject({ state: 'done', counts: { new: 1, refused: 3 } });
  const { title } = await app.db.selectFrom('products').select('title').executeTakeFirstOrThrow();
  expect(title).toBe('Jug');
});

test('a file of 200 MB is refused before a byte of it is sent', async () => {
  await using app = await buildTestApp();
  const { userId } = await buildImporter(app);
  expect(await announce(app.as(userId), { size: 200 * 1024 * 1024 })).toMatchObject({ status: 413 });
});

test('a script in a file is a text in the shop, and in what is said of the file', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  const script = '<script>alert(1)</script>';
  const done = await seller.run(
    `title,description,category,price,stock,tags\nJug ${script},${script},ceramics,5,1,${script}\nBowl,,ceramics,${script},1,\n`,
  );
  const [bowl, jug] = await seller.rows(done._id);
  expect(jug.title).toBe(`Jug ${script}`);
  expect(bowl.problems).toMatchObject([{ row: 3, column: 'price', value: script }]);
  const product = await app.db
    .selectFrom('products')
    .select(['title', 'description', 'tags'])
    .executeTakeFirstOrThrow();
  expect(product).toEqual({ title: `Jug ${script}`, description: script, tags: [script] });
});
