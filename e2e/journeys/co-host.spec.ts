import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { callsOf, decliningCard, keepCard } from '../buying.ts';
import { browserWithCamera } from '../fake-camera.ts';
import { moveClock } from '../move-clock.ts';
import { keepAddress, type Newcomer, nobody, test, tokenOf } from '../newcomers.ts';
import { expect, open } from '../quiet.ts';
import { needRelay } from '../relay-of-market.ts';
import { openShow } from '../running-show.ts';

test.use({ launchOptions: browserWithCamera });
needRelay(test);
// Who is taken out while their line comes back asks once more.
test.use({ provoked: /403.*\/co-hosts\/publish/ });

const stage = (page: Page) => page.getByRole('region', { name: 'Stage' });
const desk = (page: Page) => page.getByRole('region', { name: 'Co-hosts and second camera' });

/** Pictures that each video of a page has shown so far. */
const shown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('video')]
      .filter((video) => video.checkVisibility())
      .map((video) => video.getVideoPlaybackQuality().totalVideoFrames),
  );

/** So many pictures beside each other, and each of them moves. */
async function seesMoving(page: Page, count: number, beforeLooking?: () => Promise<void>): Promise<void> {
  let before: number[] = [];
  await expect
    .poll(
      async () => {
        await beforeLooking?.();
        const now = await shown(page);
        const moving = now.filter((frames, at) => frames > (before[at] ?? frames) + 1).length;
        before = now;
        return now.length === count && moving === count;
      },
      { timeout: 40_000, intervals: [700] },
    )
    .toBe(true);
}

/** Nothing lies over the words on the stage, but for what the host is told while their line is weak, as on a busy machine. */
const isUncovered = (page: Page, words: string) =>
  stage(page)
    .getByText(words)
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [0.1, 0.5, 0.9].every((part) => {
        const over = document.elementFromPoint(left + width * part, top + height / 2);
        return over?.closest('p') === element.closest('p') || over?.closest('[role=status]') != null;
      });
    });

type Second = { from: number; to: number };

const lengthOf = (part?: Second): number => (part ? part.to - part.from : 0);

/** Of the parts of a replay that have a second picture. */
const longest = ({ second }: { second: Second[] }): Second | undefined =>
  second.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];

test('a co-host is invited, is seen beside the host, comes back after a reload, is gone when taken out, and is in the replay', {
  tag: '@whole',
}, async ({ request, arrive, windowOf }) => {
  test.slow();
  const [mara, noor] = [await arrive('Mara Quill'), await arrive('Noor Haddad')];
  const show = await openShow(request, mara);
  const [host, guest, visitor] = [
    await windowOf(mara.state),
    await windowOf(noor.state),
    await windowOf(nobody),
  ];
  await Promise.all([host, guest, visitor].map((page) => open(page, show.path)));
  await stage(host).getByRole('button', { name: 'Turn on your camera' }).click();
  await seesMoving(visitor, 1);

  await desk(host).getByRole('button', { name: 'Invite a co-host' }).click();
  await host.getByLabel('Name or handle').fill(`@${noor.handle}`);
  await host.getByRole('button', { name: 'Invite Noor Haddad' }).click();
  await expect(desk(host).getByText('No response yet')).toBeVisible();
  await guest.getByRole('button', { name: 'Join as co-host' }).click();
  await expect(desk(host).getByText(/^Camera off/)).toBeVisible();
  const own = guest.getByRole('region', { name: 'You’re co-hosting' });
  await own.getByRole('button', { name: 'Turn on your camera' }).click();
  await Promise.all([seesMoving(visitor, 2), seesMoving(host, 2), seesMoving(guest, 2)]);
  await expect(stage(visitor).getByText('Noor Haddad')).toBeVisible();
  // On a phone, in letters twice as large, the name beside the host stands clear of what they work with.
  await host.setViewportSize({ width: 390, height: 844 });
  await host.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect.poll(() => isUncovered(host, 'Noor Haddad')).toBe(true);
  await host.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await host.setViewportSize({ width: 1280, height: 800 });

  await desk(host).getByText('In the corner', { exact: true }).click();
  const corner = stage(visitor).locator('video').last();
  await expect.poll(async () => (await corner.boundingBox())?.width ?? 999).toBeLessThan(180);
  await desk(host).getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(stage(visitor).getByRole('img', { name: 'Muted' })).toBeVisible();

  guest.on('dialog', (dialog) => void dialog.accept());
  await guest.reload();
  await expect(own.getByRole('button', { name: 'Go off camera' })).toBeVisible();
  await seesMoving(visitor, 2);
  const replay = async () => (await request.get(`/api/shows/${show.id}/replay`)).json();
  // Long enough to be watched again.
  await expect.poll(async () => lengthOf(longest(await replay())), { timeout: 20_000 }).toBeGreaterThan(5);

  await desk(host).getByRole('button', { name: 'Remove Noor Haddad' }).click();
  await seesMoving(visitor, 1);
  await expect(own).toBeHidden();
  await expect(guest.getByText('You’re co-hosting')).toBeHidden();
  // Who co-hosted bids on nothing there, and is not offered to.
  await expect(guest.getByText('You co-hosted this show, so you can’t bid in it')).toBeVisible();

  // Watched again, the show has both pictures while viewers had them.
  await show.end();
  await expect.poll(async () => (await replay()).state, { timeout: 20_000 }).toBe('ready');
  const beside = longest(await replay());
  if (!beside) throw new Error('nothing of the second picture was kept');
  await open(visitor, `${show.path}?t=${Math.ceil(beside.from)}`);
  await seesMoving(visitor, 2, () =>
    visitor.evaluate(({ from, to }) => {
      const video = document.querySelector('video');
      if (!video || (video.currentTime > from && video.currentTime < to)) return;
      video.currentTime = from;
      // What is still being loaded plays once it is there.
      return video.play().catch(() => undefined);
    }, beside),
  );
  await expect(stage(visitor).getByText('Noor Haddad')).toBeVisible();

  // So has a clip of it, on its page; its file has the host’s own.
  const headers = { authorization: `Bearer ${tokenOf(mara)}`, 'idempotency-key': show.id };
  const clip = { title: 'Two at the kiln', from: Math.max(0, beside.to - 10), seconds: 10 };
  const made = await request.post(`/api/shows/${show.id}/clips`, { headers, data: clip });
  const { clipId } = await made.json();
  const cut = async () => (await (await request.get(`/api/clips/${clipId}`)).json()).video;
  await expect.poll(cut, { timeout: 45_000 }).toBeTruthy();
  await open(visitor, `/clips/${clipId}`);
  await seesMoving(visitor, 2);
  await expect(visitor.getByText('The download has the host’s picture and sound only.')).toBeVisible();
});

