import type { Page } from '@playwright/test';
import { keepCard } from '../buying.ts';
import { browserWithCamera, openCamera } from '../fake-camera.ts';
import { keepAddress, nobody, test, tokenOf } from '../newcomers.ts';
import { withMotion } from '../pictures-and-motion.ts';
import { expect, open } from '../quiet.ts';
import { needRelay } from '../relay-of-market.ts';
import { openShow } from '../running-show.ts';

test.use({ launchOptions: browserWithCamera, ...withMotion });
needRelay(test);

const patient = { timeout: 30_000 };
const clipOf = (page: Page) => page.getByRole('region', { name: 'The moment it sold' });

/** It plays, and goes to any of its moments. */
async function plays(page: Page): Promise<void> {
  const video = clipOf(page).locator('video');
  await video.scrollIntoViewIfNeeded();
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  const frames = () =>
    video.evaluate((element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames);
  await expect.poll(frames, patient).toBeGreaterThan(10);
  const seconds = await video.evaluate((element: HTMLVideoElement) => element.duration);
  expect(seconds).toBeGreaterThan(8);
  await video.evaluate(
    (element: HTMLVideoElement) =>
      new Promise<void>((resolve) => {
        element.addEventListener('seeked', () => resolve(), { once: true });
        element.currentTime = element.duration - 2;
      }),
  );
  expect(await video.evaluate((element: HTMLVideoElement) => element.error)).toBeNull();
}

/** Makes a clip of what was just seen in the room, and gives its address. */
async function makesClip(page: Page): Promise<string> {
  await page.getByRole('region', { name: 'Stage' }).getByRole('button', { name: 'Make a clip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a clip' });
  await dialog.getByLabel('Title').fill('Going, going…');
  await dialog.getByRole('button', { name: 'Make clip' }).click();
  const made = page.getByRole('dialog', { name: 'Your clip is ready' });
  await made.getByRole('button', { name: 'Share clip' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await made.getByRole('button', { name: 'Close' }).click();
  return await page.evaluate(() => navigator.clipboard.readText());
}

test('who won a lot and who sold it see the moment it sold and can keep it, and make clips of the show', {
  tag: '@whole',
}, async ({ page, browser, request, noor, arrive, windowOf }) => {
  test.slow();
  const host = await arrive('Mara Quill');
  await keepAddress(request, noor, { country: 'DE', city: 'Berlin', postalCode: '12047' });
  await keepCard(request, tokenOf(noor));
  const show = await openShow(request, host);
  const camera = await openCamera(browser, { request, token: tokenOf(host), showId: show.id });
  await open(page, show.path);
  const replay = async () => (await (await request.get(`/api/shows/${show.id}/replay`)).json()).seconds;
  await expect.poll(replay, patient).toBeGreaterThan(4);
  const lot = await show.start('Tenmoku tea bowl', 2_000);
  const dock = page.getByRole('region', { name: 'Bidding' });
  await dock.getByRole('button', { name: 'Bid $20', exact: true }).last().click();
  await expect(dock.getByText('You’re leading').first()).toBeVisible();
  await show.close(lot);

  const headers = { authorization: `Bearer ${tokenOf(noor)}` };
  const clip = async () =>
    (await (await request.get(`/api/lots/${lot}/sold-moment`, { headers })).json()).clip;
  await expect.poll(clip, patient).not.toBeNull();
  // A viewer makes a clip and passes on its link; anyone with it can watch, until the host takes it down.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = await makesClip(page);
  const seller = await windowOf(host.state);
  await open(seller, show.path);
  await expect(
    seller.getByRole('region', { name: 'Stage' }).getByRole('button', { name: 'Make a clip' }),
  ).toBeVisible();
  await camera.stop();
  const friend = await windowOf(nobody);
  await open(friend, address);
  await expect(friend.getByRole('heading', { name: 'Going, going…' })).toBeVisible();
  const frames = () =>
    friend
      .locator('main video')
      .first()
      .evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);
  await expect.poll(frames, patient).toBeGreaterThan(10);
  await open(seller, address);
  await seller.getByRole('button', { name: 'Delete clip' }).click();
  await seller.getByRole('dialog').getByRole('button', { name: 'Delete clip' }).click();
  await expect(seller).toHaveURL(show.path);
  expect((await request.get(`/api${new URL(address).pathname}`)).status()).toBe(404);

  const { items } = await (await request.get('/api/orders', { headers })).json();
  await open(page, `/myorders?order=${items[0]._id}`);
  await plays(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    clipOf(page).getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('1 Tenmoku tea bowl.mp4');

  await open(seller, `/sell/orders/${items[0]._id}`);
  await plays(seller);
  await open(page, `/lots/${lot}/log`);
  await plays(page);
});
