import type { Page } from '@playwright/test';
import { callsOf } from '../buying.ts';
import { browserWithCamera, openCamera, wholeBrowser } from '../fake-camera.ts';
import { test, tokenOf } from '../newcomers.ts';
import { expect, listenTo, open } from '../quiet.ts';
import { needRelay } from '../relay-of-market.ts';
import { openShow } from '../running-show.ts';

test.use({ launchOptions: browserWithCamera });
needRelay(test);

const noUdp = '--webrtc-ip-handling-policy=disable_non_proxied_udp';
const patient = { timeout: 20_000 };

/** What is played shows more pictures, without an error. */
async function seesMore(page: Page): Promise<void> {
  const look = () =>
    page.evaluate(() => {
      const [playing] = [...document.querySelectorAll('video')].filter(({ src }) => src !== '');
      const error = playing?.error?.message;
      if (error) throw new Error(error);
      return playing?.getVideoPlaybackQuality().totalVideoFrames ?? 0;
    });
  const before = await look();
  await expect.poll(look, patient).toBeGreaterThan(before + 10);
}

test('a host whose browser has VP8 alone is seen a moment late, back in the show, in its replay and in a clip', {
  tag: '@whole',
}, async ({ playwright, browser, request, arrive, baseURL }) => {
  test.slow();
  const host = await arrive('Mara Quill');
  const show = await openShow(request, host);
  const token = tokenOf(host);
  const camera = await openCamera(browser, { request, token, showId: show.id, isVp8: true });
  const blocked = await playwright.chromium.launch({ ...wholeBrowser, args: [...wholeBrowser.args, noUdp] });
  try {
    const context = await blocked.newContext({ baseURL: String(baseURL) });
    const noise = listenTo(context);
    const visitor = await context.newPage();
    const stage = visitor.getByRole('region', { name: 'Stage' });
    await open(visitor, show.path);
    await expect(visitor.getByText(/^Your network blocks live video/)).toBeVisible(patient);
    await expect(visitor.getByText(/so you’re \d+ seconds? behind\./)).toBeVisible(patient);
    await seesMore(visitor);
    await stage.getByRole('button', { name: 'Back 30 seconds' }).click();
    await expect(visitor.getByText(/^0:\d\d behind live$/)).toBeVisible(patient);
    await seesMore(visitor);
    const replay = async () => (await request.get(`/api/shows/${show.id}/replay`)).json();
    await expect.poll(async () => (await replay()).seconds, patient).toBeGreaterThan(12);
    await camera.stop();
    await show.end();

    await stage.getByRole('button', { name: 'Play', exact: true }).click(patient);
    await seesMore(visitor);
    const seek = stage.getByRole('slider', { name: 'Position in the replay' });
    await seek.fill('9');
    await seesMore(visitor);
    await seek.fill('1');
    await seesMore(visitor);

    const { clipId } = await callsOf(request, token)(`/shows/${show.id}/clips`, {
      ...{ title: 'First turn', from: 0, seconds: 10 },
    });
    const clip = async () => (await request.get(`/api/clips/${clipId}`)).status();
    await expect.poll(clip, patient).toBe(200);
    await open(visitor, `/clips/${clipId}`);
    await seesMore(visitor);
    await expect(visitor.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      /video\.webm\?download=1$/,
    );
    expect(noise).toEqual([]);
  } finally {
    await blocked.close();
    await camera.stop();
  }
});
