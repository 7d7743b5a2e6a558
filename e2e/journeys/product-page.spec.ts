import { choose, productCalled } from '../demo-world.ts';
import { test as signedIn } from '../newcomers.ts';
import { expect, open, test } from '../quiet.ts';

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
  const question = page.getByRole('dialog', { name: 'Where should we ship it?' });
  await question.getByRole('combobox').click();
  await page.keyboard.type('Portugal');
  await page.getByRole('option', { name: 'Portugal' }).click();
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

test('a visitor is led to what is still to be chosen, by keyboard too, and a link keeps the choice', async ({
  page,
  request,
}) => {
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

signedIn('a buyer sees when it arrives at their own address', async ({ page, noor, request }) => {
  const token = noor.state.origins[0]?.localStorage[0]?.value ?? '';
  const address = {
    name: noor.name,
    country: 'DE',
    street: 'Sonnenallee 12',
    city: 'Berlin',
    postalCode: '12047',
  };
  await request.post('/api/addresses', {
    data: { ...address, phone: '+4930901820' },
    headers: { authorization: `Bearer ${JSON.parse(token).state.token}` },
  });
  const mug = await productCalled(request, 'Zigzag mug, rust');
  await open(page, `/product/${mug._id}`);
  await expect(page.getByText(/to Germany/)).toBeVisible();
  await expect(page.getByText(/^Arrives /)).toBeVisible();
});