/** One leads the show with its host from now on. */
async function takeIn(request: APIRequestContext, showId: string, host: Newcomer, one: Newcomer) {
  const at = `/api/shows/${showId}/co-hosts`;
  const as = (who: Newcomer) => ({ headers: { authorization: `Bearer ${tokenOf(who)}` } });
  expect((await request.put(`${at}/${one._id}`, as(host))).status()).toBe(204);
  const yes = { ...as(one), data: { accept: true } };
  expect((await request.post(`${at}/answer`, yes)).status()).toBe(204);
}

test('of two co-hosts the host puts one on camera and then the other; what one sells is held up and goes with them', {
  tag: '@whole',
}, async ({ request, arrive, windowOf }) => {
  test.slow();
  const [mara, noor, ali] = await Promise.all(['Mara Quill', 'Noor Haddad', 'Ali Ben'].map(arrive));
  if (!mara || !noor || !ali) throw new Error('somebody did not arrive');
  const [show, lamps] = [await openShow(request, mara), await openShow(request, noor, { isLive: false })];
  await lamps.sell('Brass lamp', 3_000);
  for (const one of [noor, ali]) await takeIn(request, show.id, mara, one);
  const [host, first, second, visitor] = [
    await windowOf(mara.state),
    await windowOf(noor.state),
    await windowOf(ali.state),
    await windowOf(nobody),
  ];
  await Promise.all([host, first, second, visitor].map((page) => open(page, show.path)));
  const own = (page: Page) => page.getByRole('region', { name: 'You’re co-hosting' });
  const waits = 'Someone else is on camera. Yours turns on when Mara Quill picks you.';
  await own(first).getByRole('button', { name: 'Turn on your camera' }).click();
  await expect(stage(visitor).getByText('Noor Haddad')).toBeVisible({ timeout: 15_000 });
  await own(second).getByRole('button', { name: 'Turn on your camera' }).click();
  await expect(own(second).getByText(waits)).toBeVisible();
  await desk(host).getByRole('button', { name: 'Put on camera Ali Ben' }).click();
  await expect(stage(visitor).getByText('Ali Ben')).toBeVisible({ timeout: 15_000 });
  await expect(own(first).getByText(waits)).toBeVisible();
  await second.reload();
  await expect(stage(visitor).getByText('Ali Ben')).toBeVisible({ timeout: 15_000 });
  await desk(host).getByRole('button', { name: 'Remove Ali Ben' }).click();
  await desk(host).getByRole('button', { name: 'Put on camera Noor Haddad' }).click();
  await expect(stage(visitor).getByText('Noor Haddad')).toBeVisible({ timeout: 15_000 });

  await own(first).getByRole('button', { name: 'Add products' }).click();
  await first.getByText('Brass lamp').click();
  await expect(first.getByRole('checkbox', { name: /Brass lamp/ })).toBeChecked();
  await first.getByRole('button', { name: /^Done/ }).click();
  await own(first).getByRole('button', { name: 'Pin Brass lamp' }).click();
  const heldUp = visitor.getByRole('region', { name: 'Pinned by the host' });
  await expect(heldUp.getByText(`Sold by ${lamps.shop.name}`)).toBeVisible();
  await desk(host).getByRole('button', { name: 'Remove Noor Haddad' }).click();
  await expect(heldUp).toBeHidden();
  await expect(own(first)).toBeHidden();
});

