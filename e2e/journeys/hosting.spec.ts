import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { stateOf, storedSession } from '../people.ts';
import { expect, open, test } from '../quiet.ts';

test.use({ storageState: stateOf('seller') });

const headers = (person: 'seller' | 'buyer') => ({ authorization: `Bearer ${storedSession(person).token}` });

/** A show of the seller's for tomorrow, with two lots of what they sell. */
async function scheduleShow(request: APIRequestContext): Promise<string> {
  const { user } = storedSession('seller');
  const shop = user.shopId?._id;
  const query = 'status=active&sort=newest&page=1&perPage=25';
  const mine = await request.get(`/api/shops/${shop}/products/mine?${query}`, { headers: headers('seller') });
  const products: Array<{ _id: string; available: number }> = (await mine.json()).items;
  const lots = await Promise.all(
    products
      .filter(({ available }) => available > 1)
      .slice(0, 2)
      .map(async ({ _id: productId }) => ({
        ...{ productId, variantId: await fullestOf(request, productId) },
        ...{ start: { amount: 500, currency: 'USD' }, seconds: 60 },
      })),
  );
  expect(lots).toHaveLength(2);
  const categories = await (await request.get('/api/categories')).json();
  const [category] = categories.items ?? categories;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  const made = await request.post(`/api/shops/${shop}/shows`, {
    headers: { ...headers('seller'), 'idempotency-key': randomUUID() },
    data: {
      ...{ title: 'Table by the window', categoryId: category._id, language: 'en', startsAt: tomorrow },
      ...{ timeZone: 'UTC', visibility: 'private', lots },
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json())._id;
}

/** The variant of a product that there is most of. */
async function fullestOf(request: APIRequestContext, productId: string): Promise<string | undefined> {
  const product: { variants: Array<{ _id: string; available: number }> } = await (
    await request.get(`/api/products/${productId}`)
  ).json();
  return product.variants.toSorted((a, b) => b.available - a.available)[0]?._id;
}

const runs = (page: Page) => page.getByRole('region', { name: /^Lot \d+ is running$/ });

test('a host goes live, sells a lot, runs one again, adds a quick lot and ends the show', async ({
  page,
}) => {
  const showId = await scheduleShow(page.request);
  await open(page, `/live/${showId}`);
  await page.getByRole('link', { name: 'Go live' }).filter({ visible: true }).click();
  await expect(page.getByText('No camera found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go live now' })).toBeDisabled();
  await page.getByRole('button', { name: 'Go live without a camera' }).click();

  // The list is put into another order by the mouse, and by its buttons with keys alone.
  const waiting = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Move .+ up$/ }) });
  await expect(waiting).toHaveCount(2);
  const titles = () => waiting.locator('.own-words').allTextContents();
  const [first, second] = await titles();
  await waiting.nth(1).dragTo(waiting.nth(0));
  await expect.poll(titles).toEqual([second, first]);
  await page.getByRole('button', { name: `Move ${first} up` }).press('Enter');
  await expect.poll(titles).toEqual([first, second]);

  await page.getByRole('button', { name: 'Start lot 1', exact: true }).click();
  await expect(runs(page)).toBeVisible();
  const { currentLot } = await (
    await page.request.get(`/api/shows/${showId}`, { headers: headers('buyer') })
  ).json();
  const bid = await page.request.post(`/api/lots/${currentLot._id}/bids`, {
    headers: headers('buyer'),
    data: {
      ...{ id: randomUUID(), kind: 'once', confirmed: true },
      amount: { amount: 900, currency: currentLot.price.currency },
    },
  });
  expect(bid.status(), await bid.text()).toBe(200);

  await expect(runs(page)).toContainText('leads');
  // While a lot runs the show cannot be ended, and the button says so before anyone presses it.
  await page.getByRole('button', { name: 'End show' }).filter({ visible: true }).click();
  await expect(page.getByRole('button', { name: 'End the show' })).toBeDisabled();
  await page.getByRole('button', { name: 'Keep going' }).click();
  await page.getByRole('button', { name: 'Close now' }).click();
  await expect(page.getByText('Sold', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Start lot 2', exact: true }).click();
  await expect(runs(page)).toBeVisible();
  await page.getByRole('button', { name: 'Stop lot' }).click();
  await page.getByRole('button', { name: 'It’s damaged' }).click();
  await expect(runs(page)).toHaveCount(0);
  await page.getByText('Done 2', { exact: true }).click();
  await page.getByRole('button', { name: 'Run again' }).click();
  await expect(page.getByRole('button', { name: 'Start lot 3', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Quick lot' }).click();
  const quick = page.getByRole('dialog', { name: 'Quick lot' });
  await expect(quick.getByLabel('Name or number')).toBeFocused();
  await quick.getByLabel('Name or number').fill('12');
  await quick.getByLabel('Starting price').fill('5');
  await quick.getByRole('button', { name: 'Add as next lot' }).click();
  await expect(page.getByRole('region', { name: 'Next lot' })).toContainText('#12');

  await page.getByRole('button', { name: 'End show' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'End the show' }).click();
  await expect(page.getByText('Ended').first()).toBeVisible();
});
