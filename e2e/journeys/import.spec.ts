import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Newcomer, test } from '../newcomers.ts';
import { withPictures } from '../pictures-and-motion.ts';
import { expect, open } from '../quiet.ts';

test.use(withPictures);

/** Noor has opened a shop, as another journey does by hand. */
async function openShop(page: Page, noor: Newcomer): Promise<string> {
  const [origin] = noor.state.origins;
  const { token } = JSON.parse(origin?.localStorage[0]?.value ?? '{}').state;
  const answer = await page.request.post('/api/shops', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: `Harbour ${randomUUID().slice(0, 8)}`, city: 'Porto', country: 'PT' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json())._id;
}

async function choose(page: Page, sample: string): Promise<void> {
  const file = await page.request.get(`/api/imports/samples/${sample}.csv`);
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: `${sample}.csv`, mimeType: 'text/csv', buffer: await file.body() });
}

const another = (page: Page) => page.getByRole('button', { name: 'Import another file' });

test('a seller brings over a Shopify and a WooCommerce shop, and the same file again adds nothing', async ({
  page,
  noor,
}) => {
  const shopId = await openShop(page, noor);
  await open(page, '/settings/import-products');
  await choose(page, 'shopify');
  await expect(page.getByText('Shopify · 6 rows · 4 products')).toBeVisible();
  const table = page.getByRole('table', { name: 'Result' });
  await expect(table.getByRole('row', { name: /Harbour teapot.*2 variants.*New/ })).toBeVisible();
  await expect(table).toContainText(
    'Row 5, Variant Inventory Qty: stock isn’t tracked there, so we set it to 1',
  );
  await page.getByRole('button', { name: 'Import 4 products' }).click();
  await expect(another(page)).toBeVisible({ timeout: 20_000 });
  // Its pictures come from this market; with them the products go on sale.
  await expect(page.getByText(/Copying photos/)).toBeHidden({ timeout: 30_000 });
  await expect(page.getByText('couldn’t be copied')).toBeHidden();
  await expect(page.getByText('3 products from this file are on sale.')).toBeVisible();

  await another(page).click();
  await choose(page, 'shopify');
  await expect(page.getByText('Your shop is already up to date with this file.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();

  await another(page).click();
  await choose(page, 'woocommerce');
  await page.getByRole('button', { name: 'Import 3 products' }).click();
  await expect(another(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/Copying photos/)).toBeHidden({ timeout: 30_000 });

  await page.getByRole('main').getByRole('link', { name: 'View your shop' }).click();
  for (const title of ['Harbour teapot', 'Tall vase', 'Wool blanket', 'Mushroom lamp'])
    await expect(page.getByRole('link', { name: new RegExp(title) }).first()).toBeVisible();
  const { total } = await (await page.request.get(`/api/products?shop=${shopId}`)).json();
  // The bowl with a flaw is a draft there, and so it is here.
  expect(total).toBe(6);
});

test('a file that is half wrong says where, takes a category for all, and is left out where it stays wrong', {
  tag: '@whole',
}, async ({ page, noor }) => {
  await openShop(page, noor);
  await open(page, '/settings/import-products');
  const rows = ['a,Jar,Pottery things,12.00,3', 'b,Jug,Pottery things,cheap,1', 'c,Bowl,ceramics,9.50,2'];
  const buffer = Buffer.from(`handle,title,category,price,stock\n${rows.join('\n')}\n`);
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'jars.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('1 product needs a category before we can import it.')).toBeVisible();
  await expect(page.getByText(/Row 3, price: “.?cheap.?” isn’t a price; write it like 46.50/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Category for these products' }).click();
  await page.getByRole('option', { name: 'Ceramics', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Import 2 products' })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(
    page.getByText('1 product is left out. Fix it in the file, then import the file again.'),
  ).toBeVisible();
  await expect(another(page)).toBeVisible({ timeout: 20_000 });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my products' }).click();
  expect((await download).suggestedFilename()).toBe('souk-products.csv');
});

test('a seller chooses a category once, sees what stays a draft and why, and has pictures fetched again', {
  tag: '@whole',
}, async ({ page, noor }) => {
  await openShop(page, noor);
  await open(page, '/settings/import-products');
  const heading = 'handle,title,category,price,compare_at_price,stock,images';
  // This address is nobody's business, so its picture is refused at once.
  const rows = [
    'a,Jar,,12,10,3,http://127.0.0.1:9/jar.jpg',
    'b,Jug,Pottery things,14,,1,',
    'c,Bowl,ceramics,9,,2,',
  ];
  const buffer = Buffer.from(`${heading}\n${rows.join('\n')}\n`);
  const chooseFile = () =>
    page.getByLabel('Choose a CSV file').setInputFiles({ name: 'jars.csv', mimeType: 'text/csv', buffer });
  await chooseFile();
  const table = page.getByRole('table', { name: 'Result' });
  const jar = table.getByRole('row', { name: /Jar/ });
  await expect(jar).toContainText('no category chosen');
  await expect(jar).toContainText('Needs fixing');
  await page.getByRole('combobox', { name: 'Category for these products' }).click();
  await page.getByRole('option', { name: 'Ceramics', exact: true }).click();
  await expect(jar).toContainText('goes into the category you chose', { timeout: 20_000 });
  await expect(jar).toContainText(/10.? isn’t higher than the price, so we left it out/);
  await expect(table).not.toContainText('Needs fixing');

  await page.getByRole('button', { name: 'Import 3 products' }).click();
  await expect(page.getByText('3 products are still drafts')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { name: '1 photo couldn’t be copied' })).toBeVisible();
  await expect(page.getByText('this link isn’t public')).toBeVisible();
  const again = page.waitForResponse((answer) => answer.url().endsWith('/pictures/retry'));
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await (await again).json()).pictures).toEqual({ waiting: 1, kept: 0, failed: 0 });
  await expect(page.getByRole('heading', { name: '1 photo couldn’t be copied' })).toBeVisible({
    timeout: 20_000,
  });

  await another(page).click();
  await chooseFile();
  await expect(page.getByText('2 products go into the category below.')).toBeVisible();
  await expect(jar).toContainText('Unchanged');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('Cancelled. Nothing was imported.')).toBeVisible();
  await another(page).click();
  await page.getByRole('button', { name: /jars\.csv.*3 new/ }).click();
  await page.getByRole('link', { name: 'Go to your drafts' }).click();
  await expect(page.getByRole('row', { name: /Jar/ })).toBeVisible();
});

test('a seller who cancels an import half way is told how much of it came', { tag: '@whole' }, async ({
  page,
  noor,
}) => {
  await openShop(page, noor);
  await open(page, '/settings/import-products');
  const rows = Array.from({ length: 6_000 }, (_, i) => `p${i},Pot ${i},ceramics,5,1`);
  const buffer = Buffer.from(`handle,title,category,price,stock\n${rows.join('\n')}\n`);
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'pots.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Import 6,000 products' }).click({ timeout: 20_000 });
  await expect(page.getByRole('progressbar', { name: 'Importing' })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(/[1-9]/);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(
    page.getByText(/[\d,]+ products were imported before you cancelled.* [\d,]+ products weren’t imported\./),
  ).toBeVisible();
  await page.getByText('Not imported', { exact: true }).last().click();
  await expect(page.getByRole('table', { name: 'Result' }).getByRole('row').nth(1)).toContainText(
    'Not imported',
  );
});