test('a co-host decides in the room about a lot of theirs that nobody paid, and its host reads that they do', {
  tag: '@whole',
}, async ({ request, arrive, windowOf, baseURL }) => {
  const [mara, noor] = [await arrive('Mara Quill'), await arrive('Noor Haddad')];
  const [ali, jonas] = [await arrive('Ali Ben'), await arrive('Jonas Berg')];
  for (const one of [ali, jonas])
    await keepAddress(request, one, { country: 'DE', city: 'Berlin', postalCode: '12047' });
  await keepCard(request, tokenOf(ali), decliningCard);
  await keepCard(request, tokenOf(jonas));
  const [show, lamps] = [await openShow(request, mara), await openShow(request, noor, { isLive: false })];
  const productId = await lamps.sell('Brass lamp', 3_000);
  await takeIn(request, show.id, mara, noor);
  const added = { productId, quantity: 1, terms: { start: { amount: 1_000, currency: 'USD' } } };
  const [lot] = (await callsOf(request, tokenOf(noor))(`/shows/${show.id}/lots`, added)).lots;
  const [host, guest] = [await windowOf(mara.state), await windowOf(noor.state)];
  await Promise.all([host, guest].map((page) => open(page, show.path)));
  const own = guest.getByRole('region', { name: 'You’re co-hosting' });

  await show.begin(lot);
  for (const [who, amount] of [[jonas, 1_000] as const, [ali, 3_000] as const]) {
    const bid = { id: randomUUID(), kind: 'once', amount: { amount, currency: 'USD' } };
    await callsOf(request, tokenOf(who))(`/lots/${lot}/bids`, bid);
  }
  await show.close(lot);
  const unpaid = own.getByRole('list', { name: 'Not paid yet' });
  await expect(unpaid).toContainText(/payment failed.*\d+ s/, { timeout: 20_000 });
  await expect(unpaid.getByRole('button')).toHaveCount(0);

  // Two minutes on, what comes of it is theirs to say.
  await moveClock(baseURL, lamps.shop._id, 1);
  await host.getByText('Done 1', { exact: true }).click();
  const ofHost = host.getByRole('listitem').filter({ hasText: `${lamps.shop.name} decides what’s next` });
  await expect(ofHost).toBeVisible({ timeout: 20_000 });
  await expect(ofHost.getByRole('button')).toHaveCount(0);
  await expect(unpaid.getByRole('button', { name: 'Run again' })).toBeVisible();
  await unpaid.getByRole('button', { name: 'Next bidder' }).click();
  await expect(unpaid).toContainText('offered to the next bidder');

  // Nor does the next one want it.
  await moveClock(baseURL, lamps.shop._id, 1);
  await expect(unpaid).toContainText('payment failed', { timeout: 20_000 });
  await unpaid.getByRole('button', { name: 'Run again' }).click();
  await expect(unpaid).toBeHidden();
  await expect(own.getByRole('button', { name: 'Change the starting price of Brass lamp' })).toBeVisible();
  await expect(host.getByRole('button', { name: 'Start lot 2', exact: true })).toBeVisible();
});

test('a host’s phone, by a code that works once, is the second camera of their show', {
  tag: '@whole',
}, async ({ request, arrive, windowOf }) => {
  const mara = await arrive('Mara Quill');
  const show = await openShow(request, mara);
  const [host, visitor, phone] = [await windowOf(mara.state), await windowOf(nobody), await windowOf(nobody)];
  await phone.setViewportSize({ width: 390, height: 844 });
  await host.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await Promise.all([host, visitor].map((page) => open(page, show.path)));
  await stage(host).getByRole('button', { name: 'Turn on your camera' }).click();
  await desk(host).getByRole('button', { name: 'Use your phone' }).click();
  await expect(host.getByRole('img', { name: 'Code for your phone' })).toBeVisible();
  await host.getByRole('button', { name: 'Copy the link' }).click();
  const address = await host.evaluate(() => navigator.clipboard.readText());
  await open(phone, address);
  await phone.getByRole('button', { name: 'Use this phone' }).click();
  await expect(host.getByRole('img', { name: 'Code for your phone' })).toBeHidden();
  await phone.getByRole('button', { name: 'Start the camera' }).click();
  await expect(phone.getByText('Live in your show')).toBeVisible();
  await seesMoving(visitor, 2);

  phone.on('dialog', (dialog) => void dialog.accept());
  await phone.reload();
  await expect(phone.getByText('Live in your show')).toBeVisible();
  await desk(host).getByRole('button', { name: 'Remove' }).click();
  await seesMoving(visitor, 1);
  await expect(phone.getByRole('button', { name: 'Start the camera' })).toBeVisible();
});
