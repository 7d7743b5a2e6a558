import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callsOf, keepCard } from '../buying.ts';
import { choose, productCalled } from '../demo-world.ts';
import { keepAddress, test, tokenOf } from '../newcomers.ts';
import { stateOf } from '../people.ts';
import { expect, open } from '../quiet.ts';
import { openShow } from '../running-show.ts';

/** What happens on one screen is on the other one sooner than this. */
const AT_ONCE = { timeout: 1_000 };

test('a buyer offers less, the seller counters, and each sees at once what the other did, on to the cart', async ({
  arrive,
  request,
  windowOf,
}) => {
  // The demo shop has offers of others, too.
  const ida = await arrive(`Ida Lund ${randomInt(10_000)}`);
  const buyer = await windowOf(ida.state);
  const vase = await productCalled(request, 'Ash-dip pear vase, sage');
  await open(buyer, `/product/${vase._id}`);
  await choose(buyer, { Glaze: 'Sage', Size: 'Medium' });
  await buyer.getByRole('button', { name: 'Make an offer' }).click();
  const form = buyer.getByRole('dialog', { name: 'Make an offer' });
  await form.getByLabel('Your offer').fill('70');
  await form.getByRole('button', { name: /^Offer/ }).click();
  await expect(form.getByText('Offer less than $59, or just buy it')).toBeVisible();
  await form.getByLabel('Your offer').fill('11');
  await form.getByRole('button', { name: 'Offer $11' }).click();
  await expect(form.getByText('That’s far below the asking price of $59.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Offer $11 anyway' })).toBeVisible();
  await form.getByLabel('Your offer').fill('50');
  await form.getByRole('button', { name: 'Offer $50' }).click();
  const own = buyer.getByRole('region', { name: 'Your offer' });
  await expect(own.getByText('Waiting', { exact: true })).toBeVisible();
  await expect(own).toContainText(/4[78] hr left/);

  const seller = await windowOf(stateOf('seller'));
  await open(seller, `/messaging/${ida._id}`);
  const card = (page: Page) => page.locator('[data-message]').last();
  await expect(card(seller)).toContainText(new RegExp(`${ida.name}’s offer.*4[78] hr left.*\\$50`));
  await expect(card(seller)).toContainText('You earn $44.25 after fees');
  await expect(card(seller).getByRole('button', { name: 'Accept $50' })).toBeVisible();
  await card(seller).getByRole('button', { name: 'Counter' }).click();
  const counter = seller.getByRole('dialog', { name: `Counter ${ida.name}’s offer` });
  await counter.getByLabel('Your price').fill('60');
  await counter.getByRole('button', { name: 'Counter with $60' }).click();
  await expect(counter.getByText('More than $50 and less than $59')).toBeVisible();
  await counter.getByLabel('Your price').fill('55');
  await expect(counter.getByText('You earn $48.70 after fees')).toBeVisible();
  await counter.getByRole('button', { name: 'Counter with $55' }).click();
  await expect(counter).toBeHidden();

  // On the other screen nothing was pressed, and the first price is still there.
  await expect(own.getByText('Countered', { exact: true })).toBeVisible(AT_ONCE);
  await expect(own.getByRole('listitem')).toHaveText([
    'You offered $50',
    `${vase.shop.name} countered with $55`,
  ]);
  // Each price stands in the bubble of the person who named it.
  const bubbles = seller.locator('[data-message]');
  await expect(bubbles).toHaveCount(2);
  await expect(bubbles.first()).toContainText(new RegExp(`${ida.name}’s offer.*Countered.*\\$50`));
  await expect(bubbles.last()).toContainText(/Your counteroffer.*4[78] hr left.*\$55/);

  // Back and forth: the buyer names a price between the two, and the seller once more.
  await own.getByRole('button', { name: 'Counter' }).click();
  const answer = buyer.getByRole('dialog', { name: `Counter ${vase.shop.name}’s offer` });
  await answer.getByLabel('Your price').fill('55');
  await answer.getByRole('button', { name: 'Counter with $55' }).click();
  await expect(answer.getByText('More than $50 and less than $55')).toBeVisible();
  await answer.getByLabel('Your price').fill('52');
  await answer.getByRole('button', { name: 'Counter with $52' }).click();
  await expect(answer).toBeHidden();
  await expect(own.getByText('Waiting', { exact: true })).toBeVisible();
  await expect(bubbles).toHaveCount(3);
  await expect(card(seller)).toContainText(/4[78] hr left.*\$52/);
  await card(seller).getByRole('button', { name: 'Counter' }).click();
  await counter.getByLabel('Your price').fill('55');
  await counter.getByRole('button', { name: 'Counter with $55' }).click();
  await expect(counter).toBeHidden();

  await open(seller, `/shop/${vase.shop._id}?tab=offers`);
  const offer = seller.getByRole('article').filter({ hasText: ida.name }).first();
  await expect(offer.getByText('Countered', { exact: true })).toBeVisible();
  await expect(offer).toContainText('You countered with $55');
  await own.getByRole('button', { name: 'Accept $55' }).click();
  await expect(own.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(offer).toBeHidden(AT_ONCE);
  await seller.getByRole('button', { name: 'Closed' }).click();
  await expect(offer.getByText('Accepted', { exact: true })).toBeVisible();

  await expect(own).toContainText(/You can buy one for \$55\. 2[34] hr left\./);
  await own.getByRole('button', { name: 'Add at $55' }).click();
  await own.getByRole('link', { name: 'In your cart at $55' }).click();
  await expect(buyer).toHaveURL(/\/checkout/);
  await expect(buyer.getByText('$55').first()).toBeVisible();
});

