import { randomUUID } from 'node:crypto';
import { callsOf, decliningCard, keepCard } from '../buying.ts';
import { keepAddress, test, tokenOf } from '../newcomers.ts';
import { expect, open } from '../quiet.ts';
import { openShow } from '../running-show.ts';

test('who wins with a card that says no is told until when to pay, and has it with another card', async ({
  page,
  noor,
  request,
  arrive,
}) => {
  const token = tokenOf(noor);
  await keepAddress(request, noor, { country: 'US', city: 'Brooklyn', region: 'NY', postalCode: '11211' });
  await keepCard(request, token, decliningCard);
  const show = await openShow(request, await arrive('Mara Quill'));
  const lot = await show.start('Ash cup', 1_000);
  const amount = { amount: 3_000, currency: 'USD' };
  await callsOf(request, token)(`/lots/${lot}/bids`, { id: randomUUID(), kind: 'once', amount });
  await show.close(lot);
  const headers = { authorization: `Bearer ${token}` };
  const settlement = async () =>
    (await (await request.get(`/api/lots/${lot}/settlement`, { headers })).json()).mine;
  await expect.poll(settlement, { timeout: 20_000 }).toBe('failed');

  await open(page, `/myorders?lot=${lot}`);
  const dialog = page.getByRole('dialog', { name: 'Your card was declined' });
  await expect(dialog.getByRole('timer')).toContainText('left');
  await dialog.getByRole('radio', { name: /ending in 0341/ }).check();
  await dialog.getByRole('button', { name: /^Pay / }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Your card was declined. Try another one.');

  await dialog.getByRole('radio', { name: 'New card' }).check();
  await dialog.getByLabel('Card number').fill('4242424242424242');
  await dialog.getByLabel('Expiry').fill('12 / 39');
  await dialog.getByLabel('Security code').fill('123');
  await dialog.getByLabel('Name on card').fill('Noor Haddad');
  await dialog.getByRole('button', { name: /^Pay / }).click();
  const paid = page.getByRole('dialog', { name: 'Paid, and yours' });
  await paid.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByText(/^Won at auction, lot \d+$/)).toBeVisible();
});

test('a host hands a sale on from its order, and the next bidder, who chose so, is charged at once', {
  tag: '@whole',
}, async ({ page, noor, request, arrive, windowOf }) => {
  const [mara, jonas] = [await arrive('Mara Quill'), await arrive('Jonas Berg')];
  for (const buyer of [noor, jonas]) {
    await keepAddress(request, buyer, { country: 'DE', city: 'Berlin', postalCode: '12047' });
    await keepCard(request, tokenOf(buyer));
  }
  const show = await openShow(request, mara);
  const lot = await show.start('Ash cup', 1_000);
  await open(page, show.path);
  const bidding = page.getByRole('region', { name: 'Bidding' });
  await bidding.getByRole('button', { name: /^Bid \$10/ }).click();
  await bidding.getByRole('button', { name: 'Set a max bid' }).click();
  const atOnce = page.getByRole('switch', { name: /^Charge me if the winner doesn’t pay/ });
  await atOnce.click();
  await expect(atOnce).toBeChecked();
  const amount = { amount: 3_000, currency: 'USD' };
  await callsOf(request, tokenOf(jonas))(`/lots/${lot}/bids`, { id: randomUUID(), kind: 'once', amount });
  await show.close(lot);
  const settlementOf = async (who: typeof noor) =>
    (
      await request.get(`/api/lots/${lot}/settlement`, {
        headers: { authorization: `Bearer ${tokenOf(who)}` },
      })
    ).json();
  await expect.poll(async () => (await settlementOf(jonas)).mine, { timeout: 20_000 }).toBe('paid');

  const desk = await windowOf(mara.state);
  await open(desk, `/sell/orders/${(await settlementOf(jonas)).orderId}`);
  await desk.getByRole('button', { name: 'Sold by mistake?' }).click();
  const asked = desk.getByRole('dialog', { name: 'Undo the sale of lot 1?' });
  await expect(asked).toContainText(noor.handle);
  await asked.getByRole('button', { name: 'Undo and ask next' }).click();
  await expect(asked).toBeHidden();
  await expect.poll(async () => (await settlementOf(noor)).mine, { timeout: 20_000 }).toBe('paid');
  await open(page, `/myorders?order=${(await settlementOf(noor)).orderId}`);
  await expect(page.getByText('Ash cup').filter({ visible: true }).first()).toBeVisible();
});

test('who is asked in the winner’s place reads so in the room, at their own bid, and has it there', {
  tag: '@whole',
}, async ({ page, noor, request, arrive }) => {
  const [mara, jonas] = [await arrive('Mara Quill'), await arrive('Jonas Berg')];
  for (const buyer of [noor, jonas]) {
    await keepAddress(request, buyer, { country: 'DE', city: 'Berlin', postalCode: '12047' });
    await keepCard(request, tokenOf(buyer));
  }
  const show = await openShow(request, mara);
  const lot = await show.start('Ash cup', 1_000);
  await open(page, show.path);
  const bid = (who: typeof noor, amount: number) =>
    callsOf(request, tokenOf(who))(`/lots/${lot}/bids`, {
      ...{ id: randomUUID(), kind: 'once', amount: { amount, currency: 'USD' } },
    });
  await bid(noor, 1_000);
  await bid(jonas, 3_000);
  await show.close(lot);
  const headers = { authorization: `Bearer ${tokenOf(jonas)}` };
  const settlement = async () => (await request.get(`/api/lots/${lot}/settlement`, { headers })).json();
  await expect.poll(async () => (await settlement()).mine, { timeout: 20_000 }).toBe('paid');

  // The buyer is told that it is theirs a moment before the lot knows.
  await expect(() => callsOf(request, tokenOf(mara))(`/lots/${lot}/hand-over`, {})).toPass({
    timeout: 10_000,
  });
  const asked = page.getByRole('alert').filter({ hasText: 'Ash cup is yours for $10, if you want it' });
  await asked.getByRole('button', { name: 'Buy it' }).click();
  const dialog = page.getByRole('dialog', { name: 'A second chance' });
  await dialog.getByRole('button', { name: /^Pay \$16\.50/ }).click();
  await expect(page.getByRole('dialog', { name: 'Paid, and yours' })).toBeVisible();
  await expect(asked).toBeHidden();
});

