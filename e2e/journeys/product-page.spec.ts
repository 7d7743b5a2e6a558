import { productCalled } from '../demo-world.ts';
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
