import { test as anew } from '../newcomers.ts';
import { stateOf } from '../people.ts';
import { expect, open, test } from '../quiet.ts';

test('a visitor opens Live, sees what is on air and what comes next, and narrows it step by step', async ({
  page,
}) => {
  await open(page, '/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Live' });
  await expect(link).not.toHaveAttribute('aria-current');
  await link.click();
  await expect(page).toHaveURL('/search/*?tab=shows');
  await expect(page).toHaveTitle(/^Live/);
  await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('region', { name: 'Live now' }).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Coming up' }).getByRole('article').first()).toBeVisible();

  const states = page.getByRole('group', { name: 'Filter shows' });
  await states.getByRole('button', { name: /^Coming up/ }).click();
  await expect(page).toHaveURL(/state=scheduled/);
  await expect(page.getByRole('region', { name: 'Live now' })).toHaveCount(0);
  const categories = page.getByRole('group', { name: 'Category' });
  const category = categories.getByRole('button').nth(1);
  await category.click();
  await expect(category).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/category=/);
  await page.reload();
  await expect(category).toHaveAttribute('aria-pressed', 'true');
  await expect(link).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(categories.getByRole('button', { name: 'All categories' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Live now' })).toBeVisible();
});

test('a visitor looks for events by day and place, and is told when there are none', {
  tag: '@whole',
}, async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Events' });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await expect(page).toHaveTitle(/^Events/);
  await expect(link).toHaveAttribute('aria-current', 'page');
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles.first()).toBeVisible();
  const where = page.getByLabel('Where');
  const city = (await where.locator('option').last().textContent())?.replace(/ \(.*/, '') ?? '';
  await where.selectOption(city);
  await expect(page).toHaveURL(new RegExp(`city=${encodeURIComponent(city).replace('%20', '\\+')}`));
  await expect(articles.first()).toContainText(city);

  await open(page, '/search/*?tab=events&city=Nowhere');
  await expect(page.getByText('No events match these filters')).toBeVisible();
  await page.getByRole('button', { name: 'See all events' }).click();
  await expect(articles.first()).toBeVisible();
  await page.getByRole('button', { name: 'Next 30 days' }).click();
  await expect(page).toHaveURL(/when=month/);
  await expect(articles.first()).toBeVisible();
});

anew.describe('on a phone', () => {
  anew.use({ viewport: { width: 390, height: 844 } });

  anew(
    'a buyer has Live in the middle of the bar, a seller goes live there',
    { tag: '@whole' },
    async ({ page, windowOf }) => {
      await open(page, '/');
      const bar = page.getByRole('navigation', { name: 'Sections' });
      await bar.getByRole('link', { name: 'Live' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
      await expect(bar.getByRole('link', { name: 'Live' })).toHaveAttribute('aria-current', 'page');
      await expect(bar.getByRole('link', { name: 'Go live' })).toHaveCount(0);

      const shop = await windowOf(stateOf('seller'));
      await shop.setViewportSize({ width: 390, height: 844 });
      await open(shop, '/');
      await shop.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Go live' }).click();
      await expect(shop).toHaveURL('/createtokshow');
    },
  );
});
