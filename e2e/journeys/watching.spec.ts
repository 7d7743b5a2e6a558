import type { Page } from '@playwright/test';
import { browserWithCamera, openCamera } from '../fake-camera.ts';
import { nobody, test, tokenOf } from '../newcomers.ts';
import { withMotion } from '../pictures-and-motion.ts';
import { expect, open } from '../quiet.ts';
import { killRelay, portOf } from '../relay-of-market.ts';
import { openShow } from '../running-show.ts';

test.use({ launchOptions: browserWithCamera, ...withMotion });

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

/** As a phone in low power: nothing plays, not even without sound, before the page was touched. Runs in the page. */
function refusePlay(): void {
  const play = HTMLMediaElement.prototype.play;
  // The browser takes what a journey asks a page for a touch.
  let isTouched = false;
  addEventListener('pointerdown', () => {
    isTouched = true;
  });
  HTMLMediaElement.prototype.play = function () {
    return isTouched
      ? play.call(this)
      : Promise.reject(new DOMException('not before a tap', 'NotAllowedError'));
  };
}

/** The headless browser has no window over others: who asks for one is told, as a browser with windows does. Runs in the page. */
function offerSmallWindow(): void {
  let shown: Element | null = null;
  Object.defineProperty(document, 'pictureInPictureEnabled', { get: () => true });
  Object.defineProperty(document, 'pictureInPictureElement', { get: () => shown });
  HTMLVideoElement.prototype.requestPictureInPicture = async function () {
    shown = this;
    this.dispatchEvent(new Event('enterpictureinpicture'));
    return {} as PictureInPictureWindow;
  };
  document.exitPictureInPicture = async () => {
    const video = shown;
    shown = null;
    video?.dispatchEvent(new Event('leavepictureinpicture'));
  };
}

const isInSmallWindow = (page: Page) =>
  page.evaluate(() => document.pictureInPictureElement === document.querySelector('video'));

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
  await visitor.addInitScript(offerSmallWindow);
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

  // Where nothing may play by itself the cover stays, with a button on it.
  const saver = await windowOf(nobody);
  await saver.addInitScript(refusePlay);
  await open(saver, show.path);
  const begin = stage(saver).getByRole('button', { name: 'Play', exact: true });
  await expect(begin).toBeVisible();
  await expect(saver.locator('video')).toHaveJSProperty('paused', true);
  await begin.click();
  await keepsPlaying(saver);
  await expect(begin).toHaveCount(0);
  await saver.close();

  // The picture alone, over other windows, and back.
  for (const isSmall of [true, false]) {
    await stage(visitor).getByRole('button', { name: 'Video options' }).click();
    await visitor.getByRole('menuitem', { name: 'Picture-in-picture' }).click();
    await expect.poll(() => isInSmallWindow(visitor)).toBe(isSmall);
  }

  // Smaller pictures for those who pay by the megabyte.
  await stage(visitor).getByRole('button', { name: 'Video options' }).click();
  await visitor.getByRole('menuitemradio', { name: 'Data saver' }).click();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.videoHeight))
    .toBeLessThan(540);
  await keepsPlaying(visitor);

  // Who looks around in the market sees on in a corner, and is back with a tap.
  await stage(visitor).getByRole('link', { name: show.shop.name }).first().click();
  const corner = visitor.getByRole('complementary', { name: 'Now watching' });
  await expect(corner).toBeVisible();
  await keepsPlaying(visitor);
  await corner.getByRole('link', { name: 'Back to Night kiln' }).click();
  await expect(corner).toBeHidden();
  await keepsPlaying(visitor);
  await expect(video).toHaveJSProperty('muted', false);

  await killRelay(portOf(baseURL));
  const begun = performance.now();
  await expect.poll(() => shown(visitor), { timeout: 1_000 }).toBeGreaterThan(0);
  await nextPicture(visitor);
  await keepsPlaying(visitor);
  expect(performance.now() - begun).toBeLessThan(process.env.FIGURES === 'long' ? 5_000 : 12_000);
  await expect(video).toHaveJSProperty('muted', false);
  await camera.stop();
});
