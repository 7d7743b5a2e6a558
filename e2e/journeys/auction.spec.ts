import { randomUUID } from 'node:crypto';
import { callsOf, keepCard, typeCard, writeAddress } from '../buying.ts';
import { keepAddress, test, tokenOf } from '../newcomers.ts';
import { noisePicture } from '../noise-picture.ts';
import { stateOf, storedSession, storedUser } from '../people.ts';
import { withPictures } from '../pictures-and-motion.ts';
import { expect, open } from '../quiet.ts';
import { openShow } from '../running-show.ts';

test.use(withPictures);

const usd = (amount: number) => ({ amount, currency: 'USD' });
const vienna = { country: 'Austria', street: 'Mariahilfer Straße 12', code: '1060', city: 'Wien' };

test('a seller sets when an auction starts and what bids go up by; a buyer waits for it, bids and finds it again', async ({
  page: buyer,
  noor,
  windowOf,
  request,
}) => {
  test.slow();
  const token = tokenOf(noor);
  await keepAddress(request, noor, { country: 'US', city: 'Brooklyn', region: 'NY', postalCode: '11211' });
  await keepCard(request, token);

  const title = `Night kiln vase ${randomUUID().slice(0, 6)}`;
  const seller = await windowOf(stateOf('seller'));
  await open(seller, `/shop/add/${storedUser('seller').shopId?._id}`);
  await seller.getByLabel('Title', { exact: true }).fill(title);
  await seller
    .getByLabel('Add photos')
    .setInputFiles([{ name: 'vase.png', mimeType: 'image/png', buffer: noisePicture(80, 100) }]);
  for (const [field, option] of [
    ['Category', 'Ceramics › Vases'],
    ['Condition', 'New'],
  ] as const) {
    await seller.getByRole('combobox', { name: field }).click();
    await seller.getByRole('option', { name: option, exact: true }).click();
  }
  await seller.getByRole('radio', { name: 'Auction' }).check();
  await seller.getByLabel('Starting price').fill('20');
  await seller.getByText('At a set time').click();
  await seller.getByRole('button', { name: /^Start date/ }).click();
  await seller.getByRole('button', { name: 'Next month' }).click();
  await seller
    .getByRole('grid')
    .getByRole('button', { name: /\b15\b/ })
    .click();
  await expect(seller.getByText(/^Your time zone: /)).toBeVisible();
  await seller.getByText('Custom', { exact: true }).click();
  await seller.getByLabel('Goes up by').fill('7');
  await seller.getByRole('combobox', { name: 'How it ends' }).click();
  await seller.getByRole('option', { name: /^Resets the clock to 2 minutes, and steps grow$/ }).click();
  await seller.getByLabel('Ask bidders to confirm above').fill('90');
  await expect(seller.getByText('Saved just now').filter({ visible: true })).toBeVisible();
  await seller.getByRole('button', { name: 'Publish' }).click();
  await expect(seller.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const productId = seller.url().split('/').at(-1);

  await open(buyer, `/product/${productId}`);
  await expect(buyer.getByText('Starts in')).toBeVisible();
  await expect(buyer.getByText(/^Bidding starts at \$20/)).toBeVisible();

  // The seller brings it forward; who waits for it sees it begin.
  const headers = { authorization: `Bearer ${storedSession('seller').token}` };
  const own = await (await request.get(`/api/products/${productId}/edit`, { headers })).json();
  const startsAt = new Date(Date.now() + 1_000).toISOString();
  const sooner = await request.patch(`/api/products/${productId}`, {
    headers,
    data: { version: own.version, auction: { ...own.auction, startsAt } },
  });
  expect(sooner.ok(), await sooner.text()).toBe(true);
  const bid = buyer.getByRole('button', { name: 'Bid $20', exact: true }).filter({ visible: true });
  await bid.click();
  // People of the demo world may bid at once as well: in sevens too. Who still leads sets a maximum.
  const next = buyer.getByRole('button', { name: /^(Bid \$(27|34|41|48|55)|Set a max bid)$/ });
  await expect(next.filter({ visible: true })).toBeVisible();
  const { lot } = await (await request.get(`/api/products/${productId}`)).json();
  // Nobody in the demo world goes so far.
  await callsOf(request, token)(`/lots/${lot._id}/bids`, {
    ...{ id: randomUUID(), kind: 'maximum', confirmed: true },
    amount: { amount: 500_000, currency: 'USD' },
  });

  await open(buyer, '/settings/auction/participate-list');
  await expect(buyer.getByRole('link', { name: title }).first()).toBeVisible();
});

test('who buys an auctioned piece at once has it on the list of its sale, and so has the seller', {
  tag: '@whole',
}, async ({ page: buyer, noor, arrive, windowOf, request }) => {
  const token = tokenOf(noor);
  await keepAddress(request, noor, { country: 'US', city: 'Brooklyn', region: 'NY', postalCode: '11211' });
  await keepCard(request, token);
  const host = await arrive('Maya Okafor');
  const { auction } = await openShow(request, host);
  const productId = await auction('Moon jar', 2_000, { durationSeconds: 3_600, buyNow: usd(9_000) });
  await open(buyer, `/product/${productId}`);
  await buyer.getByRole('button', { name: 'Buy now · $90' }).click();
  await expect(buyer.getByText('You won')).toBeVisible();
  await expect(buyer.getByRole('link', { name: /^Log verified/ })).toBeVisible();
  await buyer.getByRole('link', { name: 'See the sale' }).click();
  await expect(buyer.getByText('Moon jar').first()).toBeVisible();

  const seller = await windowOf(host.state);
  await open(seller, `/settings/auction/order-list/${productId}`);
  await expect(seller.getByText('$90.00').first()).toBeVisible();
  await expect(seller.getByText('Noor Haddad').first()).toBeVisible();
});

test.describe('a high bid', () => {
  // It is asked about once more.
  test.use({ provoked: /status of 409/ });

  test('a buyer leaves a maximum before an auction begins, changes it, and leads as it begins', {
    tag: '@whole',
  }, async ({ page: buyer, noor: _noor, arrive, request }) => {
    const host = await arrive('Maya Okafor');
    const { auction } = await openShow(request, host, { isLive: false });
    const productId = await auction('Ash bowl', 2_000, {
      ...{ durationSeconds: 3_600, confirmAbove: usd(10_000) },
      ...{
        closing: { kind: 'random', seconds: 600 },
        startsAt: new Date(Date.now() + 86_400_000).toISOString(),
      },
    });
    await open(buyer, `/product/${productId}`);
    await expect(buyer.getByText('It ends at a secret moment in the last 10 minutes')).toBeVisible();
    await expect(buyer.getByRole('link', { name: /^Seal [0-9a-f]{12}$/ })).toBeVisible();
    const give = async (amount: string, button: string) => {
      await buyer.getByLabel('Your maximum').fill(amount);
      await buyer.getByRole('button', { name: button }).click();
    };
    const own = buyer.getByRole('region', { name: 'Your maximum' });
    await buyer.getByRole('button', { name: 'Bid before it starts' }).click();
    await give('60', 'Set max $60');
    // What a newcomer lacks is asked for in its place, and the bid goes out by itself.
    await writeAddress(buyer, buyer.getByRole('dialog', { name: 'Add an address to bid' }), vienna);
    const card = buyer.getByRole('dialog', { name: 'Add a card to bid' });
    await expect(card).toBeVisible();
    await typeCard(buyer, '4242424242424242');
    await card.getByRole('button', { name: 'Save card' }).click();
    await expect(own).toContainText('$60');
    await expect(buyer.getByText('1 pre-bid')).toBeVisible();
    await own.getByRole('button', { name: 'Cancel this bid' }).click();
    await buyer.getByRole('button', { name: 'Bid before it starts' }).click();
    // Nobody in the demo world goes so far.
    await give('5000', 'Set max $5,000');
    await buyer.getByRole('button', { name: 'Yes, bid $5,000' }).click();
    await expect(own).toContainText('$5,000');

    const headers = { authorization: `Bearer ${tokenOf(host)}` };
    const { version, auction: terms } = await (
      await request.get(`/api/products/${productId}/edit`, { headers })
    ).json();
    const startsAt = new Date(Date.now() + 1_000).toISOString();
    const sooner = await request.patch(`/api/products/${productId}`, {
      ...{ headers, data: { version, auction: { ...terms, startsAt } } },
    });
    expect(sooner.ok(), await sooner.text()).toBe(true);
    await expect(buyer.getByText('You’re leading')).toBeVisible();

    // Who leads is not led to bid over themselves, only to what they pay at most.
    await expect(buyer.getByRole('button', { name: /^Bid \$/ })).toHaveCount(0);
    await buyer.getByRole('button', { name: 'Change your max' }).filter({ visible: true }).click();
    const amount = buyer.getByLabel('Your maximum');
    await expect(amount).toBeFocused();
    await expect(amount).toHaveValue('5000.00');
    await amount.fill('4000');
    await buyer.getByRole('button', { name: 'Lower max to $4,000' }).click();
    await buyer.getByRole('button', { name: 'Yes, bid $4,000' }).click();
    await expect(amount).toHaveCount(0);
    await expect(buyer.getByText('You’re leading')).toBeVisible();
  });
});

test.describe('a card whose bank asks', () => {
  // A bid without a card is answered with what is missing.
  test.use({ provoked: /status of 409/ });

  test('who was at their bank is asked again for what they would bid, while an auction runs and before it begins', {
    tag: '@whole',
  }, async ({ page, noor, arrive, request }) => {
    test.slow();
    await keepAddress(request, noor, { country: 'US', city: 'Brooklyn', region: 'NY', postalCode: '11211' });
    const { auction } = await openShow(request, await arrive('Maya Okafor'), { isLive: false });
    const jar = await auction('Moon jar', 2_000, { durationSeconds: 3_600 });
    const startsAt = new Date(Date.now() + 86_400_000).toISOString();
    const bowl = await auction('Ash bowl', 2_000, { durationSeconds: 3_600, startsAt });
    const atBank = async (productId: string, answer: 'Complete' | 'Fail') => {
      await typeCard(page, '4000002760003184');
      await page.getByRole('button', { name: 'Save card' }).click();
      await page.getByRole('button', { name: answer }).click();
      await expect(page).toHaveURL(`/product/${productId}`);
    };
    const wish = page.getByRole('region', { name: 'Your bid' });
    await open(page, `/product/${jar}`);
    await page.getByRole('button', { name: 'Bid $20' }).filter({ visible: true }).click();
    await atBank(jar, 'Fail');
    await expect(wish).toContainText('Your card isn’t confirmed yet. Bid $20?');
    await wish.getByRole('button', { name: 'Not now' }).click();
    await expect(wish).toBeHidden();

    await open(page, `/product/${bowl}`);
    await page.getByRole('button', { name: 'Bid before it starts' }).click();
    await page.getByLabel('Your maximum').fill('60');
    await page.getByRole('button', { name: 'Set max $60' }).click();
    await atBank(bowl, 'Complete');
    await expect(wish).toContainText('Your card is ready. Set your maximum to $60?');
    await wish.getByRole('button', { name: 'Set $60' }).click();
    await expect(page.getByRole('region', { name: 'Your maximum' })).toContainText('$60');
    await expect(wish).toBeHidden();
  });

  test('who was at their bank is asked again whether to buy an auction’s item at once, until there is a bid', async ({
    page,
    noor,
    arrive,
    request,
  }) => {
    test.slow();
    await keepAddress(request, noor, { country: 'US', city: 'Brooklyn', region: 'NY', postalCode: '11211' });
    const { auction } = await openShow(request, await arrive('Maya Okafor'), { isLive: false });
    const buyNow = usd(9_000);
    const jar = await auction('Moon jar', 2_000, { durationSeconds: 3_600, buyNow });
    const bowl = await auction('Ash bowl', 2_000, { durationSeconds: 3_600, buyNow });
    const wish = page.getByRole('region', { name: 'What you wanted to buy' });
    const atBank = async (productId: string, answer: 'Complete' | 'Fail', meanwhile = async () => {}) => {
      await open(page, `/product/${productId}`);
      await page.getByRole('button', { name: 'Buy now · $90' }).click();
      await typeCard(page, '4000002760003184');
      await page.getByRole('button', { name: 'Save card' }).click();
      await page.getByRole('button', { name: answer }).waitFor();
      await meanwhile();
      await page.getByRole('button', { name: answer }).click();
      await expect(page).toHaveURL(`/product/${productId}`);
    };
    await atBank(bowl, 'Fail', async () => {
      const ben = await arrive('Ben Ade');
      await keepAddress(request, ben, { country: 'US', city: 'Brooklyn', region: 'NY', postalCode: '11211' });
      await keepCard(request, tokenOf(ben));
      const { lot } = await (await request.get(`/api/products/${bowl}`)).json();
      await callsOf(request, tokenOf(ben))(`/lots/${lot._id}/bids`, {
        ...{ id: randomUUID(), kind: 'once', amount: usd(2_000) },
      });
    });
    await expect(wish).toContainText('Someone has bid since, so it can’t be bought for $90 any more.');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Bid $' }).filter({ visible: true })).toBeVisible();
    await expect(wish).toBeHidden();

    await atBank(jar, 'Complete');
    await expect(wish).toContainText('Your card is ready. Buy it now for $90?');
    await wish.getByRole('button', { name: 'Buy for $90' }).click();
    await expect(page.getByText('You won').first()).toBeVisible();
    await expect(wish).toBeHidden();
  });
});

test('a host on a phone lets a bidder in without leaving the show, and sets what bids go up by', {
  tag: '@whole',
}, async ({ page: buyer, noor, arrive, windowOf, request }) => {
  const token = tokenOf(noor);
  await keepAddress(request, noor, { country: 'US', city: 'Brooklyn', region: 'NY', postalCode: '11211' });
  await keepCard(request, token);
  const host = await arrive('Maya Okafor');
  const show = await openShow(request, host);
  const lot = await show.put('Cup no. 7', 1_000, { needsApproval: true });

  const phone = await windowOf(host.state);
  await phone.setViewportSize({ width: 390, height: 844 });
  await open(phone, show.path);
  const seen = <Role extends 'button' | 'switch'>(role: Role, name: string | RegExp) =>
    phone.getByRole(role, { name }).filter({ visible: true });
  await expect(seen('button', 'Bidders')).toBeVisible();
  const asked = await request.put(`/api/shops/${show.shop._id}/bidding`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(asked.ok(), await asked.text()).toBe(true);
  await seen('button', '1 bidder is waiting for your approval').click();
  await phone.getByRole('article', { name: 'Noor Haddad' }).getByRole('button', { name: 'Approve' }).click();
  await expect(phone.getByText('Nobody’s waiting')).toBeVisible();
  await phone.keyboard.press('Escape');

  await seen('button', /^30 s|^120 s/).click();
  await phone.getByRole('button', { name: 'More settings' }).filter({ visible: true }).click();
  await phone.getByText('Custom', { exact: true }).filter({ visible: true }).click();
  await phone.getByLabel('Goes up by').filter({ visible: true }).fill('4');
  await phone.keyboard.press('Escape');
  await seen('button', 'Start lot 1').click();
  await expect(
    phone.getByRole('region', { name: 'Lot 1 is running' }).filter({ visible: true }),
  ).toBeVisible();

  await callsOf(request, token)(`/lots/${lot}/bids`, {
    ...{ id: randomUUID(), kind: 'once', amount: { amount: 1_000, currency: 'USD' } },
  });
  await open(buyer, `/lots/${lot}/log`);
  await expect(buyer.getByText(noor.handle).first()).toBeVisible();
  const { nextBid } = await (await request.get(`/api/lots/${lot}`)).json();
  expect(nextBid.amount).toBe(1_400);
});
