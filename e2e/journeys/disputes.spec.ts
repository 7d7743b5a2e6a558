import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { bought, callsOf, keepCard } from '../buying.ts';
import { productCalled } from '../demo-world.ts';
import { keepAddress, type Newcomer, test } from '../newcomers.ts';
import { noisePicture } from '../noise-picture.ts';
import { stateOf, storedSession } from '../people.ts';
import { withPictures } from '../pictures-and-motion.ts';
import { expect, open } from '../quiet.ts';

test.use(withPictures);

/** What happens on one screen is on the other one sooner than this. */
const AT_ONCE = { timeout: 3_000 };

test('a buyer shows what broke, the shop offers a part, the buyer declines it, and staff decide', async ({
  arrive,
  windowOf,
  request,
}) => {
  const ida = await arrive(`Ida Lund ${randomInt(10_000)}`);
  const { _id, number } = await buyArrivedVase(request, ida);

  const buyer = await windowOf(ida.state);
  await buyer.setViewportSize({ width: 390, height: 844 });
  await open(buyer, `/myorders?order=${_id}`);
  await buyer.getByRole('button', { name: 'Report a problem' }).click();
  const form = buyer.getByRole('dialog', { name: 'What went wrong?' });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Choose what it’s about.')).toBeVisible();
  await form.getByRole('radio', { name: 'It arrived damaged' }).check();
  await form.getByLabel('Tell the shop more').fill('The neck is broken.');
  const buffer = noisePicture(80, 60);
  await form.getByLabel('Add photos').setInputFiles({ name: 'neck.png', mimeType: 'image/png', buffer });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form).toBeHidden();
  // What they wrote stands further up than the button did.
  await expect(buyer.getByText('Waiting for the shop')).toBeInViewport();
  await expect(buyer.getByRole('link', { name: 'Write a review' })).toBeHidden();
  await expect(buyer.getByText('Completed', { exact: true })).toBeHidden();
  await buyer.setViewportSize({ width: 1280, height: 800 });
  await expect(buyer.getByRole('button', { name: 'Report a problem' })).toBeHidden();

  const seller = await windowOf(stateOf('seller'));
  await open(seller, `/sell/orders/${_id}`);
  await expect(seller.getByText('The neck is broken.')).toBeVisible();
  await expect(seller.getByRole('img', { name: 'Photo 1 from Buyer' })).toBeVisible();
  await seller.getByRole('button', { name: 'Offer a partial refund' }).click();
  const offer = seller.getByRole('dialog', { name: 'Offer a partial refund' });
  await offer.getByLabel('Amount', { exact: true }).fill('5');
  await offer.getByRole('button', { name: 'Offer a partial refund' }).click();
  await expect(offer).toBeHidden();

  await expect(buyer.getByText('Offered $5.00')).toBeVisible(AT_ONCE);
  await buyer.getByRole('button', { name: 'Decline' }).click();
  await buyer.getByRole('dialog', { name: 'Decline' }).getByRole('button', { name: 'Decline' }).click();
  await expect(buyer.getByText('With our team')).toBeVisible();

  const staff = await windowOf(stateOf('admin'));
  await open(staff, '/admin/disputes');
  await staff.getByRole('button', { name: new RegExp(number) }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Decide' }).click();
  const decision = staff.getByRole('dialog', { name: 'Decide' });
  await decision.getByRole('radio', { name: 'Partial refund' }).check();
  await decision.getByLabel('Amount', { exact: true }).fill('10');
  await decision.getByLabel('Reason').fill('Half a vase holds no flowers.');
  await decision.getByRole('button', { name: 'Decide' }).click();
  await expect(decision).toBeHidden();

  await expect(buyer.getByText('Settled for $10.00 back')).toBeVisible(AT_ONCE);
  await expect(seller.getByText('Half a vase holds no flowers.').first()).toBeVisible(AT_ONCE);
  await expect(buyer.getByRole('button', { name: 'Report a problem' })).toBeVisible();
});

test('a bank takes a payment back, and the shop sends it words and a document, once', {
  tag: '@whole',
}, async ({ arrive, windowOf, request }) => {
  const ida = await arrive(`Ida Holm ${randomInt(10_000)}`);
  await keepAddress(request, ida, { country: 'DE', city: 'Berlin', postalCode: '12047' });
  const { token } = JSON.parse(ida.state.origins[0]?.localStorage[0]?.value ?? '').state;
  const disputed = await keepCard(request, token, '4000000000000259');
  const vase = await productCalled(request, 'Ash-dip pear vase, sage');
  const post = callsOf(request, token);
  const { variants } = await (await request.get(`/api/products/${vase._id}`)).json();
  const checkout = await post('/checkouts', { from: 'product', variantId: variants[0]._id, quantity: 1 });
  const paid = await post(`/checkouts/${checkout._id}/pay`, { seen: checkout.seen, cardId: disputed });
  const [{ order }] = paid.shops;

  const seller = await windowOf(stateOf('seller'));
  await open(seller, `/sell/orders/${order._id}`);
  await expect(seller.getByText('The buyer’s bank reversed the payment').first()).toBeVisible();
  const side = seller.getByRole('form', { name: 'Your side' });
  await side.getByRole('button', { name: 'Send to the bank' }).click();
  await expect(side.getByText('Write your side, or add a document.')).toBeVisible();
  await side.getByLabel('Your side').fill('She chose the glaze herself, in our chat.');
  const buffer = noisePicture(80, 60);
  await side
    .getByLabel('Add file: Messages with the buyer')
    .setInputFiles({ name: 'chat.png', mimeType: 'image/png', buffer });
  await expect(side.getByRole('button', { name: 'Remove chat.png' })).toBeVisible();
  await side.getByRole('button', { name: 'Send to the bank' }).click();
  const sure = seller.getByRole('dialog', { name: 'Send this to the bank?' });
  await sure.getByRole('button', { name: 'Send to the bank' }).click();
  await expect(sure).toBeHidden();
  await expect(seller.getByText(/Sent to the bank on/)).toBeVisible();
  await seller.reload();
  await expect(seller.getByText('chat.png')).toBeVisible();
  await expect(side).toBeHidden();
});

/** A vase of the demo seller's that has come. */
async function buyArrivedVase(request: APIRequestContext, who: Newcomer) {
  await keepAddress(request, who, { country: 'DE', city: 'Berlin', postalCode: '12047' });
  const vase = await productCalled(request, 'Ash-dip pear vase, sage');
  const { token } = JSON.parse(who.state.origins[0]?.localStorage[0]?.value ?? '').state;
  // Not the one that others buy: there are few of each.
  const order = await bought(request, token, vase._id, { Glaze: 'Rust', Size: 'Medium' });
  const steps = [
    ['ship', storedSession('seller').token],
    ['confirm-delivery', token],
  ] as const;
  for (const [step, bearer] of steps) {
    const answer = await request.post(`/api/orders/${order._id}/${step}`, {
      data: {},
      headers: { authorization: `Bearer ${bearer}`, 'idempotency-key': randomUUID() },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  return order;
}
