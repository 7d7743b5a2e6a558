import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { nobody, test } from '../newcomers.ts';
import { noisePicture } from '../noise-picture.ts';
import { withPictures } from '../pictures-and-motion.ts';
import { expect, open } from '../quiet.ts';

// A shop that is closed is gone for everyone else, and two windows save the same shop.
test.use({ ...withPictures, provoked: /status of (404|409)/ });

const nameOf = (words: string) => `${words} ${randomInt(1_000_000)}`;

test('Noor opens a shop, is told what is missing, and writes down how she ships', async ({
  page,
  windowOf,
}) => {
  await open(page, '/shop/new');
  const form = page.getByRole('form', { name: 'Open a shop' });
  await form.getByLabel('Shop name').fill('atlas & ash');
  await expect(form.getByText('Another shop already has this name')).toBeVisible();
  await expect(form.getByText('atlas-ash-2')).toBeVisible();
  const name = nameOf('Tide and Timber');
  await form.getByLabel('Shop name').fill(name);
  await expect(form.getByText('This name is available')).toBeVisible();
  await fillIn(page);
  await form
    .getByLabel('Add a photo')
    .first()
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: noisePicture(300, 300) });
  await form.getByRole('button', { name: 'Open a shop' }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/shop\/[0-9a-f-]{36}$/);
  const steps = page.getByRole('region', { name: 'Before your first sale' });
  // Where she works she is told the same.
  await open(page, '/sell');
  await steps.getByRole('link', { name: 'Shipping' }).click();
  await page.getByRole('button', { name: 'Add a method' }).click();
  const method = page.getByRole('form', { name: 'New method' });
  await method.getByLabel('Name').fill('Tracked parcel');
  await method.getByLabel('Price', { exact: true }).fill('6.50');
  await method.getByLabel('Some countries').check();
  await method.getByRole('button', { name: 'Add the whole European Union' }).click();
  await method.getByRole('button', { name: 'Remove Malta' }).click();
  await expect(method.getByText('2 kg, order of $60')).toBeVisible();
  await method.getByRole('button', { name: 'Save method' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Tracked parcel' });
  await expect(row).toContainText('$6.50');
  await expect(row).toContainText('26 countries · 3–5 business days');

  await row.getByRole('button', { name: 'Edit Tracked parcel' }).click();
  await page.getByRole('form', { name: 'Edit method' }).getByLabel('Free over').fill('50');
  await page.getByRole('button', { name: 'Save method' }).click();
  await expect(row).toContainText('free over $50.00');

  const shop = await ownShop(page);
  const visitor = await windowOf(nobody);
  await open(visitor, `/shop/${shop}?tab=about`);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.getByText('driftwood')).toHaveCSS('font-weight', /[67]\d\d/);
  await expect(visitor.getByRole('region', { name: 'Before your first sale' })).toBeHidden();
});

test('of two windows that change one shop the second is told, and may put theirs over it', {
  tag: '@whole',
}, async ({ page, context }) => {
  const shop = await openShop(page, nameOf('Kiln and Co'));
  const other = await context.newPage();
  for (const window of [page, other]) await open(window, `/shop/edit/${shop}`);
  await page.getByLabel('City').fill('Aveiro');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await other.getByLabel('City').fill('Coimbra');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Your shop was changed somewhere else.')).toBeVisible();
  await other.getByRole('button', { name: 'Use saved version' }).click();
  await expect(other.getByLabel('City')).toHaveValue('Aveiro');

  await page.getByLabel('City').fill('Porto');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).not.toHaveAttribute('aria-busy', 'true');
  await other.getByLabel('City').fill('Braga');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await other.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Braga');
});

test('a closed shop is gone for others, and back when Noor reopens it', { tag: '@whole' }, async ({
  page,
  windowOf,
}) => {
  const name = nameOf('Lantern Lane');
  const shop = await openShop(page, name);
  const visitor = await windowOf(nobody);
  await open(page, `/shop/edit/${shop}`);
  await page.getByRole('button', { name: 'Close shop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close shop' }).click();
  await expect(page.getByText('Your shop is closed. Only you can see it.')).toBeVisible();
  await open(visitor, `/shop/${shop}`);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeHidden();

  await open(page, `/shop/${shop}`);
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText('Your shop is open again')).toBeVisible();
  await open(visitor, `/shop/${shop}`);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
});

async function fillIn(page: Page): Promise<void> {
  const form = page.getByRole('form');
  await form.getByLabel('City').fill('Porto');
  await form.getByRole('combobox', { name: 'Country' }).click();
  await page.keyboard.type('Portugal');
  await page.getByRole('option', { name: 'Portugal' }).click();
  await form.getByLabel('Story').fill('We carve **driftwood** from the lagoon.');
}

async function openShop(page: Page, name: string): Promise<string> {
  await open(page, '/shop/new');
  await page.getByLabel('Shop name').fill(name);
  await fillIn(page);
  await page.getByRole('form').getByRole('button', { name: 'Open a shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return ownShop(page);
}

const ownShop = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('souk-auth') ?? '').state.user.shopId._id);
