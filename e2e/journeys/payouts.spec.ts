import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bought, callsOf } from '../buying.ts';
import { moveClock } from '../move-clock.ts';
import { keepAddress, test, tokenOf } from '../newcomers.ts';
import { openOwnShop } from '../own-shop.ts';
import { expect, open } from '../quiet.ts';

test('Noor says where her earnings go, is told from when, and chooses when she is paid', {
  tag: '@whole',
}, async ({ page }) => {
  await open(page, '/shop/new');
  await openShop(page);
  await open(page, '/settings/payout');
  await expect(page.getByText('Verify your identity before your first payout.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeHidden();
  await page.getByRole('link', { name: 'Add account' }).click();

  const form = page.getByRole('form', { name: 'Bank details' });
  await form.getByLabel('Country of the bank').click();
  await page.getByRole('option', { name: 'Germany' }).click();
  await form.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 01');
  await form.getByRole('button', { name: 'Save account' }).click();
  await expect(form.getByText('This doesn’t look like an IBAN from this country.')).toBeVisible();
  await form.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await form.getByRole('button', { name: 'Save account' }).click();
  // Back where she came from, and told that it is saved.
  await expect(page).toHaveURL('/settings/payout');
  await expect(page.getByText(/^Saved\. Payouts to this account start/)).toBeVisible();
  await expect(page.getByText('Account ending in 3000')).toBeVisible();

  await open(page, '/bankdetails');
  await expect(page.getByText(/^Payouts to this account start/)).toBeVisible();
  await expect(page.getByText('DE89')).toBeHidden();
  await page.getByRole('button', { name: 'Change account' }).click();
  await page.getByRole('button', { name: 'Keep this account' }).click();
  await page.getByRole('link', { name: 'See your payouts' }).click();
  await expect(page.getByText(/^Payouts to this account start/)).toBeVisible();
  await page.getByRole('radio', { name: /Every Monday/ }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText(/^Next payout: Mon/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Every Monday/ })).toBeChecked();

  await open(page, '/bankdetails');
  await page.getByRole('button', { name: 'Remove account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove account' }).click();
  await expect(page.getByRole('form', { name: 'Bank details' })).toBeVisible();
});

test('what Noor sold is hers three days after it arrived: she withdraws it, and it reaches her bank', async ({
  noor,
  arrive,
  windowOf,
  request,
  baseURL,
}) => {
  const shop = await openOwnShop(request, noor, { currency: 'USD', city: 'Porto', country: 'PT' });
  // Shown her shop from the start, as one who signs in again.
  const page = await windowOf(noor.state);
  await open(page, '/bankdetails');
  const form = page.getByRole('form', { name: 'Bank details' });
  await expect(form.getByRole('combobox', { name: /^Country of the bank/ })).toContainText('Portugal');
  await form.getByLabel('Country of the bank').click();
  await page.getByRole('option', { name: 'Germany' }).click();
  await form.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await form.getByRole('button', { name: 'Save account' }).click();
  await expect(page.getByText('Account ending in 3000')).toBeVisible();

  const ida = await arrive('Ida Lund');
  await keepAddress(request, ida, { country: 'DE', city: 'Berlin', postalCode: '12047' });
  const order = await bought(request, tokenOf(ida), shop.product._id, {});
  const sell = callsOf(request, tokenOf(noor));
  await sell(`/orders/${order._id}/pack`, {});
  await sell(`/orders/${order._id}/ship`, {});
  await callsOf(request, tokenOf(ida))(`/orders/${order._id}/confirm-delivery`, {});

  const headers = { authorization: `Bearer ${tokenOf(noor)}` };
  const { earnings } = await (await request.get(`/api/orders/${order._id}`, { headers })).json();
  const earned = `$${(earnings.net.amount / 100).toFixed(2)}`;
  await open(page, '/settings/payout');
  const balance = page.getByRole('main');
  await expect(balance.getByRole('definition').filter({ hasText: earned })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeHidden();

  await moveClock(baseURL, shop._id, 73);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(balance.getByRole('definition').filter({ hasText: earned })).toBeHidden();
  await expect(balance.getByText(earned).first()).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page
    .getByRole('dialog', { name: 'Withdraw' })
    .getByRole('button', { name: `Withdraw ${earned}` })
    .click();
  await expect(page.getByText(`${earned} is on its way to your bank`)).toBeVisible();
  const payout = page
    .getByRole('region', { name: 'Payouts' })
    .getByRole('button')
    .filter({ hasText: earned });
  await expect(payout).toContainText('On its way');
  await expect(async () => {
    await page.reload();
    await expect(payout).toContainText('Paid', { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await payout.click();
  await expect(page.getByRole('dialog').getByText(order.number)).toBeVisible();
});

async function openShop(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Open a shop' });
  await form.getByLabel('Shop name').fill(`Lantern Ledger ${randomInt(1_000_000)}`);
  await form.getByLabel('City').fill('Porto');
  await form.getByRole('combobox', { name: 'Country' }).click();
  await page.keyboard.type('Portugal');
  await page.getByRole('option', { name: 'Portugal' }).click();
  await form.getByLabel('Story').fill('We carve driftwood from the lagoon.');
  await form.getByRole('button', { name: 'Open a shop' }).click();
  await page.waitForURL(/\/shop\/[0-9a-f-]{36}$/);
}