test('who says no to a second chance reads that they did, and whose sale was undone that it was', {
  tag: '@whole',
}, async ({ page, noor, request, arrive, windowOf }) => {
  const [mara, jonas] = [await arrive('Mara Quill'), await arrive('Jonas Berg')];
  const show = await openShow(request, mara);
  const lot = await show.start('Ash cup', 1_000);
  for (const [buyer, amount] of [
    [noor, 1_000],
    [jonas, 3_000],
  ] as const) {
    await keepAddress(request, buyer, { country: 'DE', city: 'Berlin', postalCode: '12047' });
    await keepCard(request, tokenOf(buyer));
    await callsOf(request, tokenOf(buyer))(`/lots/${lot}/bids`, {
      ...{ id: randomUUID(), kind: 'once', amount: { amount, currency: 'USD' } },
    });
  }
  await show.close(lot);
  const headers = { authorization: `Bearer ${tokenOf(jonas)}` };
  const settlement = async () => (await request.get(`/api/lots/${lot}/settlement`, { headers })).json();
  await expect.poll(async () => (await settlement()).mine, { timeout: 20_000 }).toBe('paid');
  // The buyer is told that it is theirs a moment before the lot knows.
  await expect(() => callsOf(request, tokenOf(mara))(`/lots/${lot}/hand-over`, {})).toPass({
    timeout: 10_000,
  });

  await open(page, `/myorders?lot=${lot}`);
  const asked = page.getByRole('dialog', { name: 'A second chance' });
  await asked.getByRole('button', { name: 'No, thanks' }).click();
  await expect(page.getByRole('dialog', { name: 'You said no to this one' })).toBeVisible();
  const other = await windowOf(jonas.state);
  await open(other, `/myorders?lot=${lot}`);
  const undone = other.getByRole('dialog', { name: 'The shop has undone this sale' });
  await expect(undone).toContainText('Your payment is refunded in full');
});

test.describe('a coupon', () => {
  test.use({ provoked: /status of 409/ });

  test('a bidder enters a coupon where they bid, is charged with it right after the hammer, and the order shows it', {
    tag: '@whole',
  }, async ({ page, noor, request, arrive }) => {
    const mara = await arrive('Mara Quill');
    await keepAddress(request, noor, { country: 'DE', city: 'Berlin', postalCode: '12047' });
    await keepCard(request, tokenOf(noor));
    const show = await openShow(request, mara);
    await callsOf(request, tokenOf(mara))(`/shops/${show.shop._id}/coupons`, {
      ...{ code: 'SPRING10', worth: { kind: 'percentage', basisPoints: 1_000 }, alsoWon: true },
    });
    const lot = await show.start('Ash cup', 1_000);
    await open(page, show.path);
    const bidding = page.getByRole('region', { name: 'Bidding' });
    await bidding.getByRole('button', { name: /^Bid \$10/ }).click();
    await bidding.getByRole('button', { name: 'Set a max bid' }).click();
    const coupon = page.getByRole('region', { name: 'Coupon for your wins' });
    await coupon.getByRole('button', { name: 'Add a coupon code' }).click();
    await coupon.getByLabel('Coupon code').fill('spring');
    await coupon.getByRole('button', { name: 'Apply' }).click();
    await expect(coupon.getByText('We don’t recognise this code. Check it and try again.')).toBeVisible();
    await coupon.getByLabel('Coupon code').fill('spring10');
    await coupon.getByRole('button', { name: 'Apply' }).click();
    await expect(coupon.getByRole('status')).toHaveText('SPRING10 comes off what you win here');
    await expect(coupon).toContainText('10% off · for one win');
    await coupon.getByRole('button', { name: 'Remove coupon SPRING10' }).click();
    await coupon.getByRole('button', { name: 'Add a coupon code' }).click();
    await coupon.getByLabel('Coupon code').fill('spring10');
    await page.keyboard.press('Enter');
    await expect(coupon.getByRole('status')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bidding).toContainText('SPRING10 comes off what you win here');
    await show.close(lot);

    const headers = { authorization: `Bearer ${tokenOf(noor)}` };
    const sold = async () => (await request.get(`/api/lots/${lot}/settlement`, { headers })).json();
    await expect.poll(async () => (await sold()).mine, { timeout: 20_000 }).toBe('paid');
    await open(page, `/myorders?order=${(await sold()).orderId}`);
    await expect(page.getByText('Coupon SPRING10')).toBeVisible();
    // Ten, less a tenth, and 6.50 for the post.
    await expect(page.getByText('$15.50').first()).toBeVisible();
  });
});
