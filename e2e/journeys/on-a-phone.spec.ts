import { demoWorld } from '../demo-world.ts';
import { stateOf, storedUser } from '../people.ts';
import { withMotion } from '../pictures-and-motion.ts';
import { expect, open, test } from '../quiet.ts';

test.use(withMotion);

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.describe('a seller', () => {
  test.use({ storageState: stateOf('seller') });

  test('sees a shop’s products in short rows, unfolds one, chooses one, and opens it by a tap', async ({
    page,
  }) => {
    await open(page, `/shop/products/${storedUser('seller').shopId?._id}`);
    // What comes in one kind has a field for its stock, which takes more room.
    const row = page.locator('tbody tr').filter({ hasText: 'variants' }).first();
    await expect(row.getByRole('link')).toBeVisible();
    const title = await row.getByRole('link').innerText();
    const { height = 0 } = (await row.boundingBox()) ?? {};
    expect(height).toBeLessThan(110);
    await expect(row.getByText('Price')).toBeVisible();
    await expect(row.getByText('Sold', { exact: true })).toBeHidden();

    await row.getByRole('button', { name: `Details: ${title}` }).tap();
    await expect(row.getByText('Sold', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/shop\/products\//);
    await row.locator('label').tap();
    await expect(row).toHaveAttribute('aria-selected', 'true');

    // Beside the words, where only the row is.
    await row.tap({ position: { x: 200, y: 8 } });
    await expect(page).toHaveURL(/\/product\/edit\//);
  });

  test('sorts a table that has no heads to press, and still finds what is live', { tag: '@whole' }, async ({
    page,
  }) => {
    await open(page, `/shop/products/${storedUser('seller').shopId?._id}`);
    const prices = async () => {
      const rows = await page.getByRole('row').allInnerTexts();
      return rows.flatMap((row) => [...row.matchAll(/\$([\d.]+)/g)].map(([, price]) => Number(price)));
    };
    await page.getByRole('button', { name: 'Sort by' }).tap();
    await page.getByRole('menuitemradio', { name: 'Price' }).tap();
    const sorted = page.getByRole('button', { name: 'Sort by Price' });
    await expect(sorted).toBeVisible();
    await expect.poll(async () => isRising(await prices())).toBe(true);
    await sorted.tap();
    await page.getByRole('menuitemradio', { name: 'Descending' }).tap();
    await expect.poll(async () => isRising((await prices()).reverse())).toBe(true);

    await page.getByRole('banner').getByRole('link').first().tap();
    await page.getByRole('banner').getByRole('link', { name: 'Live' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
  });

  test('finds the settings in a list, and the way back to it from each', { tag: '@whole' }, async ({
    page,
  }) => {
    await open(page, '/settings');
    const list = page.getByRole('navigation', { name: 'Settings' });
    await expect(list.getByRole('link', { name: 'Limits and safety' })).toBeInViewport({ ratio: 0 });
    await expect(page.getByRole('heading', { name: 'Shipping address' })).toBeHidden();
    await list.getByRole('link', { name: 'Limits and safety' }).tap();
    await expect(page.getByRole('heading', { name: 'Limits and safety' })).toBeVisible();
    await expect(list).toBeHidden();

    await page.getByRole('main').getByRole('link', { name: 'Settings' }).tap();
    await list.getByRole('link', { name: 'Shipping address' }).tap();
    await expect(page.getByRole('heading', { name: 'Shipping address' })).toBeVisible();
    await page.goBack();
    await expect(list).toBeVisible();
  });

  test('still sees Save at the end of a long form', { tag: '@whole' }, async ({ page }) => {
    await open(page, `/shop/edit/${storedUser('seller').shopId?._id}`);
    await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
  });
});

test('the chosen one of a row of tabs is in sight', { tag: '@whole' }, async ({ page }) => {
  await open(page, '/search/vase?tab=people');
  await expect(page.getByRole('main').locator('nav [aria-current=page]')).toBeInViewport({ ratio: 1 });
});

test('what lies under a sheet is heard as soon as that is closed, however long it takes to go', async ({
  page,
  request,
}) => {
  const { liveShow } = await demoWorld(request);
  await open(page, `/live/${liveShow}`);
  const opener = page.getByRole('button', { name: /^Lots/ });
  await opener.tap();
  const lots = page.locator('[role=dialog]', { has: page.getByRole('heading', { name: 'Lots' }) });
  await expect(lots).toHaveAttribute('data-open');
  // Low enough to leave in sight what opened it.
  await lots.evaluate((sheet) => {
    sheet.style.transitionDuration = '60s';
    sheet.style.maxHeight = '120px';
  });
  await page.keyboard.press('Escape');
  await expect(lots).toHaveAttribute('data-closed');
  // Where it stands now: a lot that ended meanwhile moves what is around it.
  const box = await opener.boundingBox();
  if (!box) throw new Error('what opened the sheet is gone');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(lots).toHaveAttribute('data-open');
});

test('language and appearance open beside the button that was pressed', { tag: '@whole' }, async ({
  page,
}) => {
  await open(page, '/');
  const button = page.getByRole('contentinfo').getByRole('button', { name: /English/ });
  await button.tap();
  const panel = page.getByRole('dialog', { name: 'Language and appearance' });
  await expect(panel.getByRole('button', { name: 'Español' })).toBeVisible();
  const [pressed, opened] = [await button.boundingBox(), await panel.boundingBox()];
  if (!pressed || !opened) throw new Error('the panel is not drawn');
  const gap = Math.max(pressed.y - (opened.y + opened.height), opened.y - (pressed.y + pressed.height));
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(16);
});

const isRising = (numbers: readonly number[]): boolean =>
  numbers.length > 2 && numbers.every((number, at) => at === 0 || number >= (numbers[at - 1] ?? 0));
