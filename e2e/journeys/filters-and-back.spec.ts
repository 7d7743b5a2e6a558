import { demoWorld } from '../demo-world.ts';
import { stateOf, storedUser } from '../people.ts';
import { expect, open, test } from '../quiet.ts';

test('Back takes back one filter after the other, a price that was dragged as one, and then leaves the search', async ({
  page,
}) => {
  await open(page, '/userguide');
  const field = page.getByRole('search').getByRole('combobox').first();
  await field.fill('vase');
  await field.press('Enter');
  await expect(page).toHaveURL('/search/vase');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const choice = filters.getByRole('checkbox', { disabled: false }).first();
  await choice.click();
  await expect(choice).toBeChecked();
  await expect(page).not.toHaveURL('/search/vase');
  const narrowed = page.url();
  const highest = filters.getByRole('slider').last();
  await highest.focus();
  for (const at of [1, 2, 3]) {
    const before = page.url();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
    await expect(page, `price, drag ${at}`).not.toHaveURL(before);
  }
  await expect(page).toHaveURL(/maxPrice=\d+/);

  await page.goBack();
  await expect(page).toHaveURL(narrowed);
  await expect(choice).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL('/search/vase');
  await expect(choice).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL('/userguide');
});

test('Back closes what lies over a page, the page stays, and the next Back leaves it', {
  tag: '@whole',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/userguide');
  const field = page.getByRole('search').getByRole('combobox').first();
  await field.fill('vase');
  await field.press('Enter');
  await expect(page).toHaveURL('/search/vase');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toHaveCount(0);
  await expect(page).toHaveURL('/search/vase');

  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  const photo = page.getByRole('button', { name: /^Enlarge photo 1/ });
  await photo.click();
  const zoom = page.getByRole('dialog', { name: /^Photos of/ });
  await expect(zoom).toBeFocused();
  await page.goBack();
  await expect(zoom).toHaveCount(0);
  await expect(photo).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/search/vase');
});

test('a category, a shop’s shelf and its events take back what was chosen', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const { category, shop, own } = await demoWorld(request);
  await open(page, `/categories/${category}`);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 2 });
  await expect(page).toHaveURL(/sort=/);
  await page.goBack();
  await expect(page).toHaveURL(`/categories/${category}`);

  await open(page, `/shop/${shop}`);
  await page.getByRole('group', { name: 'Category' }).getByRole('button').nth(1).click();
  await expect(page).toHaveURL(/category=/);
  await page.goBack();
  await expect(page).toHaveURL(`/shop/${shop}`);

  await open(page, `/event/${own.shop}`);
  await page.getByRole('link', { name: 'Month' }).click();
  await page.getByRole('link', { name: 'Next month' }).click();
  await expect(page).toHaveURL(/month=/);
  const next = page.url();
  await page.getByRole('link', { name: 'Next month' }).click();
  await expect(page).not.toHaveURL(next);
  await page.goBack();
  await expect(page).toHaveURL(`/event/${own.shop}?view=month`);
  await page.goBack();
  await expect(page).toHaveURL(`/event/${own.shop}`);
});

test.describe('a seller', () => {
  test.use({ storageState: stateOf('seller') });

  test('goes back from a product that was looked for to all products, and the field is empty again', {
    tag: '@whole',
  }, async ({ page }) => {
    const list = `/shop/products/${storedUser('seller').shopId?._id}`;
    await open(page, list);
    const field = page.getByRole('searchbox', { name: 'Search by title or SKU' });
    await field.pressSequentially('mu');
    await expect(page).toHaveURL(`${list}?q=mu`);
    // Back is faster than the list.
    await page.route('**/products/mine?*q=mug*', () => undefined);
    await field.pressSequentially('g');
    await expect(page).toHaveURL(`${list}?q=mug`);
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(field).toHaveValue('');
  });
});