test('in a room a counteroffer is answered before anything is held, and what was agreed on is what is bought', {
  tag: '@whole',
}, async ({ page, request, noor, arrive }) => {
  const host = await arrive('Mara Quill');
  await keepAddress(request, noor, { country: 'DE', city: 'Berlin', postalCode: '12047' });
  await keepCard(request, tokenOf(noor));
  const show = await openShow(request, host);
  const glaze = (name: string) => ({
    options: { Glaze: name },
    available: 3,
    price: { amount: 3_800, currency: 'USD' },
  });
  const cup = await show.sell('Celadon yunomi cup', 3_800, {
    acceptsOffers: true,
    options: [{ name: 'Glaze', values: ['Sage', 'Honey'] }],
    variants: [glaze('Sage'), glaze('Honey')],
  });
  await show.offer(cup);
  const counter = async (amount: number) => {
    const headers = { authorization: `Bearer ${tokenOf(host)}` };
    const listed = await request.get(`/api/shops/${show.shop._id}/offers`, { headers });
    const { items } = await listed.json();
    const path = `/offers/${items[0]._id}/counter`;
    await callsOf(request, tokenOf(host))(path, { amount: { amount, currency: 'USD' } });
  };

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, show.path);
  const told = page.getByRole('status', { name: 'Your offer' });
  await expect(told).toBeEmpty();
  await page.getByRole('button', { name: /^Lots/ }).click();
  const lots = page.getByRole('dialog', { name: 'Lots' });
  await lots.getByText('Buy now 1').click();
  await lots.getByRole('button', { name: 'Buy Celadon yunomi cup' }).click();
  const sheet = page.getByRole('dialog', { name: 'Buy now' });
  await choose(page, { Glaze: 'Sage' });
  await sheet.getByRole('button', { name: 'Make an offer' }).click();
  const making = page.getByRole('dialog', { name: 'Make an offer' });
  await making.getByLabel('Your offer').fill('30');
  await making.getByRole('button', { name: 'Offer $30' }).click();
  await expect(sheet).toBeHidden();
  await lots.getByRole('button', { name: 'Close' }).click();

  // A screen reader hears of it in a place that was there before.
  const region = await told.elementHandle();
  await counter(3_400);
  await expect(told).toHaveText('Celadon yunomi cup · Countered · $34');
  expect(await region?.textContent()).toContain('Countered');
  const answered = page.getByRole('region', { name: 'Your offer' });
  await expect(answered).toContainText('Sage');
  await expect(answered.getByRole('button', { name: 'Accept $34' })).toBeVisible();

  // Where the window is low, one button opens the answers, and nothing that pays.
  await page.setViewportSize({ width: 390, height: 600 });
  await answered.getByRole('button', { name: 'See $34 counteroffer' }).click();
  const answers = page.getByRole('dialog', { name: 'Your offer' });
  await expect(answers).toContainText('Celadon yunomi cup · Sage');
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toHaveCount(0);
  await answers.getByRole('button', { name: 'Accept $34' }).click();
  await expect(answers).toBeHidden();
  await expect(told).toHaveText('Celadon yunomi cup · Accepted · $34');

  // It is the variant of the offer, though the room was not loaded anew.
  await answered.getByRole('button', { name: 'Buy at $34' }).click();
  await expect(sheet.getByRole('radio', { name: 'Sage' })).toBeChecked();
  await expect(sheet.getByRole('button', { name: /^Pay \$34\.00/ })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();

  // Turned away from on the picture, the agreed price holds all the same.
  await answered.getByRole('button', { name: 'Close' }).click();
  await expect(answered).toBeHidden();
  await page.getByRole('button', { name: /^Lots/ }).click();
  await lots.getByText('Buy now 1').click();
  await lots.getByRole('button', { name: 'Buy Celadon yunomi cup' }).click();
  await sheet.getByRole('button', { name: /^Pay \$34\.00/ }).click();
  await expect(sheet.getByText('It’s yours!')).toBeVisible();
  await sheet.getByRole('button', { name: 'Keep watching' }).click();
  await lots.getByRole('button', { name: 'Close' }).click();
  await expect(told).toBeEmpty();
});

test.describe('two who act in the same moment', () => {
  test.use({ provoked: /status of 409/ });

  test('the seller who accepts what was just withdrawn is told so', { tag: '@whole' }, async ({
    page: buyer,
    noor,
    request,
    windowOf,
  }) => {
    const vase = await productCalled(request, 'Ash-dip pear vase, sage');
    await open(buyer, `/product/${vase._id}`);
    await choose(buyer, { Glaze: 'Sage', Size: 'Medium' });
    await buyer.getByRole('button', { name: 'Make an offer' }).click();
    const form = buyer.getByRole('dialog', { name: 'Make an offer' });
    await form.getByLabel('Your offer').fill('50');
    await form.getByRole('button', { name: 'Offer $50' }).click();
    const own = buyer.getByRole('region', { name: 'Your offer' });
    const seller = await windowOf(stateOf('seller'));
    // What the seller presses arrives after the buyer's.
    await seller.route('**/api/offers/*/accept', async (route) => {
      await own.getByRole('button', { name: 'Withdraw' }).click();
      await expect(own).toBeHidden();
      await route.continue();
    });
    await open(seller, `/messaging/${noor._id}`);
    await seller.getByRole('button', { name: 'Accept $50' }).click();
    await expect(seller.getByText('The buyer has just withdrawn this offer.')).toBeVisible();
    await expect(seller.locator('[data-message]').last()).toContainText('Withdrawn');
  });
});
