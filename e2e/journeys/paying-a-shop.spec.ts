import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { callsOf } from '../buying.ts';
import { choose, twoToBuy } from '../demo-world.ts';
import { keepAddress, type Newcomer, test, tokenOf } from '../newcomers.ts';
import { noisePicture } from '../noise-picture.ts';
import { stateOf } from '../people.ts';
import { expect, open } from '../quiet.ts';

const berlin = { country: 'DE', city: 'Berlin', postalCode: '12047' };

test('a buyer pays two shops in two currencies by card, and one of them once more by bank transfer, until the shop has the money', async ({
  page,
  noor,
  arrive,
  windowOf,
  request,
}) => {
  await allowTransfersAndYen(await windowOf(stateOf('admin')));
  const hana = await arrive('Hana Mori');
  const jug = await sellJugsForYen(request, hana);
  const seller = await windowOf(hana.state);
  await open(seller, '/settings/payout');
  await seller.getByRole('checkbox', { name: 'Take bank transfers' }).check();
  await seller.getByRole('textbox', { name: 'Account holder' }).fill('Hana Mori');
  await seller.getByRole('textbox', { name: 'Account', exact: true }).fill('Mizuho 0001, 1234567');
  await seller.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(seller.getByText('Saved. New orders use it from now on.')).toBeVisible();

  const [vase] = await twoToBuy(request);
  await keepAddress(request, noor, berlin);
  await putInCart(page, vase._id, vase.options);
  await putInCart(page, jug._id);
  await page.getByRole('button', { name: 'View cart' }).click();
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  const summary = page.getByRole('region', { name: 'Your order' });
  await expect(summary).toContainText('You’ll make 2 payments');
  await expect(page.getByRole('radio', { name: 'By card' })).toBeChecked();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiry').fill('12 / 39');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Noor Haddad');
  await summary.getByRole('button', { name: /^Pay .*¥/ }).click();
  await expect(page.getByRole('heading', { name: 'It’s yours!' })).toBeVisible();
  await expect(page.getByText(/^You paid .*¥/)).toBeVisible();

  await putInCart(page, jug._id);
  await page.getByRole('button', { name: 'View cart' }).click();
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await page.getByRole('radio', { name: /^Bank transfer/ }).check();
  await expect(page.getByText('only the shop can refund it')).toBeVisible();
  await summary.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { name: 'Almost yours!' })).toBeVisible();
  const number = await page.getByRole('link', { name: /^SK-/ }).textContent();
  await page.getByRole('link', { name: 'How to pay' }).click();
  const toPay = page.getByRole('region', { name: /^Send ¥4,200 to / });
  await expect(toPay).toContainText('Mizuho 0001, 1234567');
  await expect(toPay).toContainText(`${number}`);
  await expect(toPay.getByRole('button', { name: 'Copy Reference' })).toBeVisible();

  await open(seller, '/sell/orders');
  await seller.getByRole('button', { name: /^Awaiting payment/ }).click();
  await seller.getByRole('link', { name: new RegExp(`${number}`) }).click();
  await expect(seller.getByText('Waiting for ¥4,200')).toBeVisible();
  await seller.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(seller.getByText('Ready to pack', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('The shop is packing your order')).toBeVisible();
  await expect(toPay).toBeHidden();
});

async function allowTransfersAndYen(page: Page): Promise<void> {
  await open(page, '/admin/payments');
  await page.getByRole('checkbox', { name: 'Bank transfer' }).check();
  const yen = page.getByRole('textbox', { name: '1 JPY in USD' });
  // Where this is walked for a second time it is there already.
  if (!(await yen.isVisible())) {
    await page.getByRole('combobox', { name: 'Add a currency' }).click();
    await page.keyboard.type('Japanese');
    await page.getByRole('option', { name: /JPY/ }).click();
  }
  await yen.fill('0.0068');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
}

async function putInCart(page: Page, id: string, options: Record<string, string> = {}): Promise<void> {
  await open(page, `/product/${id}`);
  await choose(page, options);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('Added to your cart.')).toBeVisible();
}

/** A shop of Hana's that sells in yen, and a jug for 4 200 that is sent for nothing. */
async function sellJugsForYen(request: APIRequestContext, hana: Newcomer): Promise<{ _id: string }> {
  const post = callsOf(request, tokenOf(hana));
  const headers = { authorization: `Bearer ${tokenOf(hana)}` };
  const name = `Jugs ${randomUUID().slice(0, 8)}`;
  const shop = await post('/shops', { name, city: 'Osaka', country: 'JP', currency: 'JPY' });
  const profiles = await (await request.get(`/api/shops/${shop._id}/shipping-profiles`, { headers })).json();
  await post(`/shops/${shop._id}/shipping-profiles/${profiles.items[0]._id}/methods`, {
    name: 'Post',
    kind: 'flat',
    amount: { amount: 0, currency: 'JPY' },
    regions: null,
    days: { min: 3, max: 9 },
  });
  const picture = await request.post('/api/files?purpose=product-image&name=jug.png', {
    headers: { ...headers, 'content-type': 'application/octet-stream', 'idempotency-key': randomUUID() },
    data: noisePicture(80, 100),
  });
  const { items } = await (await request.get('/api/categories')).json();
  return post(`/shops/${shop._id}/products`, {
    title: `${name}: a jug`,
    images: [(await picture.json())._id],
    categoryId: items[0]._id,
    condition: 'new',
    price: { amount: 4_200, currency: 'JPY' },
    available: 9,
    status: 'active',
  });
}
