import type { Page } from '@playwright/test';
import { keepCard, typeCard } from '../buying.ts';
import { keepAddress, type Newcomer, nobody, test, tokenOf } from '../newcomers.ts';
import { withMotion } from '../pictures-and-motion.ts';
import { expect, open } from '../quiet.ts';
import { openShow } from '../running-show.ts';

test.use(withMotion);

const phone = { width: 390, height: 844 };
const berlin = { country: 'DE', city: 'Berlin', postalCode: '12047' };

const dock = (page: Page) => page.getByRole('region', { name: 'Bidding' });
const bidButton = (page: Page, price: string) =>
  dock(page)
    .getByRole('button', { name: `Bid ${price}`, exact: true })
    .last();
const chat = (page: Page) => page.getByRole('region', { name: 'Chat' });
const said = (page: Page) => chat(page).getByRole('listitem');
const stage = (page: Page) => page.getByRole('region', { name: 'Stage' });

async function say(page: Page, text: string): Promise<void> {
  await chat(page).getByRole('combobox').fill(text);
  await chat(page).getByRole('button', { name: 'Send', exact: true }).click();
}

test('two buyers bid against each other, and the lot goes to the one who went further', async ({
  page,
  request,
  noor,
  arrive,
  windowOf,
}) => {
  const [host, jonas] = [await arrive('Mara Quill'), await arrive('Jonas Berg')];
  const mayBid = async (who: Newcomer) => {
    await keepAddress(request, who, berlin);
    await keepCard(request, tokenOf(who));
  };
  await Promise.all([mayBid(noor), mayBid(jonas)]);
  const show = await openShow(request, host);
  const other = await windowOf(jonas.state);
  await other.setViewportSize(phone);
  await Promise.all([open(page, show.path), open(other, show.path)]);
  // Who was here already sees it begin.
  const lot = await show.start('Tenmoku tea bowl', 2_000);

  await bidButton(page, '$20').click();
  await expect(dock(page).getByText('You’re leading').first()).toBeVisible();
  await expect(dock(other).getByText(`${noor.handle} is leading`)).toBeVisible();
  await expect(said(other).filter({ hasText: `${noor.handle} bid $20` })).toBeVisible();

  // Two taps of one who means it once.
  await bidButton(other, '$21').dblclick();
  await expect(dock(other).getByText('2 bids')).toBeVisible();
  await expect(dock(page).getByText('You’ve been outbid').first()).toBeVisible();
  // At the same moment as another one it would be counted with it.
  await expect(said(page).filter({ hasText: / (bid|bids) \$21$/ })).toBeVisible();

  // By the keyboard, and taken back. What is pressed right after the last bid counts as a slip of it.
  const undo = dock(page).getByRole('button', { name: /^Take your bid back/ });
  await expect(async () => {
    await page.locator('body').press('b');
    await expect(undo).toBeVisible({ timeout: 500 });
  }).toPass();
  await undo.click();
  await expect(dock(page).getByText(`${jonas.handle} is leading`)).toBeVisible();
  // The bid before it stands.
  await expect(dock(page).getByText('You’ve been outbid').first()).toBeVisible();
  await expect(dock(other).getByText('You’re leading').first()).toBeVisible();

  // A maximum answers by itself.
  await dock(other).getByRole('button', { name: 'Set a max bid' }).click();
  await other.getByRole('dialog').getByRole('button', { name: '$30', exact: true }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Set max $30' }).click();
  await expect(dock(other).getByText('You’re leading, up to $30').first()).toBeVisible();
  await bidButton(page, '$22').click();
  await expect(dock(page).getByText('You’ve been outbid').first()).toBeVisible();
  await expect(dock(page).getByText('$23', { exact: true }).first()).toBeVisible();

  // In the middle of it.
  await page.reload();
  await expect(dock(page).getByText('You’ve been outbid').first()).toBeVisible();

  // What one is about to give for this lot is not asked for the next one.
  await dock(other).getByRole('button', { name: 'Change your max' }).click();
  await expect(other.getByRole('dialog', { name: 'Set a maximum' })).toBeVisible();
  await show.close(lot);
  await expect(stage(page).getByText(`to ${jonas.handle}`, { exact: true })).toBeVisible();
  await expect(stage(page).getByText('$23', { exact: true })).toBeVisible();
  await expect(stage(other).getByText('It’s yours')).toBeVisible();
  await expect(stage(page).getByText(`to ${jonas.handle}`, { exact: true })).toBeHidden();
  // The next one.
  await show.start('Celadon vase', 500);
  await expect(bidButton(page, '$5')).toBeVisible();
  await expect(bidButton(other, '$5')).toBeVisible();

  // On the way to another room the key bids on nothing in this one.
  const line = Promise.withResolvers<void>();
  await page.route(/\/api\/(shows|shops)\/[^/]+$/, (route) => line.promise.then(() => route.continue()));
  await page.getByRole('button', { name: 'Next show' }).filter({ visible: true }).click();
  const skeleton = page.locator('[data-skeleton=live-room]');
  await skeleton.waitFor();
  await page.keyboard.press('b');
  line.resolve();
  await expect(skeleton).toHaveCount(0);
  await expect(dock(other).getByText('No bids yet')).toBeVisible();
});

test('people talk to each other, a word too much comes back, and the host keeps order', async ({
  page,
  request,
  noor,
  arrive,
  windowOf,
}) => {
  const host = await arrive('Mara Quill');
  const show = await openShow(request, host);
  await show.block(['rubbish']);
  const desk = await windowOf(host.state);
  const visitor = await windowOf(nobody);
  await visitor.setViewportSize(phone);
  await Promise.all([open(page, show.path), open(desk, show.path), open(visitor, show.path)]);

  await say(page, 'Is the foot ring unglazed?');
  await expect(said(desk).filter({ hasText: 'Is the foot ring unglazed?' })).toContainText(noor.handle);
  // The host answers by name.
  await chat(desk).getByRole('combobox').fill('Yes, bare clay @no');
  await chat(desk).getByRole('option', { name: noor.handle }).click();
  await chat(desk).getByRole('combobox').press('Enter');
  const answer = said(visitor).filter({ hasText: `Yes, bare clay @${noor.handle}` });
  await expect(answer).toContainText('Host');

  await say(page, 'what rubbish');
  await expect(chat(page).getByRole('alert')).toContainText('That message contains a blocked word.');
  await expect(said(page).filter({ hasText: 'what rubbish' })).toHaveCount(0);
  await chat(page).getByRole('button', { name: 'Discard' }).click();

  await chat(desk).getByRole('button', { name: 'Slow mode' }).click();
  await desk.getByRole('menuitemradio', { name: '10 seconds' }).click();
  await expect(chat(page).getByText('Slow 10 s')).toBeVisible();
  await say(page, 'so good in the hand');
  await expect(chat(page).getByPlaceholder(/^Slow mode: you can write again in/)).toBeVisible();

  const line = said(desk).filter({ hasText: 'so good in the hand' });
  await line.getByRole('button', { name: `Options for ${noor.handle}’s message` }).click();
  await desk.getByRole('menuitem', { name: 'Delete message' }).click();
  await expect(said(visitor).filter({ hasText: 'so good in the hand' })).toHaveCount(0);
  await said(desk)
    .filter({ hasText: 'foot ring' })
    .getByRole('button', { name: /^Options for/ })
    .click();
  await desk.getByRole('menuitem', { name: 'Time out for this show' }).click();
  await page.reload();
  await expect(chat(page).getByText('You’re timed out for the rest of this show.')).toBeVisible();
  // Once it is lifted their page finds out by itself.
  await show.lift(noor._id);
  await expect(chat(page).getByRole('combobox')).toBeVisible({ timeout: 25_000 });
  // A visitor reads along, and is shown the way in.
  await expect(chat(visitor).getByRole('link', { name: /Sign in/ })).toBeVisible();
});

test('a clock that runs ahead ends no break early, and asks for the show no more often than others', {
  tag: '@whole',
}, async ({ page, request, arrive }) => {
  const show = await openShow(request, await arrive('Mara Quill'));
  await show.takeBreak('Fresh tea', 10);
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 3_600_000;
  });
  let asked = 0;
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname === `/api${show.path.replace('/live', '/shows')}`) asked += 1;
  });
  await open(page, show.path);
  await expect(page.getByText(/^Back at/).first()).toBeVisible();
  await show.start('Tenmoku tea bowl', 2_000);
  await expect(bidButton(page, '$20')).toBeVisible();
  await page.waitForTimeout(2_000);
  const before = asked;
  await page.waitForTimeout(8_000);
  expect(asked - before).toBeLessThan(2);
});

