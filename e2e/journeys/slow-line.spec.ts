import type { Page } from '@playwright/test';
import { demoWorld } from '../demo-world.ts';
import { stateOf } from '../people.ts';
import { withPictures } from '../pictures-and-motion.ts';
import { expect, open, test } from '../quiet.ts';
import { slow } from '../slow-line.ts';

// It would fetch over a line of its own.
test.use({ ...withPictures, serviceWorkers: 'block' });

/** The page as it is once it has been looked at for a moment: what shows skeletons has come, which waits for the rest. */
async function openAtEase(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForLoadState('networkidle');
  // What shows skeletons imports other files, which come after it.
  await page.waitForFunction(
    () => {
      const come = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
      const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
      const skeletons = [...come].some((name) => name.includes('/pending-navigation-'));
      const before = document.documentElement.dataset.come;
      document.documentElement.dataset.come = `${come.size}`;
      return skeletons && before === `${come.size}` && asked.every(({ href }) => come.has(href));
    },
    undefined,
    { polling: 500 },
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const skeletonOf = (page: Page, screen: string) => page.locator(`[data-skeleton=${screen}]`);
/** What a tap shows before anything can have come over the slow line. */
const atOnce = { timeout: 1_500 };

test('a tap on a product far down shows its skeleton from the top at once, and Back leads to where one was', async ({
  page,
}) => {
  await openAtEase(page, '/');
  const product = page.getByRole('region', { name: 'New in' }).getByRole('article').last();
  await product.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(500);
  const line = await slow(page);
  await product.getByRole('link').first().click();
  await expect(skeletonOf(page, 'product')).toBeVisible(atOnce);
  expect(await scrolled(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);

  // Back in the middle, then once more to the end.
  await page.goBack();
  await expect(skeletonOf(page, 'product')).toHaveCount(0);
  await expect.poll(() => scrolled(page)).toBe(before);
  const title = await product.getByRole('link').first().innerText();
  await product.getByRole('link').first().click();
  // What others put up meanwhile has pictures that this line has never carried.
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 30_000 });
  await expect(skeletonOf(page, 'product')).toHaveCount(0);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(product).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(before);
  await line.detach();
});

test('a tap that is quicker than the skeletons shows one as soon as they are here', {
  tag: '@whole',
}, async ({ page }) => {
  const [skeletons, product] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/pending-navigation-*.js', (route) => skeletons.promise.then(() => route.continue()));
  await page.route('**/api/products/*', (route) => product.promise.then(() => route.continue()));
  await open(page, '/');
  await page
    .getByRole('region', { name: 'New in' })
    .getByRole('article')
    .last()
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(skeletonOf(page, 'product')).toHaveCount(0);
  skeletons.resolve();
  await expect(skeletonOf(page, 'product')).toBeVisible();
  product.resolve();
  await expect(skeletonOf(page, 'product')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('from one product to the next its skeleton stands there too, and a reload in the middle opens the next', {
  tag: '@whole',
}, async ({ page, request }) => {
  const { product } = await demoWorld(request);
  await openAtEase(page, `/product/${product}`);
  const other = page.locator(`main a[href^="/product/"]:not([href$="${product}"]):visible`).last();
  await other.scrollIntoViewIfNeeded();
  const line = await slow(page);
  const address = await other.getAttribute('href');
  await other.click();
  await expect(skeletonOf(page, 'product')).toBeVisible(atOnce);
  expect(await scrolled(page)).toBe(0);
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await line.detach();
});

for (const moment of [0, 600, 900])
  test(`who goes back ${moment} ms into a reload, while the code comes, finds the page before`, {
    tag: '@whole',
  }, async ({ page }) => {
    await openAtEase(page, '/search/*?tab=shows');
    const categories = page.getByRole('group', { name: 'Category' });
    await categories.getByRole('button').nth(1).click();
    await expect(page).toHaveURL(/category=/);
    await page.route(/assets\/.*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(categories.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
    await page.waitForTimeout(moment);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/search/*?tab=shows');
    const all = categories.getByRole('button', { name: 'All categories' });
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('region', { name: 'Live now' })).toBeVisible();
  });

test('who types before a long list has come searches it with every letter', { tag: '@whole' }, async ({
  page,
}) => {
  await openAtEase(page, '/');
  const product = page.getByRole('region', { name: 'New in' }).getByRole('article').first();
  await product.getByRole('link').first().click();
  await page.route(/search-select-control/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('dialog', { name: 'Where should we ship it?' }).getByRole('combobox').click();
  await page.keyboard.type('Portu');
  await expect(page.getByRole('combobox', { name: 'Type to search' })).toBeFocused();
  await page.keyboard.type('gal');
  await expect(page.getByRole('option')).toHaveText(['Portugal']);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/to Portugal/).first()).toBeVisible();
});

test('from events to what is live, which share an address, there is a skeleton too', {
  tag: '@whole',
}, async ({ page }) => {
  await openAtEase(page, '/search/*?tab=events');
  const line = await slow(page, 1_500);
  await page.getByRole('banner').getByRole('link', { name: 'Live', exact: true }).click();
  await expect(skeletonOf(page, 'search')).toBeVisible(atOnce);
  await expect(skeletonOf(page, 'search')).toHaveCount(0);
  await line.detach();
});

test.describe('someone signed in', () => {
  test.use({ storageState: stateOf('buyer') });

  test('sees the skeleton of each kind of page, those inside a frame in their place in it', {
    tag: '@whole',
  }, async ({ page }) => {
    await openAtEase(page, '/settings');
    // These pages are light: so that there is something to see of each, they take longer.
    const line = await slow(page, 2_000);
    const settings = page.getByRole('navigation', { name: 'Settings' });
    await settings.getByRole('link', { name: 'People' }).click();
    await expect(skeletonOf(page, 'settings-people')).toBeVisible(atOnce);
    await expect(settings).toBeVisible();
    await expect(skeletonOf(page, 'settings-people')).toHaveCount(0);

    for (const [address, screen] of [
      ['/favorites', 'favorites'],
      ['/messaging', 'messaging'],
      ['/userguide', 'userguide'],
      ['/checkout', 'checkout'],
    ] as const) {
      await page.evaluate((to) => {
        const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
        link?.click();
      }, address);
      await expect(skeletonOf(page, screen)).toBeVisible(atOnce);
      await page.goBack();
      await expect(skeletonOf(page, screen)).toHaveCount(0);
    }
    await line.detach();
  });
});

test.describe('a seller', () => {
  test.use({ storageState: stateOf('seller') });

  test('reads on where they are when the photos of their product come late', { tag: '@whole' }, async ({
    page,
    request,
  }) => {
    const { own } = await demoWorld(request);
    const tiles = Promise.withResolvers<void>();
    await page.route('**/picture-tile-*.js', (route) => tiles.promise.then(() => route.continue()));
    await open(page, `/product/edit/${own.product}`);
    const title = page.getByLabel('Title', { exact: true });
    await expect(page.getByText(/^\d of 10$/)).toBeVisible();
    const before = await title.boundingBox();
    tiles.resolve();
    await expect(page.getByRole('list', { name: 'Photos' }).getByRole('img').first()).toBeVisible();
    expect(await title.boundingBox()).toEqual(before);
  });
});
