import type { Page } from '@playwright/test';
import { choose, productCalled } from '../demo-world.ts';
import { test } from '../newcomers.ts';
import { stateOf } from '../people.ts';
import { expect, open } from '../quiet.ts';

test('a buyer offers less, the seller names another price, and the buyer takes it', async ({
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
  await form.getByLabel('Your offer').fill('70');
  await form.getByRole('button', { name: /^Offer/ }).click();
  await expect(form.getByText('At $59 or more, simply buy it')).toBeVisible();
  await form.getByLabel('Your offer').fill('50');
  await form.getByRole('button', { name: /^Offer/ }).click();
  const own = buyer.getByRole('region', { name: 'Your offer' });
  await expect(own.getByText('Waiting')).toBeVisible();
  await own.getByRole('link', { name: 'See it in your messages' }).click();
  const card = (page: Page) => page.locator('[data-message]').last();
  await expect(card(buyer)).toContainText(/Your offer.*\$50/);

  const seller = await windowOf(stateOf('seller'));
  await open(seller, '/messaging');
  const line = seller.locator(`a[href="/messaging/${noor._id}"]`);
  await expect(line).toContainText(vase.title);
  await line.click();
  await expect(card(seller)).toContainText(/Noor Haddad’s offer.*\$50/);
  await expect(card(seller).getByRole('button', { name: 'Accept $50' })).toBeVisible();
  await open(seller, `/shop/${vase.shop._id}`);
  await seller.getByRole('link', { name: 'Offers' }).click();
  const offer = seller.getByRole('article').filter({ hasText: noor.name }).first();
  await offer.getByRole('button', { name: 'Name another price' }).click();
  const counter = seller.getByRole('dialog', { name: 'Name another price' });
  await counter.getByLabel('Your price').fill('60');
  await counter.getByRole('button', { name: /Send/ }).click();
  await expect(counter.getByText('More than $50 and less than $59')).toBeVisible();
  await counter.getByLabel('Your price').fill('55');
  await counter.getByRole('button', { name: /Send/ }).click();
  await expect(offer.getByText('Waits for the buyer')).toBeVisible();

  // The card says how things stand, without anybody asking it to.
  await expect(card(buyer)).toContainText(/offer.*\$55/, { timeout: 30_000 });
  await open(buyer, `/product/${vase._id}`);
  await expect(own.getByText('The seller would take $55.')).toBeVisible();
  await own.getByRole('button', { name: 'Take it for $55' }).click();
  await expect(own.getByText('It is yours for $55')).toBeVisible();
  await seller.getByRole('button', { name: 'Decided' }).click();
  await expect(offer.getByText('Agreed')).toBeVisible();
});
