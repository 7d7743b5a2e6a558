import type { APIRequestContext } from '@playwright/test';
import { callsOf } from '../buying.ts';
import { type Newcomer, test, tokenOf } from '../newcomers.ts';
import { openOwnShop } from '../own-shop.ts';
import { expect, open } from '../quiet.ts';

test('who keeps no address orders what they pick up; it is told to be ready, and is paid and handed over in one', {
  tag: '@whole',
}, async ({ noor, arrive, windowOf, request }) => {
  const hana = await arrive('Hana Mori');
  const place = { currency: 'USD', city: 'Oakland', country: 'US' };
  const { _id: shopId, product } = await openOwnShop(request, hana, place);
  await onlyPickedUp(request, hana, shopId);
  const seller = await windowOf(hana.state);
  await open(seller, '/settings/payout');
  await seller.getByRole('checkbox', { name: 'Accept payment at pickup' }).check();
  await seller.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(seller.getByText('Saved. New orders use it from now on.')).toBeVisible();

  const page = await windowOf(noor.state);
  await open(page, `/product/${product._id}`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(page.getByRole('button', { name: 'Go to checkout' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Deliver to' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(page.getByText('You’re picking this up, so no address is needed.')).toBeVisible();
  await page.getByRole('radio', { name: /^At pickup/ }).check();
  await page.getByRole('button', { name: 'Place order' }).first().click();
  await expect(page.getByRole('heading', { name: 'Almost yours!' })).toBeVisible();
  const number = await page.getByRole('link', { name: /^SK-/ }).textContent();
  await page.getByRole('link', { name: 'How to pay' }).click();

  await open(seller, '/sell/orders');
  await seller.getByRole('link', { name: new RegExp(`${number}`) }).click();
  await seller.getByRole('button', { name: 'Ready for pickup' }).click();
  await seller.getByRole('dialog').getByRole('button', { name: 'Ready for pickup' }).click();
  await expect(seller.getByText('The buyer knows it’s ready and pays at pickup.')).toBeVisible();
  await expect(page.getByText(/^Dock 7 · On hold until/)).toBeVisible();

  await seller.getByRole('button', { name: 'Paid and picked up' }).click();
  await seller.getByRole('dialog').getByRole('button', { name: 'Paid and picked up' }).click();
  await expect(seller.getByText('Delivered', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /review/i }).first()).toBeVisible();
});

/** Its post goes, and a counter takes its place. */
async function onlyPickedUp(request: APIRequestContext, owner: Newcomer, shopId: string): Promise<void> {
  const headers = { authorization: `Bearer ${tokenOf(owner)}` };
  const profiles = `/api/shops/${shopId}/shipping-profiles`;
  const [profile] = (await (await request.get(profiles, { headers })).json()).items;
  const methods = `${profiles}/${profile._id}/methods`;
  await callsOf(request, tokenOf(owner))(methods.replace('/api', ''), {
    ...{ name: 'At the dock', kind: 'pickup', pickupAt: 'Dock 7', pickupRegion: 'CA' },
  });
  await request.delete(`${methods}/${profile.methods[0]._id}`, { headers });
}
