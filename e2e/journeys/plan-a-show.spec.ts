import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Newcomer, nobody, test } from '../newcomers.ts';
import { noisePicture } from '../noise-picture.ts';
import { withPictures } from '../pictures-and-motion.ts';
import { expect, open } from '../quiet.ts';

test.use(withPictures);

const listed = 27;

test('a host finds any of many products for a show, by scrolling and by words, with keys alone and on a phone', {
  tag: '@whole',
}, async ({ page, noor }) => {
  const shop = await openShop(page, noor);
  await shop.add({ title: 'Jug that is not done', status: 'draft' });
  await open(page, '/createtokshow');
  await page.getByRole('button', { name: 'Add from shop' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Add from shop' });
  // A draft is something, but nothing to show.
  await expect(drawer.getByText('Nothing to add yet')).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Your products' })).toBeVisible();

  await shop.fill();
  await page.reload();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Add from shop' }).press('Enter');
  const choices = drawer.getByRole('checkbox');
  await expect(choices.first()).toBeVisible();
  expect(await choices.count()).toBeLessThan(listed);
  // The end of what is here fetches the rest.
  await choices.last().focus();
  await expect(choices).toHaveCount(listed);
  const oldest = choices.last();
  await oldest.press('Space');
  await expect(oldest).toBeChecked();

  await page.setViewportSize({ width: 390, height: 844 });
  const find = drawer.getByRole('searchbox', { name: 'Search by title or SKU' });
  const place = await find.boundingBox();
  await find.fill('jug-3');
  await expect(choices).toHaveCount(1);
  await expect(choices).toHaveAccessibleName(/Jug 3.*3 in stock.*\$12/);
  expect(await find.boundingBox()).toEqual(place);
  await choices.press('Space');
  await find.fill('teapot');
  await expect(drawer.getByText('No products found')).toBeVisible();
  await drawer.getByRole('button', { name: 'Done, 2 items' }).click();

  const runList = page.getByRole('listitem').filter({ hasText: /Lot \d/ });
  await expect(runList).toHaveText([/Jug 1/, /Jug 3/]);
  await page.reload();
  await expect(runList).toHaveText([/Jug 1/, /Jug 3/]);
  const grip = page.getByRole('button', { name: 'Move Jug 3' });
  await grip.press('Space');
  await grip.press('ArrowUp');
  await grip.press('Space');
  await expect(runList).toHaveText([/Jug 3/, /Jug 1/]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await runList.nth(1).dragTo(runList.nth(0));
  await expect(runList).toHaveText([/Jug 1/, /Jug 3/]);
});

test('a host schedules a show with a cover and terms for a lot, changes it and calls it off', async ({
  page,
  noor,
  arrive,
  windowOf,
}) => {
  // A clip is uploaded, and seen to play three times.
  test.slow();
  const shop = await openShop(page, noor);
  await shop.fill(3);
  await open(page, '/createtokshow');
  const cover = page.getByLabel('Add a photo');
  await expect(cover).toHaveCount(1);
  await cover.setInputFiles({
    ...{ name: 'cover.png', mimeType: 'image/png', buffer: noisePicture(90, 160) },
  });
  await page.getByLabel('Add a clip').setInputFiles({
    ...{ name: 'words.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film') },
  });
  await expect(page.getByText('That video doesn’t play everywhere.', { exact: false })).toBeVisible();
  const film = await clipOfDemo(page);
  await page
    .getByLabel('Add a clip')
    .setInputFiles({ name: 'kiln.mp4', mimeType: 'video/mp4', buffer: film });
  await expect(page.getByRole('button', { name: 'Remove clip' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Jugs after dark');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option').first().click();
  await pickADay(page);
  await page.getByRole('button', { name: 'Add from shop' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add from shop' });
  await drawer.getByRole('checkbox', { name: /Jug 2/ }).check();
  await drawer.getByRole('checkbox', { name: /Jug 1/ }).check();
  await drawer.getByRole('button', { name: 'Done, 2 items' }).click();

  await page.getByRole('button', { name: 'More options for lot 1, Jug 2' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Jug 2' });
  await settings.getByRole('textbox', { name: 'Starting price' }).fill('3');
  await settings.getByText('60 s', { exact: true }).click();
  await settings.getByText('Sudden death').click();
  await settings.getByRole('button', { name: 'Done' }).click();
  const runList = page.getByRole('listitem').filter({ hasText: /Lot \d/ });
  await expect(runList).toHaveText([/Jug 2.*60 s · sudden death.*\$3/, /Jug 1.*30 s · resets to 10 s.*\$12/]);

  // A product at its price and a break, put before the last lot by keys.
  await page.getByRole('button', { name: 'Add from shop' }).click();
  await drawer.getByText('At a fixed price').click();
  await drawer.getByRole('checkbox', { name: /Jug 3/ }).check();
  await drawer.getByRole('button', { name: 'Done, 3 items' }).click();
  await page.getByRole('button', { name: 'Add a break' }).click();
  const pause = page.getByRole('dialog', { name: 'Break' });
  await pause.getByRole('textbox', { name: 'What’s it for?' }).fill('Ask me anything');
  await pause.getByText('15 min', { exact: true }).click();
  await pause.getByRole('button', { name: 'Done' }).click();
  const grip = page.getByRole('button', { name: 'Move Ask me anything' });
  await grip.press('Space');
  await grip.press('ArrowUp');
  await grip.press('ArrowUp');
  await grip.press('Space');
  await expect(page.getByText('2 lots, 1 buy now')).toBeVisible();
  const wholeList = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move / }) });
  const order = [/Jug 2/, /Ask me anything.*Break · 15 min/, /Jug 1/, /Jug 3.*Buy now · 3 in stock/];
  await expect(wholeList).toHaveText(order);

  await page.getByRole('combobox', { name: /^Slow mode/ }).click();
  await page.getByRole('option', { name: '30 seconds' }).click();
  // A person who does not follow the shop is found by their whole handle only.
  const { handle } = await arrive('Mila Costa');
  const moderator = page.getByRole('searchbox', { name: 'Moderators' });
  await moderator.fill(`@${handle}`);
  const suggestions = page.getByRole('list', { name: 'Suggestions' });
  await suggestions.getByRole('button', { name: /a moderator$/ }).click();
  await expect(page.getByRole('list', { name: 'Moderators' })).toContainText(`@${handle}`);
  const blocked = page.getByRole('textbox', { name: 'Blocked words' });
  await blocked.fill('counterfeit');
  await blocked.press('Enter');
  await expect(page.getByRole('button', { name: /counterfeit/ })).toBeVisible();

  await page.getByRole('button', { name: /^Schedule for/ }).click();
  await expect(page).toHaveURL(/\/live\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Jugs after dark' })).toBeVisible();
  const address = page.url();

  const visitor = await windowOf(nobody);
  await open(visitor, address);
  // Who wants little motion is shown nothing that moves before they ask for it.
  const preview = visitor.getByLabel('Preview of this show');
  await visitor.getByRole('button', { name: 'Play preview' }).click();
  const still = visitor.getByRole('button', { name: 'Pause preview' });
  await expect(still).toBeVisible();
  const pictures = () =>
    preview.evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);
  await expect.poll(pictures).toBeGreaterThan(5);
  await still.click();
  await expect(visitor.getByRole('button', { name: 'Play preview' })).toBeVisible();

  await playsOnItsCard(visitor, shop.path);
  const calm = await windowOf(nobody);
  // Who wants little motion sees the cover, however long they stay on it.
  await calm.clock.install();
  await open(calm, shop.path);
  await clipCard(calm).hover();
  await calm.clock.runFor(3_000);
  await expect(clipCard(calm).locator('video')).toHaveCount(0);
  await open(visitor, address);

  const toCalendar = visitor.getByRole('link', { name: 'Add to calendar' });
  const [download] = await Promise.all([visitor.waitForEvent('download'), toCalendar.click()]);
  const calendar = await readFile(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n.*BEGIN:VEVENT\r\n.*END:VEVENT\r\nEND:VCALENDAR\r\n$/s);
  // Long lines go on in the next one, after a space.
  const line = (name: string) =>
    new RegExp(`^${name}(?:;[^:]*)?:(.*)$`, 'm').exec(calendar.replaceAll('\r\n ', ''))?.[1]?.trim();
  expect(line('SUMMARY')).toBe('Jugs after dark');
  expect(line('URL')).toBe(address);
  const begins = await visitor.locator('time').first().getAttribute('datetime');
  expect(line('DTSTART')).toBe(begins?.replace(/[-:]|\.\d+/g, ''));
  await expect(visitor.getByRole('link', { name: 'Edit show' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Edit show' }).filter({ visible: true }).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue('Jugs after dark');
  await title.fill('Jugs at dawn');
  // What is typed outlives a reload.
  await page.reload();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await expect(title).toHaveValue('Jugs at dawn');
  await expect(runList).toHaveText([/Jug 2.*sudden death/, /Jug 1/]);
  await expect(wholeList).toHaveText(order);
  await expect(page.getByRole('combobox', { name: /^Slow mode/ })).toContainText('30 seconds');
  await expect(page.getByRole('list', { name: 'Moderators' })).toContainText(`@${handle}`);
  await expect(page.getByRole('button', { name: /counterfeit/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jugs at dawn' })).toBeVisible();

  await page.getByRole('link', { name: 'Edit show' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Cancel show' }).click();
  const asked = page.getByRole('dialog', { name: 'Cancel “Jugs at dawn”?' });
  await asked.getByRole('button', { name: 'Cancel show' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jugs at dawn' })).toBeAttached();
  await expect(page.getByText('“Jugs at dawn” was cancelled')).toBeVisible();
});

test('a host takes a break from their run list, and the room is told when they are back', {
  tag: '@whole',
}, async ({ page, noor, windowOf }) => {
  const shop = await openShop(page, noor);
  const showId = await shop.schedule({
    steps: [
      { kind: 'talk', title: 'Ask me anything', minutes: 15, afterLots: 0 },
      { kind: 'product', productId: await shop.fill(1), afterLots: 0 },
    ],
  });
  await open(page, `/live/${showId}`);
  await page.getByRole('link', { name: 'Go live' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Go live without a camera' }).click();
  const step = page.getByRole('region', { name: 'Next on your list' });
  const visitor = await windowOf(nobody);
  await open(visitor, `/live/${showId}`);
  await expect(visitor.getByText(/^Up next: Ask me anything$/)).toBeVisible();
  await step.getByRole('button', { name: 'Start break' }).click();
  await expect(visitor.getByText(/^Back at .+: Ask me anything$/)).toBeVisible();
  await step.getByRole('button', { name: 'End break' }).click();
  await expect(visitor.getByText(/^Up next: Jug 1 · \$12/)).toBeVisible();
  await step.getByRole('button', { name: 'Pin to buy now' }).click();
  await expect(visitor.getByRole('button', { name: /Buy/ }).first()).toBeVisible();
  await expect(step).toHaveCount(0);
});

/** Of the show whose clip plays over its cover. */
const clipCard = (page: Page) =>
  page
    .getByRole('article')
    .filter({ hasText: 'Jugs after dark' })
    .filter({ has: page.locator('img') })
    .last();

/** While the mouse or the keyboard is on the card and it is in view, also where the mouse was there before what plays it. */
async function playsOnItsCard(page: Page, shop: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const pointed = Promise.withResolvers<void>();
  await page.route('**/card-clip-*.js', (route) => pointed.promise.then(() => route.continue()));
  await open(page, shop);
  const card = clipCard(page);
  const film = card.locator('video');
  const plays = async () => {
    const second = () => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
    const pictures = () =>
      film.evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);
    await expect(film).toBeVisible();
    await expect.poll(second).toBeGreaterThan(0.3);
    await expect.poll(pictures).toBeGreaterThan(5);
  };
  await card.hover();
  pointed.resolve();
  await plays();
  await page.mouse.move(0, 0);
  await expect(film).toHaveCount(0);
  await card.getByRole('link').first().focus();
  await plays();
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(film).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** A clip of the demo world, which makes them once it is open. */
async function clipOfDemo({ request }: Page): Promise<Buffer> {
  let url: string | undefined;
  const find = async () => {
    const { items } = await (await request.get('/api/shows?state=scheduled')).json();
    url = items.find(({ clip }: { clip: string | null }) => clip)?.clip;
    return url;
  };
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy();
  return await (await request.get(String(url))).body();
}

/** By the calendar that opens: its last day that can be chosen. */
async function pickADay(page: Page) {
  await page.getByRole('button', { name: /^Date/ }).click();
  await page.getByRole('grid').getByRole('button', { disabled: false }).last().click();
}

/** Noor's shop; filled, it has more on sale than a list asks for at once. */
async function openShop(page: Page, { state }: Newcomer) {
  const { token } = JSON.parse(state.origins[0]?.localStorage[0]?.value ?? '{}').state;
  const post = async (path: string, data: object | Buffer) => {
    const type = Buffer.isBuffer(data) ? 'application/octet-stream' : 'application/json';
    const answer = await page.request.post(path, {
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
        'content-type': type,
      },
      data,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const name = `Jugs ${randomUUID().slice(0, 8)}`;
  const shop = await post('/api/shops', { name, city: 'Porto', country: 'PT' });
  const add = (product: object) => post(`/api/shops/${shop._id}/products`, product);
  const picture = await post('/api/files?purpose=product-image&name=jug.png', noisePicture(80, 100));
  const { items } = await (await page.request.get('/api/categories')).json();
  /** The last of them. */
  const fill = async (most = listed): Promise<string> => {
    let last = '';
    for (let number = 1; number <= most; number += 1) {
      const { _id } = await add({
        title: `Jug ${number}`,
        sku: `jug-${number}`,
        images: [picture._id],
        categoryId: items[0]._id,
        condition: 'new',
        price: { amount: 1200, currency: 'USD' },
        available: number,
        status: 'active',
      });
      last = _id;
    }
    return last;
  };
  const schedule = async (data: object): Promise<string> => {
    const made = await post(`/api/shops/${shop._id}/shows`, {
      ...{ title: 'Jugs at noon', categoryId: items[0]._id, language: 'en', timeZone: 'UTC' },
      // Among the shows of the demo world nobody sees it.
      visibility: 'private',
      startsAt: new Date(Date.now() + 86_400_000).toISOString().slice(0, 16),
      ...data,
    });
    return made._id;
  };
  return { add, fill, schedule, path: `/shop/${shop._id}?tab=shows` };
}
