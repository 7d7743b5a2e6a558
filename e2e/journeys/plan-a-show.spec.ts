import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Newcomer, test } from '../newcomers.ts';
import { noisePicture } from '../noise-picture.ts';
import { expect, open } from '../quiet.ts';

const listed = 27;

test('a host finds any of many products for a show, by scrolling and by words, with keys alone and on a phone', async ({
  page,
  noor,
}) => {
  const shop = await openShop(page, noor);
  await shop.add({ title: 'Jug that is not done', status: 'draft' });
  await open(page, '/createtokshow');
  await page.getByRole('button', { name: 'Add from shop' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Add from shop' });
  // A draft is something, but nothing to show.
  await expect(drawer.getByText('Nothing to add yet')).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Your products' })).toBeVisible();

  await shop.fill();
  await page.reload();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Add from shop' }).press('Enter');
  const choices = drawer.getByRole('checkbox');
  await expect(choices.first()).toBeVisible();
  expect(await choices.count()).toBeLessThan(listed);
  // The end of what is here fetches the rest.
  await choices.last().focus();
  await expect(choices).toHaveCount(listed);
  const oldest = choices.last();
  await oldest.press('Space');
  await expect(oldest).toBeChecked();

  await page.setViewportSize({ width: 390, height: 844 });
  const find = drawer.getByRole('searchbox', { name: 'Search by title or SKU' });
  const place = await find.boundingBox();
  await find.fill('jug-3');
  await expect(choices).toHaveCount(1);
  await expect(choices).toHaveAccessibleName(/Jug 3.*3 in stock.*\$12/);
  expect(await find.boundingBox()).toEqual(place);
  await choices.press('Space');
  await find.fill('teapot');
  await expect(drawer.getByText('No products found')).toBeVisible();
  await drawer.getByRole('button', { name: 'Done, 2 items' }).click();

  const runList = page.getByRole('listitem').filter({ hasText: /Lot \d/ });
  await expect(runList).toHaveText([/Jug 1/, /Jug 3/]);
  await page.reload();
  await expect(runList).toHaveText([/Jug 1/, /Jug 3/]);
  await page.getByRole('button', { name: 'Move Jug 3 up' }).click();
  await expect(runList).toHaveText([/Jug 3/, /Jug 1/]);
});

/** Noor's shop; filled, it has more on sale than a list asks for at once. */
async function openShop(page: Page, { state }: Newcomer) {
  const { token } = JSON.parse(state.origins[0]?.localStorage[0]?.value ?? '{}').state;
  const post = async (path: string, data: object | Buffer) => {
    const type = Buffer.isBuffer(data) ? 'application/octet-stream' : 'application/json';
    const answer = await page.request.post(path, {
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
        'content-type': type,
      },
      data,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const name = `Jugs ${randomUUID().slice(0, 8)}`;
  const shop = await post('/api/shops', { name, city: 'Porto', country: 'PT' });
  const add = (product: object) => post(`/api/shops/${shop._id}/products`, product);
  const picture = await post('/api/files?purpose=product-image&name=jug.png', noisePicture(80, 100));
  const { items } = await (await page.request.get('/api/categories')).json();
  const fill = async () => {
    for (let number = 1; number <= listed; number += 1) {
      await add({
        title: `Jug ${number}`,
        sku: `jug-${number}`,
        images: [picture._id],
        categoryId: items[0]._id,
        condition: 'new',
        price: 1200,
        available: number,
        status: 'active',
      });
    }
  };
  return { add, fill };
}
