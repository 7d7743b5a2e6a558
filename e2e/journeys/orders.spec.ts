import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { bought } from '../buying.ts';
import { productCalled } from '../demo-world.ts';
import { moveClock } from '../move-clock.ts';
import { keepAddress, type Newcomer, nobody, test, tokenOf } from '../newcomers.ts';
import { openOwnShop } from '../own-shop.ts';
import { stateOf } from '../people.ts';
import { expect, open } from '../quiet.ts';

/** What happens on one screen is on the other one sooner than this. */
const AT_ONCE = { timeout: 3_000 };

test('a seller packs and ships with tracking, the buyer sees it at once, says that it came and is led to a review', async ({
  arrive,
  windowOf,
  request,
}) => {
  const ida = await arrive(`Ida Lund ${randomInt(10_000)}`);
  const buyer = await windowOf(ida.state);
  const number = await buyVase(request, ida);

  await open(buyer, '/myorders');
  await expect(buyer.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  const progress = buyer.getByRole('list', { name: 'Order progress' });
  await expect(progress.getByRole('listitem').filter({ hasText: 'Paid' })).toHaveAttribute(
    'aria-current',
    'step',
  );

  const seller = await windowOf(stateOf('seller'));
  await open(seller, '/');
  await seller.getByRole('link', { name: 'Sell', exact: true }).first().click();
  await expect(seller.getByRole('heading', { level: 1 })).toContainText(
    /Good (morning|afternoon|evening), Amina/,
  );
  await seller
    .getByRole('navigation', { name: 'Your shop' })
    .getByRole('link', { name: /^Orders/ })
    .click();
  await seller.getByRole('button', { name: /^To pack/ }).click();
  await seller.getByRole('checkbox', { name: `Select order ${number}` }).check();
  await seller.getByRole('button', { name: 'Mark 1 as packed' }).click();
  await expect(seller.getByText('1 order packed')).toBeVisible();
  await expect(progress.getByRole('listitem').filter({ hasText: 'Packed' })).toHaveAttribute(
    'aria-current',
    'step',
    AT_ONCE,
  );

  await seller.getByRole('button', { name: /^To ship/ }).click();
  await seller.getByRole('link', { name: new RegExp(number) }).click();
  await expect(seller.getByText('You earn', { exact: true })).toBeVisible();
  await seller.getByRole('button', { name: 'Ship', exact: true }).click();
  const form = seller.getByRole('dialog', { name: `Ship ${number}` });
  await form.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(form.getByText('Required').first()).toBeVisible();
  await form.getByRole('combobox', { name: /Carrier/ }).click();
  await seller.getByRole('option', { name: 'DHL' }).click();
  await form.getByRole('textbox', { name: 'Tracking number' }).fill('00340434161094022115');
  await form.getByLabel('Note to the buyer').fill('Wrapped twice, enjoy!');
  await form.getByRole('button', { name: 'Mark as shipped' }).press('Enter');
  await expect(form).toBeHidden();
  // What was pressed is gone: the focus is where it says what came of it.
  await expect(seller.getByRole('region', { name: 'Order progress' })).toBeFocused();

  await expect(buyer.getByText('00340434161094022115')).toBeVisible(AT_ONCE);
  await expect(buyer.getByText('“Wrapped twice, enjoy!”')).toBeVisible();
  await expect(buyer.getByRole('link', { name: 'Track parcel' })).toHaveAttribute(
    'href',
    /dhl.*00340434161094022115$/,
  );
  await buyer.getByRole('button', { name: 'Confirm arrival' }).click();
  await buyer
    .getByRole('dialog', { name: 'Did everything arrive?' })
    .getByRole('button', { name: 'Yes, it arrived' })
    .dblclick();
  await expect(buyer.getByText('Glad it arrived!')).toBeVisible();
  await expect(buyer.getByRole('dialog')).toHaveCount(0);
  await expect(buyer.getByRole('region', { name: 'Order progress' })).toBeFocused();
  await buyer.getByRole('link', { name: 'Write a review' }).first().click();
  await expect(buyer.getByRole('heading', { name: 'How was it?' })).toBeVisible();
});

test('a seller packs two orders and ships both in one go, one of them by its number', {
  tag: '@whole',
}, async ({ arrive, windowOf, request }) => {
  const ida = await arrive(`Ida Lund ${randomInt(10_000)}`);
  const numbers = [await buyVase(request, ida), await buyVase(request, ida)];
  const seller = await windowOf(stateOf('seller'));
  await open(seller, '/sell/orders?of=to-pack');
  const chooseBoth = async () => {
    for (const number of numbers)
      await seller.getByRole('checkbox', { name: `Select order ${number}` }).check();
  };
  await chooseBoth();
  await seller.getByRole('button', { name: 'Mark 2 as packed' }).click();
  await expect(seller.getByText('2 orders packed')).toBeVisible();
  await seller.getByRole('button', { name: /^To ship/ }).click();
  await chooseBoth();
  await seller.getByRole('button', { name: 'Ship 2 orders' }).click();
  const form = seller.getByRole('dialog', { name: 'Ship 2 orders' });
  const first = form.getByRole('group', { name: new RegExp(numbers[0] ?? '') });
  await first.getByRole('textbox', { name: 'Tracking number' }).fill('00340434161094022115');
  // A number says nothing without who carries it.
  await form.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(first.getByText('Required')).toBeVisible();
  await first.getByRole('combobox', { name: /Carrier/ }).click();
  await seller.getByRole('option', { name: 'DHL' }).click();
  await form.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(form).toBeHidden();
  await expect(seller.getByText('2 orders shipped')).toBeVisible();
  const buyer = await windowOf(ida.state);
  await open(buyer, '/myorders');
  await expect(buyer.getByText('Shipped').first()).toBeVisible();
  await expect(buyer.getByRole('link', { name: new RegExp(numbers[0] ?? '') })).toContainText(
    'Ash-dip pear vase, sage',
  );
});

test('a refund of a part is said before it is given, and both see what went back', { tag: '@whole' }, async ({
  arrive,
  windowOf,
  request,
}) => {
  const ida = await arrive(`Ida Lund ${randomInt(10_000)}`);
  const buyer = await windowOf(ida.state);
  const number = await buyVase(request, ida);

  // The address names the order; back and a reload lead where they should, as they do on a phone.
  await buyer.setViewportSize({ width: 390, height: 844 });
  await open(buyer, '/myorders');
  await buyer.getByRole('link', { name: new RegExp(number) }).click();
  await expect(buyer).toHaveURL(/order=/);
  await buyer.reload();
  await expect(buyer.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await buyer.getByRole('link', { name: 'All orders' }).click();
  await expect(buyer.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
  await buyer.goBack();
  await expect(buyer.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();

  const seller = await windowOf(stateOf('seller'));
  await open(seller, '/sell/orders?of=to-pack');
  await seller.getByRole('link', { name: new RegExp(number) }).click();
  await seller.getByRole('button', { name: 'Refund', exact: true }).click();
  const form = seller.getByRole('dialog', { name: `Refund ${number}` });
  await expect(form.getByRole('button', { name: 'Nothing selected' })).toBeDisabled();
  await form.getByRole('radio', { name: 'An amount' }).check();
  await form.getByLabel('Amount', { exact: true }).fill('5000');
  await expect(form.getByRole('button', { name: /^No more than \$/ })).toBeDisabled();
  await form.getByLabel('Amount', { exact: true }).fill('5');
  await form.getByLabel('Reason').fill('A chip on the lid');
  await form.getByRole('button', { name: 'Refund $5.00' }).click();
  await expect(form).toBeHidden();
  await expect(seller.getByText('$5.00 refunded')).toBeVisible();

  await expect(buyer.getByText('$5.00 refunded')).toBeVisible(AT_ONCE);
  await expect(buyer.getByText('“A chip on the lid”').first()).toBeVisible();
});

test('a buyer who asks to cancel keeps the refund in their wallet, and buys with it at once', {
  tag: '@whole',
}, async ({ arrive, windowOf, request }) => {
  const ida = await arrive(`Ida Lund ${randomInt(10_000)}`);
  const buyer = await windowOf(ida.state);
  const number = await buyVase(request, ida);
  await open(buyer, '/myorders');
  await buyer.getByRole('link', { name: new RegExp(number) }).click();
  await buyer.getByRole('button', { name: 'Ask to cancel' }).click();
  const asking = buyer.getByRole('dialog', { name: /^Ask .+ to cancel\?$/ });
  const keep = asking.getByRole('checkbox', { name: 'Keep the refund in my wallet', exact: true });
  await expect(keep).not.toBeChecked();
  await expect(keep).toHaveAccessibleDescription(/^You can spend it at once, in any shop/);
  await keep.check();
  await asking.getByRole('button', { name: 'Send request' }).click();
  await expect(asking).toBeHidden();
  await expect(buyer.getByText('Your refund will go to your wallet.')).toBeVisible();

  const seller = await windowOf(stateOf('seller'));
  await open(seller, '/sell/orders?of=problems');
  await seller.getByRole('link', { name: new RegExp(number) }).click();
  await expect(seller.getByText('The buyer wants the refund in their wallet.')).toBeVisible();
  await seller.getByRole('button', { name: 'Cancel order' }).first().click();
  const cancelling = seller.getByRole('dialog', { name: `Cancel ${number}?` });
  await cancelling.getByRole('button', { name: /^Cancel and refund/ }).click();
  await expect(cancelling).toBeHidden();

  await expect(buyer.getByText(/^\$[\d.]+ is back in your wallet\.$/)).toBeVisible(AT_ONCE);
  await expect(buyer.getByText(/^\$[\d.]+ to your wallet · /)).toBeVisible();
  await buyer.getByRole('button', { name: 'Buy again' }).click();
  const summary = buyer.getByRole('region', { name: 'Your order' });
  await summary.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(buyer.getByRole('switch', { name: /^Use wallet credit/ })).toBeChecked();
  await expect(buyer.getByText('Your wallet covers it, so no card needed.')).toBeVisible();
  await summary.getByRole('button', { name: /^(Pay|Place order)/ }).click();
  await expect(buyer.getByRole('heading', { name: 'It’s yours!' })).toBeVisible();
  await open(buyer, '/wallet');
  await expect(
    buyer.getByRole('row', { name: new RegExp(`Refund kept in wallet.*${number}`) }),
  ).toContainText('+$');
  await expect(buyer.getByText('$0.00').first()).toBeVisible();
  await expect(buyer.getByRole('button', { name: 'Send back to card' })).toHaveCount(0);
});

test('a buyer hears that an order is late, and cancels it without asking: the money is on its way back', {
  tag: '@whole',
}, async ({ noor, arrive, windowOf, request, baseURL }) => {
  const shop = await openOwnShop(request, noor, { currency: 'USD', city: 'Porto', country: 'PT' });
  const ida = await arrive(`Ida Lund ${randomInt(10_000)}`);
  await keepAddress(request, ida, { country: 'DE', city: 'Berlin', postalCode: '12047' });
  const { number } = await bought(request, tokenOf(ida), shop.product._id, {});
  const seller = await windowOf(noor.state);
  await open(seller, '/sell/orders?of=to-pack');
  const sold = seller.getByRole('link', { name: new RegExp(number) });
  await expect(sold).toContainText(/Ship by \w{3} \d/);
  const buyer = await windowOf(ida.state);
  await buyer.setViewportSize({ width: 390, height: 844 });
  await open(buyer, '/myorders');
  await buyer.getByRole('link', { name: new RegExp(number) }).click();
  await expect(buyer.getByRole('button', { name: 'Ask to cancel' })).toBeVisible();

  await moveClock(baseURL, shop._id, 24 * 10);
  await expect(buyer.getByText('The shop hasn’t shipped it yet')).toBeVisible({ timeout: 10_000 });
  await expect(buyer.getByRole('button', { name: 'Ask to cancel' })).toHaveCount(0);
  await expect(sold).toContainText('Late');
  await sold.click();
  await expect(
    seller.getByText(/^You promised to ship it by .+ The buyer can cancel it at any time\.$/),
  ).toBeVisible();

  await buyer.getByRole('button', { name: 'Cancel and get refund' }).click();
  const asking = buyer.getByRole('dialog', { name: 'Cancel this late order?' });
  await expect(asking).toContainText('You get all of it back: $42.00, the way you paid.');
  await asking.getByRole('button', { name: 'Cancel order' }).dblclick();
  await expect(asking).toBeHidden();
  await expect(buyer.getByText(/^\$42\.00 (is on its way back|went back) to Visa 4242\.$/)).toBeVisible();
  await expect(buyer.getByText('You cancelled it because it was late')).toBeVisible();
  await expect(seller.getByText(/^Its items aren’t back on sale\./)).toBeVisible(AT_ONCE);
  await expect(seller.getByRole('button', { name: 'Ship', exact: true })).toHaveCount(0);
});

test('a seller sends a part and changes its tracking, the buyer follows each parcel and downloads the invoice', {
  tag: '@whole',
}, async ({ arrive, windowOf, request }) => {
  const ida = await arrive(`Ida Lund ${randomInt(10_000)}`);
  const number = await buyVase(request, ida, 2);
  const buyer = await windowOf(ida.state);
  await open(buyer, '/myorders');
  await expect(buyer.getByRole('heading', { name: `Order ${number}` })).toBeVisible();

  const seller = await windowOf(stateOf('seller'));
  await open(seller, '/sell/orders?of=to-pack');
  await seller.getByRole('link', { name: new RegExp(number) }).click();
  await seller.getByRole('button', { name: 'Packing slip' }).click();
  const slip = seller.waitForEvent('download');
  await seller.getByRole('menuitem', { name: 'Packing slip, A6 label' }).click();
  expect((await slip).suggestedFilename()).toBe(`packing-slip-${number}.pdf`);
  await seller.getByRole('button', { name: 'Ship', exact: true }).click();
  const form = seller.getByRole('dialog', { name: `Ship ${number}` });
  await form.getByRole('switch', { name: 'Ship only some of the items now' }).click();
  await expect(form.getByRole('button', { name: 'Nothing selected' })).toBeDisabled();
  await form.getByRole('button', { name: 'Increase quantity' }).click();
  await form.getByRole('combobox', { name: /Carrier/ }).click();
  await seller.getByRole('option', { name: 'DHL' }).click();
  await form.getByRole('textbox', { name: 'Tracking number' }).fill('00340434161094022115');
  await form.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(seller.getByText('Some items still need to ship')).toBeVisible();

  await expect(buyer.getByText('Part of it is on its way')).toBeVisible(AT_ONCE);
  await seller.getByRole('button', { name: 'Update tracking' }).click();
  const tracking = seller.getByRole('dialog', { name: `Tracking for ${number}` });
  await tracking.getByRole('textbox', { name: 'Tracking number' }).fill('00340434161094022146');
  await tracking.getByRole('button', { name: 'Save' }).click();
  await expect(tracking).toBeHidden();
  await expect(buyer.getByText('00340434161094022146', { exact: true })).toBeVisible(AT_ONCE);

  await seller.getByRole('button', { name: 'Ship', exact: true }).click();
  await form.getByRole('switch', { name: 'It has a tracking number' }).click();
  await form.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(buyer.getByText('Parcel 2')).toBeVisible(AT_ONCE);
  await buyer.getByRole('button', { name: 'Confirm arrival' }).last().click();
  await expect(buyer.getByText('Parcel 2 · Arrived')).toBeVisible();
  await buyer.getByRole('button', { name: 'Confirm arrival' }).last().click();
  await expect(buyer.getByRole('link', { name: 'Write a review' }).first()).toBeVisible();

  for (const [name, file] of [
    ['Receipt (PDF)', 'receipt'],
    ['Invoice (PDF)', 'invoice'],
  ] as const) {
    const paper = buyer.waitForEvent('download');
    await buyer.getByRole('button', { name }).click();
    expect((await paper).suggestedFilename()).toBe(`${file}-${number}.pdf`);
  }

  // What is written from here is about this order, and the shop sees which.
  await buyer.getByRole('link', { name: 'Message shop' }).click();
  await expect(buyer.getByRole('link', { name: new RegExp(number) })).toBeVisible();
  await buyer.getByRole('textbox', { name: /^Write/ }).fill('Thank you, both are lovely!');
  await buyer.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(buyer.getByRole('button', { name: 'Don’t attach the order' })).toBeHidden();
  await expect(buyer.getByRole('link', { name: new RegExp(number) })).toBeVisible();
});

test.describe('someone who is not signed in', () => {
  test.use({ storageState: nobody });

  test('is led to the sign-in and back to the order they wanted', { tag: '@whole' }, async ({ page }) => {
    await open(page, '/myorders?order=01980000-0000-7000-8000-000000000000');
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/login\?return=%2Fmyorders%3Forder%3D/);
  });
});

/** A vase of the demo seller's, sent to Berlin; answers with its order's number. */
async function buyVase(request: APIRequestContext, who: Newcomer, quantity = 1): Promise<string> {
  await keepAddress(request, who, { country: 'DE', city: 'Berlin', postalCode: '12047' });
  const vase = await productCalled(request, 'Ash-dip pear vase, sage');
  return (await bought(request, tokenOf(who), vase._id, { Glaze: 'Sage', Size: 'Medium' }, quantity)).number;
}