test('who has neither an address nor a card adds both where they stand, and their bid goes out', {
  tag: '@whole',
}, async ({ page, request, arrive }) => {
  const show = await openShow(request, await arrive('Mara Quill'));
  await show.start('Tenmoku tea bowl', 2_000);
  await page.setViewportSize(phone);
  await open(page, show.path);
  await bidButton(page, '$20').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Add an address to bid' })).toBeVisible();
  const form = dialog.getByRole('form');
  await form.getByRole('combobox', { name: /^Country \S/ }).click();
  // Its list is as dark as the room.
  await expect(page.getByRole('dialog', { name: 'Country' })).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('option', { name: 'Germany', exact: true }).click();
  await form.getByLabel('Street').fill('Sonnenallee 12');
  await form.getByLabel('City').fill('Berlin');
  await form.getByLabel('Postal code').fill('12047');
  await form.getByLabel('Phone').fill('030 901820');
  await form.getByRole('button', { name: 'Deliver here' }).click();
  await expect(dialog.getByRole('heading', { name: 'Add a card to bid' })).toBeVisible();
  await dialog.getByLabel('Card number').fill('4242424242424242');
  await dialog.getByLabel(/^Expir/).fill('12/39');
  await dialog.getByLabel(/security code|CVC/i).fill('123');
  await dialog.getByRole('button', { name: 'Save card' }).click();
  await expect(dock(page).getByText('You’re leading').first()).toBeVisible();
});

