import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { test } from '../newcomers.ts';
import { noisePicture } from '../noise-picture.ts';
import { stateOf, storedUser } from '../people.ts';
import { withPictures } from '../pictures-and-motion.ts';
import { expect, open } from '../quiet.ts';

test.use({ ...withPictures, storageState: stateOf('seller') });

/** A word nobody has written yet, and the same with one letter wrong. */
function newWord(): { word: string; misspelt: string } {
  const syllables = ['ka', 'lo', 'mi', 'ru', 've', 'sta', 'do', 'pli', 'nu', 'ze'];
  const word = Array.from({ length: 5 }, () => syllables[randomInt(syllables.length)]).join('');
  return {
    word: `${word[0]?.toUpperCase()}${word.slice(1)}`,
    misspelt: `${word.slice(0, 4)}x${word.slice(5)}`,
  };
}

const shopId = () => String(storedUser('seller').shopId?._id);

async function beginProduct(page: Page, title: string): Promise<void> {
  await open(page, `/shop/add/${shopId()}`);
  await page.getByLabel('Title', { exact: true }).fill(title);
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function addOption(page: Page, name: string, values: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add option', exact: true }).click();
  const option = page.getByRole('textbox', { name: 'Option', exact: true }).last();
  await expect(option).toBeFocused();
  await option.fill(name);
  const field = page.getByLabel(`Values of ${name}`);
  for (const value of values) {
    await field.fill(value);
    await field.press('Enter');
  }
}

test('a seller sees which fields of a product can stay empty', { tag: '@whole' }, async ({ page }) => {
  await open(page, `/shop/add/${shopId()}`);
  for (const name of ['Description', 'Tags', 'Compare-at price', 'SKU', 'Weight', 'Size']) {
    const label = page.locator('label').getByText(name, { exact: true });
    await expect(label.locator('xpath=..'), name).toContainText('Optional');
  }
});

test('a product with variants and five pictures is put on sale, found with a misspelt word and kept', async ({
  page,
  windowOf,
}) => {
  const { word, misspelt } = newWord();
  const title = `${word} jug`;
  await beginProduct(page, title);
  const buffer = noisePicture(80, 100);
  await page
    .getByLabel('Add photos')
    .setInputFiles(
      [1, 2, 3, 4, 5].map((place) => ({ name: `jug-${place}.png`, mimeType: 'image/png', buffer })),
    );
  await page.getByLabel('Description').fill('Thrown in one pull.');
  await page.getByLabel('Description').press('End');
  await page.keyboard.type('\n- Dishwasher safe\nOven safe');
  await choose(page, 'Category', 'Ceramics › Vases');
  await choose(page, 'Condition', 'New');
  await addOption(page, 'Glaze', ['Honey', 'Sea']);
  await addOption(page, 'Size', ['Small', 'Large']);
  await page.getByLabel('All variants').click();
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Price').last().fill('46');
  await page.keyboard.press('Enter');
  await page.getByLabel('Price of Sea / Large').fill('58.50');
  await page.getByLabel('Stock of Honey / Small').fill('0');
  await expect(page.getByText('Saved just now').filter({ visible: true })).toBeVisible();
  await expect(page.getByText('4 variants, 3 in stock')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const buyer = await windowOf(stateOf('buyer'));
  await open(buyer, `/search/${misspelt}`);
  await buyer.getByRole('link', { name: title }).first().click();
  await expect(buyer.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(buyer.getByRole('listitem').filter({ hasText: 'Oven safe' })).toBeVisible();
  await expect(buyer.getByRole('button', { name: 'Show photo 5' })).toBeVisible();
  await buyer.getByRole('radio', { name: 'Sea' }).check();
  await buyer.getByRole('radio', { name: 'Large' }).check();
  await expect(buyer.getByText('$58.50').first()).toBeVisible();
  await buyer
    .getByRole('button', { name: `Save ${title} to favourites` })
    .first()
    .click();
  await open(buyer, '/favorites');
  await expect(buyer.getByRole('link', { name: title })).toBeVisible();
});

test('what a list finds on all its pages is chosen at once and thrown away together; a weight in pounds is kept', {
  tag: '@whole',
}, async ({ page }) => {
  const { word } = newWord();
  const { token } = await page
    .goto(`/shop/products/${shopId()}`)
    .then(() => page.evaluate(() => JSON.parse(localStorage.getItem('souk-auth') ?? '{}').state));
  for (let place = 1; place <= 30; place += 1) {
    const added = await page.request.post(`/api/shops/${shopId()}/products`, {
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': `${word}-${place}-of-thirty` },
      data: { title: `${word} ${place}`, status: 'draft' },
    });
    expect(added.status()).toBe(201);
  }
  await open(page, `/shop/products/${shopId()}?q=${word}`);
  await page.getByRole('link', { name: `${word} 30` }).click();
  await page.getByText('lb, in').click();
  await page.getByLabel('Weight').fill('1 lb 4 oz');
  const saved = page.waitForResponse((one) => one.request().method() === 'PATCH');
  expect((await (await saved).json()).weightGrams).toBe(567);
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.keyboard.type('vas cer');
  await expect(page.getByRole('option')).toHaveText(['Ceramics › Vases']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: /^Category/ })).toHaveText('Ceramics › Vases');
  await page.reload();
  await expect(page.getByLabel('Weight')).toHaveValue('1 lb 4 oz');

  await open(page, `/shop/products/${shopId()}?q=${word}`);
  await page.getByRole('columnheader').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Select all 30' }).click();
  const bar = page.getByRole('region', { name: '30 selected' });
  await bar.getByRole('button', { name: 'Delete draft' }).click();
  const question = page.getByRole('dialog', { name: 'Delete 30 drafts?' });
  await question.getByRole('button', { name: 'Delete draft' }).click();
  await expect(page.getByText('30 products updated')).toBeVisible();
  await expect(page.getByText('No products found')).toBeVisible();
});

test.describe('in two windows', () => {
  test.use({ provoked: /status of 409/ });

  test('the one who saves second is told what the first one changed, and nothing is lost', {
    tag: '@whole',
  }, async ({ page, context }) => {
    const { word } = newWord();
    await beginProduct(page, `${word} bowl`);
    await expect(page.getByText('Saved just now').filter({ visible: true })).toBeVisible();

    const second = await context.newPage();
    await open(second, `/shop/products/${shopId()}?q=${word}`);
    await second.getByRole('link', { name: `${word} bowl` }).click();
    await expect(second.getByLabel('Title', { exact: true })).toHaveValue(`${word} bowl`);

    await page.getByLabel('Tags').fill('stoneware');
    await page.keyboard.press('Enter');
    const saved = page.waitForResponse((one) => one.request().method() === 'PATCH');
    expect((await saved).ok()).toBe(true);

    await second.getByLabel('Title', { exact: true }).fill(`${word} dish`);
    const told = second.getByRole('dialog', { name: 'This product has changed' });
    await expect(told).toContainText('You changed this product');
    await expect(told.getByRole('row', { name: /Tags/ })).toContainText('stoneware');
    await told.getByRole('button', { name: 'Keep yours' }).click();
    await expect(told).toBeHidden();
    await expect(second.getByText('Saved just now').filter({ visible: true })).toBeVisible();

    await page.reload();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(`${word} dish`);
    await expect(page.getByRole('button', { name: 'Remove stoneware' })).toBeVisible();
  });

  test('a stock that was changed in another window is not said to be sold', { tag: '@whole' }, async ({
    page,
    context,
  }) => {
    const title = `${newWord().word} bowl`;
    await beginProduct(page, title);
    await expect(page.getByText('Saved just now').filter({ visible: true })).toBeVisible();
    const second = await context.newPage();
    const stockIn = (window: Page) => window.getByLabel(`Stock of ${title}`);
    for (const window of [page, second])
      await open(window, `/shop/products/${shopId()}?q=${encodeURIComponent(title)}`);

    await stockIn(second).fill('6');
    const stored = second.waitForResponse((one) => one.request().method() === 'PATCH');
    await stockIn(second).press('Enter');
    expect((await stored).ok()).toBe(true);
    await stockIn(page).fill('5');
    await stockIn(page).press('Enter');
    await expect(page.getByText('Stock was changed elsewhere, from 1 to 6.')).toBeVisible();
    await expect(stockIn(page)).toHaveValue('6');
    await stockIn(page).fill('5');
    await stockIn(page).press('Enter');
    await expect(page.getByRole('alert')).toBeHidden();
  });
});

test.describe('without a line', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ });

  test('a draft is kept until the line is back, then saved; it is discarded and brought back', {
    tag: '@whole',
  }, async ({ page, context }) => {
    const { word } = newWord();
    await beginProduct(page, `${word} cup`);
    await expect(page.getByText('Saved just now').filter({ visible: true })).toBeVisible();
    await page.route('**/api/products/*', (route) => route.abort('internetdisconnected'));
    await page.getByLabel('Title', { exact: true }).fill(`${word} beaker`);
    await expect(page.getByText('Offline: saved on this device').filter({ visible: true })).toBeVisible();
    await page.unroute('**/api/products/*');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByText('Saved just now').filter({ visible: true })).toBeVisible();

    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page).toHaveURL(/\/product\/edit\//);
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(`${word} beaker`);
  });
});
