import type { Page } from '@playwright/test';
import { choose, productCalled } from '../demo-world.ts';
import { keepAddress, test as signedIn } from '../newcomers.ts';
import { withPictures } from '../pictures-and-motion.ts';
import { expect, open, test } from '../quiet.ts';

test.use(withPictures);

test('a visitor looks closely at the pictures with the keyboard alone', async ({ page, request }) => {
  const mug = await productCalled(request, 'Zigzag mug, rust');
  await open(page, `/product/${mug._id}`);
  const enlarge = page.getByRole('button', { name: 'Enlarge photo 1' });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const close = page.getByRole('dialog', { name: /^Photos of/ });
  await expect(close).toBeVisible();
  const picture = close.getByRole('img').first();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const before = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(before * 1.4);
  await page.keyboard.press('0');
  await expect.poll(width).toBeCloseTo(before, 0);
  await page.keyboard.press('ArrowRight');
  await expect(close).toContainText('2 / ');
  await page.keyboard.press('ArrowLeft');
  await expect(close).toContainText('1 / ');
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('a visitor sees what delivery to another country takes, and it is remembered', async ({
  page,
  request,
}) => {
  const mug = await productCalled(request, 'Zigzag mug, rust');
  const teapot = await productCalled(request, 'Leaf teapot, rust');
  await open(page, `/product/${mug._id}`);
  await expect(page.getByText(/to United States/)).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  await sendTo(page, 'Portugal');
  await expect(page.getByText(/to Portugal/)).toBeVisible();
  await open(page, `/product/${teapot._id}`);
  await expect(page.getByText(/to Portugal/)).toBeVisible();

  // What was looked at stands below, until its reader wants no list.
  const lately = page.getByRole('region', { name: 'Recently viewed' });
  await expect(lately.getByRole('article')).toContainText(mug.title);
  await lately.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Recently viewed is off in this browser.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Recently viewed is off in this browser.')).toBeVisible();
});

test('a visitor is led to what is still to be chosen, by keyboard too, and a link keeps the choice', {
  tag: '@whole',
}, async ({ page, request }) => {
  const vase = await productCalled(request, 'Ash-dip pear vase, sage');
  await open(page, `/product/${vase._id}`);
  const [glaze, size] = ['Glaze', 'Size'].map((name) => page.getByRole('radiogroup', { name }));
  if (!glaze || !size) throw new Error('two options');
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByText('$47 – $80')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Buy now/ })).toHaveCount(0);

  // What does not look ready says why, and leads there.
  const cart = page.getByRole('button', { name: 'Add to cart' });
  await expect(cart).toHaveAttribute('aria-disabled', 'true');
  await expect(cart).toHaveAccessibleDescription('Choose glaze and size');
  await cart.focus();
  await page.keyboard.press('Enter');
  await expect(glaze).toHaveAttribute('aria-invalid', 'true');
  await expect(glaze.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Choose size' }).press('Enter');
  await expect(size.getByRole('radio').first()).toBeFocused();

  // What is sold out in this glaze says so, and cannot be bought.
  await choose(page, { Glaze: 'Rust' });
  await expect(size.getByRole('radio', { name: 'Small Sold out' })).not.toBeChecked();
  await choose(page, { Size: 'Small' });
  await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  await expect(cart).toBeDisabled();
  await choose(page, { Size: 'Large' });
  await expect(page.getByRole('button', { name: 'Buy now · $80' })).toBeEnabled();
  await expect(page).toHaveURL(/\?variant=/);

  await page.reload();
  await expect(glaze.getByRole('radio', { name: 'Rust' })).toBeChecked();
  await expect(size.getByRole('radio', { name: 'Large' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Buy now · $80' })).toBeEnabled();
});

test('a visitor’s country is the same in the search, and what is not sent there cannot be bought', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mug = await productCalled(request, 'Zigzag mug, rust');
  const jar = await productCalled(request, 'Garden jar, honey');
  const buying = page.getByRole('button', { name: /^(Buy now|Add to cart|Choose)/ });
  await open(page, `/product/${jar._id}`);
  await expect(page.getByRole('button', { name: 'Doesn’t ship to United States' })).toBeDisabled();
  await expect(buying).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Message the shop' })).toBeVisible();
  await page.getByRole('button', { name: 'Change country' }).click();
  await sendTo(page, 'Portugal');
  await expect(page.getByText(/to Portugal/)).toBeVisible();
  await expect(buying.first()).toBeEnabled();

  await open(page, '/search/mug');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.getByRole('checkbox', { name: 'Ships to Portugal' })).toBeVisible();
  await open(page, `/product/${mug._id}`);
  await expect(page.getByText(/to Portugal/)).toBeVisible();
});

signedIn(
  'a buyer’s address says where things go on every page, whatever was chosen before',
  { tag: '@whole' },
  async ({ page, noor, request }) => {
    const jar = await productCalled(request, 'Garden jar, honey');
    const filterSays = async (country: string) => {
      const filters = page.getByRole('complementary', { name: 'Filters' });
      await open(page, '/search/mug');
      await expect(filters.getByRole('checkbox', { name: `Ships to ${country}` })).toBeVisible();
    };
    // Before there is an address, what is chosen counts, in the cart too.
    await open(page, `/product/${jar._id}`);
    await page.getByRole('button', { name: 'Change country' }).click();
    await sendTo(page, 'Germany');
    await choose(page, { Glaze: 'Honey', Size: 'Medium' });
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('button', { name: 'View cart' }).click();
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByText(/^To Germany, /)).toBeVisible();

    await keepAddress(request, noor, { country: 'US', city: 'Portland', postalCode: '97201', region: 'OR' });
    await page.reload();
    await expect(page.getByText(/^Doesn’t ship to United States/)).toBeVisible();
    await filterSays('United States');
    await open(page, `/product/${jar._id}`);
    await expect(page.getByRole('button', { name: 'Doesn’t ship to United States' })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Change address' })).toHaveAttribute('href', '/settings');
  },
);

signedIn('a buyer sees when it arrives at their own address', async ({ page, noor, request }) => {
  await keepAddress(request, noor, { country: 'DE', city: 'Berlin', postalCode: '12047' });
  const mug = await productCalled(request, 'Zigzag mug, rust');
  await open(page, `/product/${mug._id}`);
  await expect(page.getByText(/to Germany/)).toBeVisible();
  await expect(page.getByText(/^Arrives /)).toBeVisible();
});

async function sendTo(page: Page, country: string): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Where should we ship it?' });
  await question.getByRole('combobox').click();
  await page.keyboard.type(country);
  await page.getByRole('option', { name: country }).click();
}
