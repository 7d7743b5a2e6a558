import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { callsOf, keepCard, typeCard } from '../buying.ts';
import { keepAddress, test, tokenOf } from '../newcomers.ts';
import { expect, open } from '../quiet.ts';
import { openShow } from '../running-show.ts';

const phone = { width: 390, height: 844 };
const berlin = { country: 'DE', city: 'Berlin', postalCode: '12047' };

const dock = (page: Page) => page.getByRole('region', { name: 'Bidding' });
const list = (page: Page) => page.getByRole('region', { name: 'Lots' });
const row = (page: Page, title: string) => list(page).getByRole('listitem').filter({ hasText: title });

// A bid without a card is answered with what is missing.
test.use({ provoked: /status of 409/ });

test('a viewer bookmarks a lot, bids on it before it starts, and leads as it begins', {
  tag: '@whole',
}, async ({ page, request, noor, arrive, windowOf }) => {
  const [host, jonas] = [await arrive('Mara Quill'), await arrive('Jonas Berg')];
  await keepAddress(request, noor, berlin);
  const show = await openShow(request, host);
  // The newest comes first.
  const vase = await show.put('Celadon vase', 3_000);
  const bowl = await show.put('Tenmoku tea bowl', 2_000);
  const other = await windowOf(jonas.state);
  await other.setViewportSize(phone);
  await Promise.all([open(page, show.path), open(other, show.path)]);

  const bookmark = page.getByRole('button', { name: 'Tell me before Celadon vase comes up' });
  await bookmark.click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');

  // What is missing is asked for in between, and then the bid goes on.
  await row(page, 'Celadon vase').getByRole('button', { name: 'Celadon vase', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '$45', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Set max $45' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a card to bid' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  // One whose bank wants to hear of every charge.
  await keepCard(request, tokenOf(noor), '4000000000003220');
  await row(page, 'Celadon vase').getByRole('button', { name: 'Celadon vase', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '$45', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Set max $45' }).click();
  await expect(row(page, 'Celadon vase')).toContainText('Your max $45');

  // Others see that a bid waits, and not how much.
  await other.getByRole('button', { name: /^Lots/ }).click();
  await expect(
    other.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Celadon vase' }),
  ).toContainText('$30 · 1 pre-bid');
  await other.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  // Both stand there after a reload.
  await page.reload();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await expect(row(page, 'Celadon vase')).toContainText('Your max $45');

  await show.begin(vase);
  await expect(dock(page).getByText('You’re leading').first()).toBeVisible();
  await expect(dock(other).getByText(`${noor.handle} is leading`)).toBeVisible();

  // The lot in hand can be bid on from the dock, and the bid cancelled.
  await show.stop(vase);
  await expect(page.getByRole('region', { name: 'Stage' }).getByText('Lot stopped')).toBeVisible();
  await dock(page).getByRole('button', { name: 'Bid before it starts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '$25', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Set max $25' }).click();
  await expect(dock(page).getByText('Your max $25')).toBeVisible();
  await dock(page).getByRole('button', { name: 'Change your max' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel this bid' }).click();
  await expect(dock(page).getByRole('button', { name: 'Bid before it starts' })).toBeVisible();
  await list(page).getByText('Unsold 1').click();
  await expect(row(page, 'Celadon vase')).toContainText('stopped');

  // What they win is paid in the room as well, after a reload in the middle too.
  await show.begin(bowl);
  await dock(page)
    .getByRole('button', { name: /^Bid \$20/ })
    .click();
  await expect(dock(page).getByText('You’re leading').first()).toBeVisible();
  await show.close(bowl);
  const due = page.getByRole('alert').filter({ hasText: 'Tenmoku tea bowl isn’t paid yet' });
  await due.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: /^Pay \$26\.50/ }).click();
  const toBank = page.getByRole('button', { name: 'Continue to your bank' });
  await expect(toBank).toBeVisible();
  await page.reload();
  await due.getByRole('button', { name: 'Pay now' }).click();
  const [bank] = await Promise.all([page.waitForEvent('popup'), toBank.click()]);
  await bank.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('dialog', { name: 'Paid, and yours' })).toBeVisible();
  await expect.poll(() => bank.isClosed()).toBe(true);
});

test('who was at their bank for a card is asked again for the bid on a lot that still waits', {
  tag: '@whole',
}, async ({ page, request, noor, arrive }) => {
  await keepAddress(request, noor, { country: 'DE', city: 'Berlin', postalCode: '12047' });
  const show = await openShow(request, await arrive('Mara Quill'));
  await show.start('Tenmoku tea bowl', 2_000);
  await show.put('Celadon vase', 3_000);
  await open(page, show.path);
  await row(page, 'Celadon vase').getByRole('button', { name: 'Celadon vase', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '$45', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Set max $45' }).click();
  await typeCard(page, '4000002760003184');
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page).toHaveURL(show.path);
  const wish = page.getByRole('region', { name: 'Your bid' });
  await expect(wish).toContainText('Your card is ready. Set your maximum for “Celadon vase” to $45?');
  await wish.getByRole('button', { name: 'Set $45' }).click();
  await expect(row(page, 'Celadon vase')).toContainText('Your max $45');
  await expect(wish).toBeHidden();
});

test('what one pays at most is known in another window, where one lowers it knowingly and sees that one was outbid', {
  tag: '@whole',
}, async ({ page, request, noor, arrive, windowOf }) => {
  const [host, jonas] = [await arrive('Mara Quill'), await arrive('Jonas Berg')];
  const ada = await arrive('Ada Finch');
  for (const one of [noor, jonas, ada]) {
    await keepAddress(request, one, berlin);
    await keepCard(request, tokenOf(one));
  }
  const show = await openShow(request, host);
  const vase = await show.put('Celadon vase', 1_000, { seconds: 300 });
  await open(page, show.path);
  await row(page, 'Celadon vase').getByRole('button', { name: 'Celadon vase', exact: true }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('textbox', { name: '$10 or more' }).fill('100');
  await window.getByRole('button', { name: 'Set max $100' }).click();
  await expect(row(page, 'Celadon vase')).toContainText('Your max $100');
  await show.begin(vase);
  await expect(dock(page).getByText('You’re leading, up to $100')).toBeVisible();

  // One that knows nothing of what the first one sent.
  const second = await windowOf(noor.state);
  await second.setViewportSize(phone);
  await open(second, show.path);
  await expect(dock(second).getByText('You’re leading, up to $100')).toBeVisible();
  await dock(second).getByRole('button', { name: 'Change your max' }).click();
  const change = second.getByRole('dialog');
  await expect(change.getByRole('button', { name: 'Set max $100' })).toBeVisible();
  await change.getByRole('textbox').fill('40');
  await expect(change.getByText('This lowers your maximum from $100 to $40.')).toBeVisible();
  await change.getByRole('button', { name: 'Lower max to $40' }).click();
  await expect(dock(second).getByText('You’re leading, up to $40')).toBeVisible();

  const other = await windowOf(jonas.state);
  await open(other, show.path);
  await other.getByRole('textbox', { name: /^Your maximum/ }).fill('60');
  await other.getByRole('button', { name: 'Set max' }).click();
  await expect(dock(other).getByText('You’re leading, up to $60')).toBeVisible();
  const third = await windowOf(noor.state);
  await third.setViewportSize(phone);
  await open(third, show.path);
  for (const one of [second, third]) {
    await expect(dock(one).getByText('You’ve been outbid').first()).toBeVisible();
    await expect(dock(one).getByText('your bid was $40')).toBeVisible();
  }

  // A bid from another device that never led is known in a tab that stood open meanwhile.
  const tab = await windowOf(ada.state);
  await open(tab, show.path);
  await expect(dock(tab).getByText(`${jonas.handle} is leading`)).toBeVisible();
  await callsOf(request, tokenOf(ada))(`/lots/${vase}/bids`, {
    ...{ id: randomUUID(), kind: 'once', amount: { amount: 4_500, currency: 'USD' } },
  });
  await expect(dock(tab).getByText('You’ve been outbid').first()).toBeVisible();
  await expect(dock(tab).getByText('your bid was $45')).toBeVisible();
});

test('a host puts a product on sale in their show and pins it, and a viewer has it with two taps', async ({
  page,
  request,
  noor,
  arrive,
  windowOf,
}) => {
  const host = await arrive('Mara Quill');
  await Promise.all([keepAddress(request, noor, berlin), keepCard(request, tokenOf(noor))]);
  await keepCard(request, tokenOf(noor), '4000000000003220');
  const show = await openShow(request, host);
  await show.sell('Celadon yunomi cup', 3_800, { acceptsOffers: true });
  const desk = await windowOf(host.state);
  await page.setViewportSize(phone);
  await Promise.all([open(page, show.path), open(desk, show.path)]);

  const run = desk.getByRole('region', { name: 'Run list' });
  await run.getByText('Buy now 0').click();
  await run.getByRole('button', { name: 'Add a product for sale' }).click();
  await desk
    .getByRole('dialog')
    .getByRole('checkbox', { name: /Celadon yunomi cup/ })
    .click();
  await desk.getByRole('button', { name: 'Done, 1 item' }).click();
  await run.getByRole('button', { name: 'Pin Celadon yunomi cup' }).click();

  const pinned = page.getByRole('region', { name: 'Pinned by the host' });
  await expect(pinned).toContainText('$38');
  await pinned.getByRole('button', { name: 'Buy Celadon yunomi cup' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay \$38\.00/ })
    .click();
  await expect(page.getByRole('dialog').getByText('It’s yours!')).toBeVisible();
  await page.getByRole('button', { name: 'Keep watching' }).click();
  // They are in the room still.
  await expect(dock(page)).toBeVisible();
  await expect(pinned).toBeVisible();

  // From the list as well, more than one; and for a buyer who turns away nothing is held.
  await page.getByRole('button', { name: /^Lots/ }).click();
  const list = page.getByRole('dialog', { name: 'Lots' });
  await list.getByText('Buy now 1').click();
  await list.getByRole('button', { name: 'Buy Celadon yunomi cup' }).click();
  const sheet = page.getByRole('dialog', { name: 'Buy now' });
  await sheet.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(sheet.getByRole('button', { name: /^Pay \$76\.00/ })).toBeVisible();
  await sheet.getByRole('button', { name: 'Decrease quantity' }).click();

  // The bank of another card asks in a window of its own, while the show goes on here: a no, then a yes.
  await sheet.getByRole('button', { name: /^Payment: / }).click();
  await page.getByRole('menuitemradio', { name: /3220/ }).click();
  const toBank = async (asking: Locator, says: string) => {
    const [bank] = await Promise.all([
      page.waitForEvent('popup'),
      asking.getByRole('button', { name: 'Continue to your bank' }).click(),
    ]);
    await bank.getByRole('button', { name: says }).click();
    await expect.poll(() => bank.isClosed()).toBe(true);
  };
  await sheet.getByRole('button', { name: /^Pay \$38\.00/ }).click();
  await toBank(sheet, 'Fail');
  // A browser that opens no window goes there itself, and comes back into the room.
  await page.evaluate(() => {
    window.open = () => null;
  });
  await sheet.getByRole('button', { name: /^Pay \$38\.00/ }).click();
  await sheet.getByRole('button', { name: 'Continue to your bank' }).click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(sheet.getByText('It’s yours!')).toBeVisible();
  await sheet.getByRole('button', { name: 'Keep watching' }).click();
  await run.getByRole('button', { name: 'Unpin Celadon yunomi cup' }).click();
  await expect(pinned).toBeHidden();

  // For a minute it goes for a fifth less, one for each person, and everyone sees how many are left.
  await run.getByRole('button', { name: 'Start a flash sale for Celadon yunomi cup' }).click();
  const form = desk.getByRole('dialog', { name: 'New flash sale' });
  await expect(form).toContainText('$38.00 becomes $30.40');
  await form.getByRole('button', { name: 'Start flash sale' }).click();
  const flash = page.getByRole('region', { name: 'Flash sale' });
  await expect(flash).toContainText('7 left');
  await flash.getByRole('button', { name: 'Buy Celadon yunomi cup' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay \$30\.40/ })
    .click();
  await expect(page.getByRole('dialog').getByText('It’s yours!')).toBeVisible();
  await page.getByRole('button', { name: 'Keep watching' }).click();
  await expect(flash).toContainText('6 left');
  const own = desk.getByRole('region', { name: 'Flash sale' });
  await expect(own).toContainText('1 of 7 taken');
  await own.getByRole('button', { name: 'End now' }).click();
  await expect(flash).toContainText('Flash sale over');

  // And a tip, with a card whose bank asks here too: once it is ended for another card, once the bank says no in this window.
  const tip = page.getByRole('dialog', { name: /^Tip Kiln/ });
  const giveFive = async () => {
    await tip.getByRole('combobox', { name: 'Pay with' }).click();
    await page.getByRole('option', { name: /3220/ }).click();
    await tip.getByRole('button', { name: 'Tip $5.00' }).click();
  };
  await page.getByRole('button', { name: /^Tip Kiln/ }).click();
  await giveFive();
  await tip.getByRole('button', { name: 'Use another card' }).click();
  await giveFive();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await tip.getByRole('button', { name: 'Continue to your bank' }).click();
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(tip.getByText('Your bank couldn’t confirm it’s you.')).toBeVisible();
  // A yes of which the bank's window tells nothing is heard all the same; everyone sees one tip, and the host what it comes to.
  await page
    .context()
    .route('**/from-bank.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await giveFive();
  await toBank(tip, 'Complete');
  await expect(tip).toBeHidden();
  await expect(page.getByRole('region', { name: 'Chat' }).getByText('tipped $5')).toHaveCount(1);
  await expect(desk.getByText('in tips').first()).toBeVisible();

  // A price of the viewer's own goes to the host, who counters from where they lead; it is paid in the room, once.
  await page.getByRole('button', { name: /^Lots/ }).click();
  await list.getByText('Buy now 1').click();
  await list.getByRole('button', { name: 'Buy Celadon yunomi cup' }).click();
  await sheet.getByRole('button', { name: 'Make an offer' }).click();
  const making = page.getByRole('dialog', { name: 'Make an offer' });
  await making.getByLabel('Your offer').fill('30');
  await making.getByRole('button', { name: 'Offer $30' }).click();
  await expect(sheet).toBeHidden();
  await list.getByRole('button', { name: 'Close' }).click();
  await desk.getByRole('button', { name: '1 offer waiting for you' }).click();
  const offers = desk.getByRole('dialog', { name: 'Offers to your shop' });
  await offers.getByRole('button', { name: 'Counter' }).click();
  const counter = desk.getByRole('dialog', { name: /^Counter .* offer$/ });
  await counter.getByLabel('Your price').fill('34');
  await counter.getByRole('button', { name: 'Counter with $34' }).click();
  const answered = page.getByRole('region', { name: 'Your offer' });
  await expect(answered).toContainText('countered with $34');
  await page.reload();
  await answered.getByRole('button', { name: 'Accept $34' }).click();
  await answered.getByRole('button', { name: 'Buy at $34' }).click();
  await sheet.getByRole('button', { name: /^Pay \$34\.00/ }).click();
  await expect(sheet.getByText('It’s yours!')).toBeVisible();
  await sheet.getByRole('button', { name: 'Keep watching' }).click();
  await expect(answered).toBeHidden();
});
