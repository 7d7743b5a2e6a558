import type { Page } from '@playwright/test';
import { browserWithCamera, openCamera } from '../fake-camera.ts';
import { nobody, test, tokenOf } from '../newcomers.ts';
import { expect, open } from '../quiet.ts';
import { killRelay, portOf } from '../relay-of-market.ts';
import { openShow } from '../running-show.ts';

test.use({ launchOptions: browserWithCamera });

const phone = { width: 390, height: 844 };
const stage = (page: Page) => page.getByRole('region', { name: 'Stage' });

/** Pictures that the page has shown so far. */
const shown = (page: Page) =>
  page.evaluate(() => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0);

/** Shows ten more, also where another line counts from the beginning meanwhile. */
async function keepsPlaying(page: Page, timeout = 10_000): Promise<void> {
  let before = await shown(page);
  const more = async () => {
    const now = await shown(page);
    before = Math.min(before, now);
    return now - before;
  };
  await expect.poll(more, { timeout }).toBeGreaterThan(10);
}

const nextPicture = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        const video = document.querySelector('video');
        video?.requestVideoFrameCallback(() => resolve(performance.now() - begun));
      }),
  );

test('a visitor sees a show at once, turns its sound on, and sees on when the relay has died', async ({
  browser,
  request,
  arrive,
  windowOf,
  baseURL,
}) => {
  test.slow();
  const host = await arrive('Mara Quill');
  const show = await openShow(request, host);
  const visitor = await windowOf(nobody);
  await visitor.setViewportSize(phone);
  await open(visitor, show.path);
  // Nobody is on air yet: what there was before stands there, and nothing is said.
  await expect(stage(visitor).getByRole('button', { name: 'Tap for sound' })).toHaveCount(0);

  const camera = await openCamera(browser, { request, token: tokenOf(host), showId: show.id });
  await keepsPlaying(visitor);
  const video = visitor.locator('video');
  await expect(video).toHaveJSProperty('muted', true);
  await stage(visitor).getByRole('button', { name: 'Tap for sound' }).click();
  await expect(video).toHaveJSProperty('muted', false);
  await stage(visitor).getByRole('button', { name: 'Mute' }).click();
  await expect(video).toHaveJSProperty('muted', true);
  await stage(visitor).getByRole('button', { name: 'Tap for sound' }).click();

  // Smaller pictures for those who pay by the megabyte.
  await stage(visitor).getByRole('button', { name: 'Video options' }).click();
  await visitor.getByRole('menuitemradio', { name: 'Data saver' }).click();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.videoHeight))
    .toBeLessThan(540);
  await keepsPlaying(visitor);

  await killRelay(portOf(baseURL));
  const begun = performance.now();
  await expect.poll(() => shown(visitor), { timeout: 1_000 }).toBeGreaterThan(0);
  await nextPicture(visitor);
  await keepsPlaying(visitor);
  expect(performance.now() - begun).toBeLessThan(process.env.FIGURES === 'long' ? 5_000 : 12_000);
  await expect(video).toHaveJSProperty('muted', false);
  await camera.stop();
});
