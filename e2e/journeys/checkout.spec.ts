import { randomInt } from 'node:crypto';
import { callsOf, topUp, typeCard, variantOf } from '../buying.ts';
import { choose, oneToEmpty, productCalled, twoToBuy } from '../demo-world.ts';
import { keepAddress, test, tokenOf } from '../newcomers.ts';
import { storedSession } from '../people.ts';
import { expect, open } from '../quiet.ts';

const berlin = { country: 'DE', city: 'Berlin', postalCode: '12047' };

test('a buyer pays two shops at once: one card says no, the next one’s bank asks, and both orders are there', async ({
  page,
  noor,
  request,
}) => {
  const things = await twoToBuy(request);
  await keepAddress(request, noor, berlin);
  for (const { _id, options } of things) {
    await open(page, `/product/${_id}`);
    await choose(page, options);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByText('Added to your cart.')).toBeVisible();
  }
  await page.getByRole('button', { name: 'View cart' }).click();
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(page).toHaveURL(/\/checkout\?id=/);
  await expect(page.getByRole('timer')).toContainText('your items are held for you');
  const summary = page.getByRole('region', { name: 'Your order' });
  for (const { title } of things) await expect(summary).toContainText(title);
  const pay = summary.getByRole('button', { name: /^Pay / });
  await expect(pay).toBeDisabled();
  await expect(summary).toContainText('Enter your card details first.');

  // What pays is led to what is missing.
  await pay.click({ force: true });
  await expect(page.getByLabel('Card number')).toBeFocused();
  await page.reload();
  for (const { title } of things) await expect(summary).toContainText(title);

  await typeCard(page, '4000000000000341');
  await pay.click();
  const refused = page.getByRole('region', { name: 'Payment' }).getByRole('alert');
  await expect(refused).toHaveText('Your card was declined. Try another one.');

  await typeCard(page, '4000000000003220');
  await pay.click();
  await page.getByRole('heading', { name: 'Is this you?' }).waitFor();
  await page.getByRole('button', { name: 'Complete' }).click();

  await expect(page.getByRole('heading', { name: 'It’s yours!' })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\?id=[\w-]+$/);
  for (const { shop } of things)
    await expect(page.getByRole('listitem').filter({ hasText: shop.name })).toBeVisible();
  const numbers = await page.getByRole('link', { name: /^SK-/ }).allTextContents();
  expect(numbers).toHaveLength(2);
  await page.getByRole('link', { name: 'See your orders' }).click();
  for (const number of numbers) await expect(page.getByText(number).first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName('Cart');
});

test('a buyer with a default card has one thing in two taps, and what they left is held no longer', async ({
  page,
  noor,
  request,
}) => {
  const [thing, other] = await twoToBuy(request);
  await keepAddress(request, noor, berlin);
  // What they are about to pay of their cart in another tab stands beside it.
  const post = callsOf(request, tokenOf(noor));
  const variantId = await variantOf(request, other._id, other.options);
  await post('/cart/lines', { variantId, quantity: 1 });
  const { _id: checkoutId } = await post('/checkouts', { from: 'cart' });
  const cart = await page.context().newPage();
  await open(cart, `/checkout?id=${checkoutId}`);
  await open(page, `/product/${thing._id}`);
  await choose(page, thing.options);
  await page
    .getByRole('button', { name: /^Buy now/ })
    .first()
    .click();
  await typeCard(page, '4242424242424242');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('heading', { name: 'It’s yours!' })).toBeVisible();

  await open(page, `/product/${thing._id}`);
  await choose(page, thing.options);
  await page
    .getByRole('button', { name: /^Buy now/ })
    .first()
    .click();
  await expect(page.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: thing.title })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'You left this checkout' })).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('heading', { name: 'It’s yours!' })).toBeVisible();
  await cart.reload();
  await expect(cart.getByRole('button', { name: /^Pay / })).toBeVisible();
});

