import { withMotion } from '../pictures-and-motion.ts';
import { expect, open, test } from '../quiet.ts';

test.use(withMotion);

test('a visitor walks from the landing to a product, on to its shop, and comes back to the same place', async ({
  page,
}) => {
  await open(page, '/');
  const newIn = page.getByRole('region', { name: 'New in' });
  await newIn.scrollIntoViewIfNeeded();
  const card = newIn.getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const link = card.getByRole('link', { name: title });
  // A click brings into view what is not; the place to come back to is the one it was clicked at.
  await link.hover();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const seller = page.getByRole('region', { name: 'Seller' });
  const shop = (await seller.getByRole('heading').getByRole('link').textContent()) ?? '';
  await seller.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/shop\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(shop);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: 'New in' })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1);
});

test('a reader presses the slash key, types a misspelt word and finds what was meant', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('/');
  const field = page.getByRole('banner').getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('sneekers');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/search/sneekers');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('sneekers');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Result types' })).toContainText('People');
});

test('filters of a category stand in the address, and are there again after a look at a product', {
  tag: '@whole',
}, async ({ page }) => {
  await open(page, '/');
  await page
    .getByRole('region', { name: 'Shop by category' })
    .getByRole('link', { name: /^Ceramics/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ceramics' })).toBeVisible();
  const articles = page.getByRole('main').getByRole('article');
  const auctions = page.getByRole('checkbox', { name: /^Auction/ });
  const label = (await page.getByText(/^Auction\s*\d+$/).textContent()) ?? '';
  const auctionCount = Number(/\d+/.exec(label)?.[0]);

  await auctions.click();
  await expect(auctions).toBeChecked();
  const sorted = page.waitForResponse(/\/api\/.*sort=price-down/);
  await page.getByLabel('Sort by').selectOption({ label: 'Price: high to low' });
  await expect(page).toHaveURL(/kind=auction/);
  await expect(page).toHaveURL(/sort=price-down/);
  await sorted;
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(articles).toHaveCount(auctionCount);
  const titles = await articles.getByRole('heading').allTextContents();

  await articles.first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: titles[0] ?? '' })).toBeVisible();
  await page.goBack();
  await expect(auctions).toBeChecked();
  await expect(articles.getByRole('heading')).toHaveText(titles);

  await page.getByRole('button', { name: 'Remove filter Auction' }).click();
  await expect(page).not.toHaveURL(/kind=/);
  await expect(auctions).not.toBeChecked();
  for (const before of [/kind=auction&sort=price-down$/, /kind=auction$/, /categories\/[^?]+$/, '/']) {
    await page.goBack();
    await expect(page).toHaveURL(before);
  }
});

test('whoever opens a filtered category by its link sees it filtered from the first moment', {
  tag: '@whole',
}, async ({ page }) => {
  await open(page, '/categories/all?kind=auction&sort=ending-soon');
  await expect(page.getByRole('checkbox', { name: /^Auction/ })).toBeChecked();
  await expect(page.getByLabel('Sort by')).toHaveValue('ending-soon');
  await expect(page.getByRole('main').getByRole('timer').first()).toBeVisible();
});
