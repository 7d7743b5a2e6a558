import type { Page } from '@playwright/test';
import { choose, twoToBuy } from '../demo-world.ts';
import { nobody, test } from '../newcomers.ts';
import { expect, open } from '../quiet.ts';

test.describe('before signing in', () => {
  test.use({ storageState: nobody });

  test('a visitor fills the cart, signs in to see it, and finds everything there', async ({
    page,
    arrive,
    request,
  }) => {
    const [robot, bicycle] = await twoToBuy(request);
    await putIn(page, robot);
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
    await putIn(page, bicycle);
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');
    await page.reload();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');

    const noor = await arrive('Noor Haddad');
    await cartLink(page).click();
    await expect(page).toHaveURL('/login?return=%2Fcheckout');
    await page.getByLabel('Email').fill(noor.email);
    await page.getByLabel('Password', { exact: true }).fill(noor.password);
    await page.getByRole('form').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    for (const { title, shop } of [robot, bicycle])
      await expect(page.getByRole('region', { name: shop.name })).toContainText(title);
    expect(await page.evaluate(() => localStorage.getItem('souk-cart'))).toBeNull();
  });
});

test('a buyer takes one more, takes everything out, and puts it back', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const [robot] = await twoToBuy(request);
  await putIn(page, robot);
  await page.getByRole('button', { name: 'View cart' }).click();
  const shop = page.getByRole('region', { name: robot.shop.name });
  const howMany = shop.getByRole('group', { name: `Quantity of “${robot.title}”` });
  const each = await shop.getByRole('listitem').getByText(/\$\d/).first().textContent();
  await howMany.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(howMany.getByRole('status')).toHaveText('2');
  await expect(shop).toContainText(`${each} each`);
  await expect(page.getByText('2 items', { exact: true })).toBeVisible();

  await shop.getByRole('button', { name: `Remove “${robot.title}”` }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(howMany.getByRole('status')).toHaveText('2');
  await page.reload();
  await expect(howMany.getByRole('status')).toHaveText('2');
  await expect(page.getByRole('button', { name: 'Go to checkout' })).toBeEnabled();
});

type Wanted = Awaited<ReturnType<typeof twoToBuy>>[number];

async function putIn(page: Page, { _id, options }: Wanted): Promise<void> {
  await open(page, `/product/${_id}`);
  await choose(page, options);
  // Pressed twice by one who means it once.
  await page.getByRole('button', { name: 'Add to cart' }).first().dblclick();
  await expect(page.getByText('Added to your cart.')).toBeVisible();
}

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
