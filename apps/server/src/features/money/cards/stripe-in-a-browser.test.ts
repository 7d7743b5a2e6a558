import { expect, test } from 'vitest';
import { openStripeMarket } from '../../../testing/stripe-market.fixture.ts';
import { creditOf } from '../../../testing/wallets.fixture.ts';

const patient = { timeout: 60_000 };
const asksEachTime = '4000 0000 0000 3220';

test('through Stripe a card is kept, pays an order and a tip, and its bank asks over the page', {
  timeout: 240_000,
  tags: 'whole',
}, async () => {
  await using market = await openStripeMarket();
  const { app, page, bank, product, show, maya } = market;
  page.setDefaultTimeout(30_000);

  // Its fields say what is wrong, and are gone once the card is kept.
  await market.open('/settings/cards');
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  const number = page.getByLabel('Stripe card');
  await number.fill('3782 8224 6310 0055');
  await page.getByText('Your card number is invalid.').waitFor();
  await number.fill(asksEachTime);
  await page.getByText('Your card number is invalid.').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save card' }).click();
  await bank.getByRole('button', { name: 'Fail' }).click();
  await page.getByText('Your bank couldn’t confirm it’s you.').waitFor();
  await page.getByRole('button', { name: 'Save card' }).click();
  await bank.getByRole('button', { name: 'Complete' }).click();
  await page.getByText('Card added').waitFor();
  await page.getByText('3220').first().waitFor();
  expect(await market.fieldsOnPage()).toBe(0);

  // Whom the bank does not know has not paid, and tries again.
  await market.open(`/product/${product.id}`);
  await page
    .getByRole('button', { name: /^Buy now/ })
    .first()
    .click();
  const summary = page.getByRole('region', { name: 'Your order' });
  await summary.getByRole('button', { name: /^Pay / }).click();
  await bank.getByRole('button', { name: 'Fail' }).click();
  await page.getByRole('region', { name: 'Payment' }).getByRole('alert').waitFor();
  await summary.getByRole('button', { name: /^Pay / }).click();
  await bank.getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('heading', { name: 'It’s yours!' }).waitFor();
  const orders = await app.db.selectFrom('orders').select('state').execute();
  expect(orders).toEqual([{ state: 'paid' }]);

  // In a room it asks over the sheet.
  await market.open(`/live/${show.id}`);
  await page.getByRole('button', { name: /^Tip / }).click();
  const sheet = page.getByRole('dialog', { name: /^Tip / });
  await sheet.getByRole('button', { name: 'Tip $5.00' }).click();
  await sheet.getByRole('button', { name: 'Continue to your bank' }).click();
  await bank.getByRole('button', { name: 'Complete' }).click();
  await page.getByText('You tipped Halden & Moor $5').waitFor();
  await sheet.waitFor({ state: 'detached' });
  await expect
    .poll(() => app.db.selectFrom('tips').select('state').execute(), patient)
    .toEqual([{ state: 'given' }]);
  expect(await creditOf(app.db, maya)).toBe(0);
  expect(market.noise).toEqual([]);
});
