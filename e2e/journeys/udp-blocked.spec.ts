import { browserWithCamera, openCamera, wholeBrowser } from '../fake-camera.ts';
import { test, tokenOf } from '../newcomers.ts';
import { expect, listenTo, open } from '../quiet.ts';
import { needRelay } from '../relay-of-market.ts';
import { openShow } from '../running-show.ts';

test.use({ launchOptions: browserWithCamera });
needRelay(test);

const noUdp = '--webrtc-ip-handling-policy=disable_non_proxied_udp';

test('where UDP is blocked the show plays a moment late, and says so', { tag: '@whole' }, async ({
  playwright,
  browser,
  request,
  arrive,
  baseURL,
}) => {
  const host = await arrive('Mara Quill');
  const show = await openShow(request, host);
  const camera = await openCamera(browser, { request, token: tokenOf(host), showId: show.id });
  const blocked = await playwright.chromium.launch({ ...wholeBrowser, args: [...wholeBrowser.args, noUdp] });
  try {
    const context = await blocked.newContext({ baseURL: String(baseURL) });
    const noise = listenTo(context);
    const visitor = await context.newPage();
    await open(visitor, show.path);
    const told = visitor.getByText(/^Your network blocks live video, so you’re \d seconds? behind\./);
    await expect(told).toBeVisible({ timeout: 20_000 });
    const frames = () =>
      visitor.evaluate(() =>
        [...document.querySelectorAll('video')].map((one) => one.getVideoPlaybackQuality().totalVideoFrames),
      );
    const [line, recorded = 0] = await frames();
    expect(line).toBe(0);
    await expect.poll(async () => (await frames())[1], { timeout: 15_000 }).toBeGreaterThan(recorded + 40);
    if (process.env.FIGURES === 'long') {
      const behind: number[] = [];
      for (let look = 0; look < 40; look += 1) {
        behind.push(Number(/(\d+) sec/.exec((await told.textContent()) ?? '')?.[1]));
        await visitor.waitForTimeout(250);
      }
      process.stdout.write(`seconds behind: ${behind.join(' ')}\n`);
      expect(behind.toSorted()[20]).toBeLessThanOrEqual(2);
    }
    expect(noise).toEqual([]);
  } finally {
    await blocked.close();
    await camera.stop();
  }
});
