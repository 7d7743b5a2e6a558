import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { typeCard, writeAddress } from '../buying.ts';
import { choose, twoToBuy } from '../demo-world.ts';
import { mailTo } from '../mailbox.ts';
import { nobody, test } from '../newcomers.ts';
import { openOwnShop } from '../own-shop.ts';
import { stateOf } from '../people.ts';
import { expect, open } from '../quiet.ts';
import { fillSignIn } from '../sign-in-forms.ts';

const berlin = { country: 'Germany', street: 'Sonnenallee 12', code: '12047', city: 'Berlin' };

test('a visitor fills a cart in two currencies, signs in, pays past their bank and opens the invoice from the mail; once more they pay by bank transfer, until the shop has the money', async ({
  noor,
  arrive,
  windowOf,
  request,
}) => {
  await allowTransfersAndYen(await windowOf(stateOf('admin')));
  const hana = await arrive('Hana Mori');
  const { product: jug } = await openOwnShop(request, hana, {
    currency: 'JPY',
    city: 'Osaka',
    country: 'JP',
  });
  const seller = await windowOf(hana.state);
  await open(seller, '/settings/payout');
  await seller.getByRole('checkbox', { name: 'Accept bank transfers' }).check();
  await seller.getByRole('textbox', { name: 'Account holder' }).fill('Hana Mori');
  await seller.getByRole('textbox', { name: 'Account', exact: true }).fill('Mizuho 0001, 1234567');
  await seller.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(seller.getByText('Saved. New orders use it from now on.')).toBeVisible();

  const [vase] = await twoToBuy(request);
  const page = await windowOf(nobody);
  await putInCart(page, vase._id, vase.options);
  await putInCart(page, jug._id);
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(page).toHaveURL('/login?return=%2Fcheckout');
  await fillSignIn(page, noor);
  await expect(page).toHaveURL('/checkout');
  await writeAddress(page, page.getByRole('region', { name: 'Deliver to' }), berlin);
  const summary = page.getByRole('region', { name: 'Your order' });
  await expect(summary).toContainText('Shipping to Germany');
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(summary).toContainText('You’ll make 2 payments');
  await expect(page.getByRole('radio', { name: 'By card' })).toBeChecked();
  await typeCard(page, '4000000000003220');
  await summary.getByRole('button', { name: /^Pay .*¥/ }).click();
  const atBank = page.getByText(/^Confirm your payment of/);
  const one = await atBank.textContent();
  await page.getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('button', { name: 'Continue to your bank' }).click();
  const other = await atBank.textContent();
  await page.getByRole('button', { name: 'Complete' }).click();
  expect([one, other].sort()).toEqual([expect.stringContaining(' $'), expect.stringContaining(' ¥4,200.')]);
  await expect(page.getByRole('heading', { name: 'It’s yours!' })).toBeVisible();
  await expect(page.getByText(/^You paid .*¥/)).toBeVisible();
  const [bought = ''] = await page.getByRole('link', { name: /^SK-/ }).allTextContents();

  await mailTo(request, noor.email, 'order-paid');
  await open(page, '/system-developer/outbox');
  const mails = page.getByRole('navigation', { name: 'Messages, newest first' });
  await mails.getByRole('link', { name: new RegExp(`${bought} is paid.*${noor.email}`) }).click();
  const led = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open link' }).click();
  const order = await led;
  await expect(order.getByRole('heading', { name: `Order ${bought}` })).toBeVisible();
  const paper = order.waitForEvent('download');
  await order.getByRole('button', { name: 'Invoice (PDF)' }).click();
  const invoice = await paper;
  expect(invoice.suggestedFilename()).toBe(`invoice-${bought}.pdf`);
  expect(readFileSync(await invoice.path(), 'latin1')).toMatch(/^%PDF-/);
  await order.close();

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