test.describe('a code', () => {
  test.use({ provoked: /status of 409/ });

  test('a buyer takes something off with a code, spends what their wallet has, and pays the rest by card', {
    tag: '@whole',
  }, async ({ page, noor, request }) => {
    const vase = await productCalled(request, 'Ash-dip pear vase, sage');
    const seller = storedSession('seller');
    const code = `NIGHT${randomInt(1e9)}`;
    await callsOf(request, seller.token)(`/shops/${vase.shop._id}/coupons`, {
      code,
      worth: { kind: 'percentage', basisPoints: 1_000 },
    });
    await keepAddress(request, noor, berlin);
    await topUp(request, tokenOf(noor), 2_000);
    await open(page, `/product/${vase._id}`);
    await choose(page, { Glaze: 'Sage', Size: 'Medium' });
    await page
      .getByRole('button', { name: /^Buy now/ })
      .first()
      .click();
    const summary = page.getByRole('region', { name: 'Your order' });
    const wallet = page.getByRole('switch', { name: /^Use wallet credit/ });
    await expect(wallet).toBeChecked();
    await expect(summary).toContainText('Wallet credit-$20.00');

    await summary.getByRole('button', { name: 'Add a coupon code' }).click();
    await summary.getByLabel('Coupon code').fill('summer');
    await summary.getByRole('button', { name: 'Apply' }).click();
    await expect(summary.getByText('We don’t recognise this code. Check it and try again.')).toBeVisible();
    await summary.getByLabel('Coupon code').fill(code.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(summary.getByText(`${code} 10% off`)).toBeVisible();
    await expect(summary).toContainText(`Coupon ${code}-$`);

    // Left and begun again it holds still.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: vase.title })).toBeVisible();
    await page.goForward();
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(summary.getByText(`${code} 10% off`)).toBeVisible();

    const pay = summary.getByRole('button', { name: /^Pay / });
    const withCredit = await pay.textContent();
    await wallet.uncheck();
    await expect(summary).not.toContainText('Wallet credit');
    await expect(pay).not.toHaveText(withCredit ?? '');
    await wallet.check();
    await expect(pay).toHaveText(withCredit ?? '');
    await pay.click();
    await expect(page.getByRole('heading', { name: 'It’s yours!' })).toBeVisible();
    await expect(page.getByText('$20.00 came from your wallet.')).toBeVisible();
    await open(page, '/wallet');
    await expect(page.getByRole('row', { name: /SK-/ })).toContainText('-$20.00');
  });
});

test.describe('in two windows', () => {
  test.use({ provoked: /status of 409/ });

  test('a buyer who turns away from their bank pays with another card at once, and cancels what they do not pay', {
    tag: '@whole',
  }, async ({ page, noor, request }) => {
    const [thing, other] = await twoToBuy(request);
    await keepAddress(request, noor, berlin);
    const buyNow = async ({ _id, options }: typeof thing) => {
      await open(page, `/product/${_id}`);
      await choose(page, options);
      await page
        .getByRole('button', { name: /^Buy now/ })
        .first()
        .click();
    };
    const pay = page.getByRole('button', { name: /^Pay / });
    await buyNow(thing);
    await typeCard(page, '4000000000003220');
    await pay.click();
    await page.getByRole('heading', { name: 'Is this you?' }).waitFor();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Your bank wants to check it’s you' })).toBeVisible();
    await page.getByRole('button', { name: 'Use another card' }).click();
    // Not the one whose bank they turned away from.
    await expect(page.getByRole('radio', { name: 'New card' })).toBeChecked();
    await typeCard(page, '4242424242424242');
    const second = await page.context().newPage();
    await open(second, page.url());
    await pay.click();
    await expect(page.getByRole('heading', { name: 'It’s yours!' })).toBeVisible();
    // A second window that does not know it yet says the same, and nothing else.
    await second.getByRole('button', { name: /^Pay / }).click();
    await expect(second.getByRole('heading', { name: 'It’s yours!' })).toBeVisible();
    await expect(second.getByText('This checkout is over.')).toHaveCount(0);
    await second.close();

    await buyNow(other);
    await page.getByRole('radio', { name: 'New card' }).check();
    await typeCard(page, '4000000000000341');
    await pay.click();
    await expect(page.getByRole('region', { name: 'Payment' }).getByRole('alert')).toBeVisible();
    const unpaid = page.context().waitForEvent('page');
    await page.evaluate(() => window.open('/myorders', '_blank'));
    const orders = await unpaid;
    await orders.getByRole('button', { name: 'Cancel order' }).click();
    await orders.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await expect(orders.getByText('Order cancelled')).toBeVisible();
    await expect(orders.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  });
});

test.describe('held elsewhere', () => {
  test.use({ provoked: /status of 409/ });

  test('a buyer is led from their cart to the checkout that holds all there is of a thing', {
    tag: '@whole',
  }, async ({ page, noor, request }) => {
    const { _id, title, options } = await oneToEmpty(request);
    await keepAddress(request, noor, berlin);
    const post = callsOf(request, tokenOf(noor));
    const variantId = await variantOf(request, _id, options);
    await post('/cart/lines', { variantId, quantity: 1 });
    await open(page, '/checkout');
    const go = page.getByRole('button', { name: 'Go to checkout' });
    await expect(go).toBeEnabled();
    const held = await post('/checkouts', { from: 'product', variantId, quantity: 99 });
    await go.click();
    await expect(page.getByRole('button', { name: 'Open it' })).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: 'Go to that checkout' }).click();
    await expect(page).toHaveURL(new RegExp(`/checkout\\?id=${held._id}$`));
    await expect(page.getByRole('region', { name: 'Your order' })).toContainText(title);
    // Its own page leads there as well, and does not call sold out what went back.
    await open(page, `/product/${_id}?variant=${variantId}`);
    await expect(page.getByText('This is on hold for you.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await expect(page.getByRole('region', { name: 'Your order' })).toContainText(title);
    await page.goBack();
    await expect(page.getByRole('button', { name: /^Buy now/ }).first()).toBeEnabled();
  });
});

test('a card is kept once its bank said yes, and not before', { tag: '@whole' }, async ({
  page,
  noor: _noor,
}) => {
  await open(page, '/settings/cards');
  const add = async (answer: 'Complete' | 'Fail') => {
    await page.getByRole('button', { name: 'Add a card' }).click();
    await typeCard(page, '4000002500003155');
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByRole('heading', { name: 'Is this you?' }).waitFor();
    await page.getByRole('button', { name: answer }).click();
    await expect(page).toHaveURL(/\/settings\/cards$/);
  };
  await add('Fail');
  await expect(page.getByText('Your bank couldn’t confirm it’s you.')).toBeVisible();
  await add('Complete');
  await expect(page.getByText('Visa •••• 3155')).toBeVisible();
});
