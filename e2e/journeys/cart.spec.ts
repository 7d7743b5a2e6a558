import type { APIRequestContext, Page } from '@playwright/test';
import { nobody, test } from '../newcomers.ts';
import { expect, open } from '../quiet.ts';

interface Piece {
  _id: string;
  title: string;
  shop: { _id: string; name: string };
}

test.describe('before signing in', () => {
  test.use({ storageState: nobody });

  test('a visitor fills the cart, signs in to see it, and finds everything there', async ({
    page,
    arrive,
    request,
  }) => {
    const [vase, mug] = await twoPieces(request);
    await putIn(page, vase);
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 piece');
    await putIn(page, mug);
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 pieces');
    await page.reload();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 pieces');

    const noor = await arrive('Noor Haddad');
    await cartLink(page).click();
    await expect(page).toHaveURL('/login?return=%2Fcheckout');
    await page.getByLabel('E-mail').fill(noor.email);
    await page.getByLabel('Password', { exact: true }).fill(noor.password);
    await page.getByRole('form').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    for (const { title, shop } of [vase, mug])
      await expect(page.getByRole('region', { name: shop.name })).toContainText(title);
    expect(await page.evaluate(() => localStorage.getItem('souk-cart'))).toBeNull();
  });
});

test('a buyer takes one more, takes everything out, and puts it back', async ({ page, request }) => {
  const [vase] = await twoPieces(request);
  await putIn(page, vase);
  await page.getByRole('button', { name: 'To the cart' }).click();
  const shop = page.getByRole('region', { name: vase.shop.name });
  const howMany = shop.getByRole('group', { name: `How many of “${vase.title}”` });
  const each = await shop.getByRole('listitem').getByText(/\$\d/).first().textContent();
  await howMany.getByRole('button', { name: 'One more' }).click();
  await expect(howMany.getByRole('status')).toHaveText('2');
  await expect(shop).toContainText(`${each} each`);
  await expect(page.getByText('2 pieces', { exact: true })).toBeVisible();

  await shop.getByRole('button', { name: `Take “${vase.title}” out` }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(howMany.getByRole('status')).toHaveText('2');
  await page.reload();
  await expect(howMany.getByRole('status')).toHaveText('2');
  await expect(page.getByText('Nothing in the cart is reserved for you yet')).toBeVisible();
});

async function putIn(page: Page, { _id }: Piece): Promise<void> {
  await open(page, `/product/${_id}`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('In your cart.')).toBeVisible();
}

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

/** Of two shops, of whose first choice there are several. */
async function twoPieces(request: APIRequestContext): Promise<[Piece, Piece]> {
  const { items }: { items: Piece[] } = await (
    await request.get('/api/products?kind=buy-now&limit=60')
  ).json();
  const found: Piece[] = [];
  for (const item of items) {
    if (found.some(({ shop }) => shop._id === item.shop._id)) continue;
    const { lot, variants } = await (await request.get(`/api/products/${item._id}`)).json();
    if (!lot && variants[0].available > 2) found.push(item);
    if (found[0] && found[1]) return [found[0], found[1]];
  }
  throw new Error('the demo world has no two such pieces');
}
