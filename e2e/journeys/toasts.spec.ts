import type { Locator, Page } from '@playwright/test';
import { choose, demoWorld, twoToBuy } from '../demo-world.ts';
import { withMotion } from '../pictures-and-motion.ts';
import { expect, open, test } from '../quiet.ts';

test.use(withMotion);

test.use({ viewport: { width: 390, height: 844 } });

const toasts = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });
const cards = (page: Page) => toasts(page).getByRole('paragraph');

/** Nothing one reads or presses lies under it: it stands below all that is fixed to the bottom. */
async function expectBelow(toast: Locator, others: Locator[]): Promise<void> {
  const top = (await boxOf(toast)).y;
  for (const other of others) {
    const { y, height } = await boxOf(other);
    expect(y, `${other} is on the screen`).toBeGreaterThanOrEqual(0);
    expect(y + height, `${other} ends above the toast`).toBeLessThanOrEqual(top + 0.5);
  }
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not on the screen`);
  return box;
}

test('a toast stands below the bar that buys, one at a time, and is gone on the next page', async ({
  page,
  request,
}) => {
  const [product] = await twoToBuy(request);
  await open(page, `/product/${product._id}`);
  await choose(page, product.options);
  const add = page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true });
  const buy = page.getByRole('button', { name: /^Buy now/ }).filter({ visible: true });
  await add.click();
  await expect(cards(page)).toContainText('Added to your cart.');
  // The price of what is chosen stands in the button that buys it.
  await expectBelow(toasts(page), [add, buy]);
  await add.click();
  await expect(add).toBeEnabled();
  await expect(cards(page)).toHaveCount(1);
  // By keyboard, from wherever one is.
  await page.keyboard.press('Alt+KeyT');
  await expect(toasts(page).getByRole('button', { name: 'View cart' })).toBeFocused();
  await page.locator('main a[href^="/shop/"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/shop\//);
  await expect(cards(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('style', /toast-room/);
});

test('what is pressed while a toast’s time is over stays under the finger until it is lifted', {
  tag: '@whole',
}, async ({ page, request }) => {
  const [product] = await twoToBuy(request);
  await page.clock.install();
  await open(page, `/product/${product._id}`);
  await choose(page, product.options);
  const add = page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true });
  await add.click();
  await expect(cards(page)).toContainText('Added to your cart.');
  await expect(add).toBeEnabled();
  const { x, y, width, height } = await boxOf(add);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.clock.fastForward(20_000);
  await page.mouse.up();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test.describe('who copies a link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('reads so below the way around', { tag: '@whole' }, async ({ page, request }) => {
    const { event } = await demoWorld(request);
    await open(page, `/event-view/${event}`);
    await page.getByRole('button', { name: 'Share' }).filter({ visible: true }).first().click();
    await expect(cards(page)).toHaveText('Link copied.');
    await expectBelow(toasts(page), [page.getByRole('navigation', { name: 'Sections' })]);
  });

  test.describe('before the words have come', () => {
    test.use({ provoked: /api\/admin\/app\/language|net::ERR_FAILED/ });

    test('is told so once they have, and nothing empty before', { tag: '@whole' }, async ({
      page,
      request,
    }) => {
      let refused = 0;
      await page.route('**/api/admin/app/language*', (route) =>
        refused++ === 0 ? route.abort('failed') : route.continue(),
      );
      const { event } = await demoWorld(request);
      await open(page, `/event-view/${event}`);
      const missed = page.waitForEvent('requestfailed', (asked) => asked.url().includes('/app/language'));
      await page.getByRole('button', { name: 'Share' }).filter({ visible: true }).first().click();
      await missed;
      await expect(cards(page)).toHaveCount(0);
      await expect(cards(page)).toHaveText('Link copied.');
    });
  });

  test('of a live room reads so in the dark, below what is written, the price and the time', {
    tag: '@whole',
  }, async ({ page, request }) => {
    const { liveShow } = await demoWorld(request);
    await open(page, `/live/${liveShow}`);
    await page.getByRole('button', { name: 'Share this show' }).filter({ visible: true }).click();
    await expect(cards(page)).toHaveText('Link copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    const bidding = page.getByRole('region', { name: 'Bidding' });
    await expectBelow(toasts(page), [
      page.getByRole('region', { name: 'Chat' }).getByRole('link', { name: 'Sign in' }),
      bidding.getByText(/^\$/).first(),
      bidding,
    ]);
    expect(await toasts(page).evaluate((place) => getComputedStyle(place).colorScheme)).toBe('dark');
  });
});