test('a card whose bank asks is kept, and its owner is back in the room and asked for their bid again', {
  tag: '@whole',
}, async ({ page, request, noor, arrive }) => {
  await keepAddress(request, noor, { country: 'DE', city: 'Berlin', postalCode: '12047' });
  const show = await openShow(request, await arrive('Mara Quill'));
  await show.start('Tenmoku tea bowl', 2_000);
  await page.setViewportSize(phone);
  await open(page, show.path);
  const add = async (answer: 'Complete' | 'Fail') => {
    await bidButton(page, '$20').click();
    await typeCard(page, '4000002760003184');
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByRole('button', { name: answer }).click();
    await expect(page).toHaveURL(show.path);
  };
  await add('Fail');
  await expect(page.getByText('Your bank couldn’t confirm it’s you.')).toBeVisible();
  const wish = page.getByRole('region', { name: 'Your bid' });
  await expect(wish).toContainText('Your card isn’t confirmed yet. Bid $20?');
  await wish.getByRole('button', { name: 'Not now' }).click();
  await expect(wish).toBeHidden();
  await add('Complete');
  await expect(page.getByText('Card added')).toBeVisible();
  // Nothing was bid meanwhile; a reload asks once more, and one tap bids.
  await expect(wish).toContainText('Your card is ready. Bid $20?');
  await page.reload();
  await wish.getByRole('button', { name: 'Bid $20' }).click();
  await expect(dock(page).getByText('You’re leading').first()).toBeVisible();
  await expect(wish).toBeHidden();
});

test('who is still writing their address as the lot closes keeps their words, and is told', {
  tag: '@whole',
}, async ({ page, request, arrive }) => {
  const show = await openShow(request, await arrive('Mara Quill'));
  const lot = await show.start('Tenmoku tea bowl', 2_000);
  await page.setViewportSize(phone);
  await open(page, show.path);
  await bidButton(page, '$20').click();
  const dialog = page.getByRole('dialog', { name: 'Add an address to bid' });
  await dialog.getByLabel('Street').fill('Sonnenallee 12');
  await show.close(lot);
  await expect(dialog.getByText('This lot has closed.')).toBeVisible();
  await show.start('Ash glaze jar', 1_500);
  await expect(dialog.getByText('This lot has closed.')).toBeVisible();
  await expect(dialog.getByLabel('Street')).toHaveValue('Sonnenallee 12');
  await dialog.getByRole('combobox', { name: /^Country \S/ }).click();
  await page.getByRole('option', { name: 'Germany', exact: true }).click();
  await dialog.getByLabel('City').fill('Berlin');
  await dialog.getByLabel('Postal code').fill('12047');
  await dialog.getByLabel('Phone').fill('030 901820');
  await dialog.getByRole('button', { name: 'Deliver here' }).click();
  // Nothing is bid on a lot that nobody asked for.
  await expect(dialog).toBeHidden();
  await expect(dock(page).getByText('No bids yet')).toBeVisible();
});
