import type { Page } from '@playwright/test';
import { demoWorld } from '../demo-world.ts';
import { withPictures } from '../pictures-and-motion.ts';
import { expect, open, test } from '../quiet.ts';

test.use(withPictures);

test.describe('without JavaScript', () => {
  // The page's scripts are then requests that the browser does not make.
  test.use({ javaScriptEnabled: false, provoked: /\.js csp$/ });

  test('the landing shows the market', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Live now', 'Coming up', 'Ending soon', 'New in', 'Shops worth following'])
      await expect(page.getByRole('region', { name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'New in' }).getByRole('article').first()).toContainText(
      '$',
    );
  });

  test('product, shop, event and show pages are there for search engines and previews', async ({
    page,
    request,
  }) => {
    const { product, shop, event, liveShow } = await demoWorld(request);
    const kinds: Array<[path: string, kind: RegExp]> = [
      [`/product/${product}`, /^Product$/],
      [`/shop/${shop}`, /^Store$/],
      [`/event-view/${event}`, /^Event$/],
      [`/live/${liveShow}`, /Event$/],
    ];
    for (const [path, kind] of kinds) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
      const head = await headOf(page);
      expect(head.title.length, `${path}: title`).toBeGreaterThan(8);
      expect(head.description.length, `${path}: description`).toBeGreaterThan(20);
      expect(head.ogTitle, `${path}: og:title`).not.toBe('');
      expect(head.ogUrl, `${path}: og:url`).toContain(path);
      const image = await request.get(head.ogImage);
      expect(image.headers()['content-type'], `${path}: og:image`).toMatch(/^image\//);
      expect(
        head.kinds.some((found) => kind.test(found)),
        `${path}: ${head.kinds}`,
      ).toBe(true);
    }
  });
});

test('a page says what a browser may do with it', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['content-security-policy']).toMatch(/script-src 'self';/);
  expect(headers['content-security-policy']).toMatch(/object-src 'none'/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toContain('camera=(self)');
});

test.describe('an address that leads nowhere', () => {
  // Chromium writes the status of the page itself to the console.
  test.use({ provoked: /status of 404/ });

  test('is answered with 404 and a page that helps', async ({ page }) => {
    const answer = await open(page, '/no-such-stall');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'We can’t find that page' })).toBeVisible();
    await page.getByRole('combobox').filter({ visible: true }).fill('teapot');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search/teapot');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('of a product that never was is answered the same way', async ({ page }) => {
    const answer = await open(page, '/product/00000000-0000-4000-8000-000000000000');
    expect(answer?.status()).toBe(404);
    await page.getByRole('link', { name: 'Back to the market' }).click();
    await expect(page).toHaveURL('/');
  });
});

async function headOf(page: Page) {
  const content = async (selector: string) =>
    (await page.locator(`head meta[${selector}]`).getAttribute('content')) ?? '';
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return {
    title: await page.title(),
    description: await content('name=description'),
    ogTitle: await content('property="og:title"'),
    ogUrl: await content('property="og:url"'),
    ogImage: await content('property="og:image"'),
    kinds: scripts.flatMap((text) => [JSON.parse(text)].flat()).map((thing) => String(thing['@type'])),
  };
}
