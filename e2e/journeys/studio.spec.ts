import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readFootage } from '@souk/broadcast/playout/footage.ts';
import { Host } from '@souk/broadcast/playout/host.ts';
import { openHost } from '@souk/broadcast/testing/werift-host.ts';
import { browserWithCamera } from '../fake-camera.ts';
import { nobody, test } from '../newcomers.ts';
import { expect, open } from '../quiet.ts';
import { needRelay } from '../relay-of-market.ts';
import { openShow } from '../running-show.ts';

const footageFolder = new URL('../../apps/server/src/seed/on-air/footage/', import.meta.url);
test.use({ launchOptions: browserWithCamera });
needRelay(test);

const stage = (page: Page) => page.getByRole('region', { name: 'Stage' });

/** Pictures that a visitor's page has shown so far. */
const shown = (page: Page) =>
  page.evaluate(() => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0);

async function seesMore(page: Page): Promise<void> {
  const before = await shown(page);
  await expect.poll(() => shown(page), { timeout: 30_000 }).toBeGreaterThan(before + 10);
}

/**
 * Runs in the page: the browser's made-up screen looks like its made-up camera, so that this one is red. At first
 * the system lets the browser see no screen, then the host thinks better of it.
 */
function shareRed(): void {
  const share = navigator.mediaDevices.getDisplayMedia.bind(navigator.mediaDevices);
  const refusals = ['Permission denied by system', 'Permission denied'];
  navigator.mediaDevices.getDisplayMedia = async (options) => {
    const refusal = refusals.shift();
    if (refusal) {
      // A person takes that long to say no.
      await new Promise((resolve) => setTimeout(resolve, 400));
      throw new DOMException(refusal, 'NotAllowedError');
    }
    for (const track of (await share(options)).getTracks()) track.stop();
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
    const drawing = canvas.getContext('2d');
    const stream = canvas.captureStream(12);
    const [track] = stream.getVideoTracks();
    const timer = setInterval(() => {
      if (track?.readyState === 'ended') clearInterval(timer);
      Object.assign(drawing ?? {}, { fillStyle: '#e00000' });
      drawing?.fillRect(0, 0, 1280, 720);
    }, 80);
    Object.assign(globalThis, { shared: track });
    return stream;
  };
}

/** The browser's own bar over a shared screen has a button, too. Runs in the page. */
function stopByBrowser(): void {
  const { shared } = globalThis as unknown as { shared: MediaStreamTrack };
  shared.stop();
  shared.dispatchEvent(new Event('ended'));
}

/** What the middle of a visitor's picture looks like, and whether all of it is in view. */
const seenIn = (page: Page) =>
  page.evaluate(() => {
    const video = document.querySelector('video');
    const drawing = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
    if (!video || !drawing) return null;
    drawing.drawImage(video, video.videoWidth / 2, video.videoHeight / 2, 1, 1, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = drawing.getImageData(0, 0, 1, 1).data;
    return `${red > 150 && green < 60 && blue < 60 ? 'screen' : 'camera'}, ${getComputedStyle(video).objectFit}`;
  });
// Two busy cores may take long to draw, send and show another picture.
const sees = (page: Page, what: string) => expect.poll(() => seenIn(page), { timeout: 30_000 }).toBe(what);
const seesScreen = (page: Page) => sees(page, 'screen, contain');
const seesCamera = (page: Page) => sees(page, 'camera, cover');

test('a host rehearses unseen, comes back after a reload, and is seen from the first moment of the show', {
  tag: '@whole',
}, async ({ request, arrive, windowOf }) => {
  const mara = await arrive('Mara Quill');
  const show = await openShow(request, mara, { isLive: false });
  const host = await windowOf(mara.state);
  const visitor = await windowOf(nobody);
  await Promise.all([open(host, show.path), open(visitor, show.path)]);
  await host.getByRole('link', { name: 'Go live' }).filter({ visible: true }).click();
  await expect(host.getByText('Only you can see this')).toBeVisible();
  await expect(host.getByText('Light is good')).toBeVisible();
  await expect(host.getByRole('meter', { name: 'Your sound' })).toBeAttached();
  // The line is tried for real, with what viewers will get.
  await expect(host.getByText('Ready for 720p')).toBeVisible({ timeout: 20_000 });
  expect(await visitor.locator('video').count()).toBe(0);
  // Who waits reads that the host is there, and not any more once they left.
  const ready = visitor.getByText('The host is getting ready');
  await expect(ready).toBeVisible();
  await host.getByRole('link', { name: 'Leave the rehearsal' }).click();
  await expect(ready).toBeHidden();
  await host.getByRole('link', { name: 'Go live' }).filter({ visible: true }).click();
  await expect(ready).toBeVisible();

  // Made-up people bid and buy in the host's page alone.
  const asked: string[] = [];
  host.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await host.getByRole('button', { name: 'Practice with made-up viewers' }).click();
  await host.getByRole('button', { name: 'Start a practice lot' }).click();
  const practice = host.getByRole('region', { name: 'Practice lot' });
  await expect(practice.getByText(/leads · \d+ bids?$/)).toBeVisible({ timeout: 20_000 });
  await practice.getByRole('button', { name: 'Close now' }).click();
  await expect(host.getByText('Sold', { exact: true })).toBeVisible();
  await host.getByRole('button', { name: 'End practice' }).click();
  await expect(practice).toBeHidden();
  // But for the page that says that its host is there, and their picture on its way.
  const told = [`PUT /api/shows/${show.id}/rehearsal`, `PUT /api/shows/${show.id}/video/shown`];
  const said = asked.filter((line) => !line.startsWith('GET') && !/^\w+ \/whip\//.test(line));
  expect(said.filter((line) => !told.includes(line))).toEqual([]);

  await host.reload();
  const begin = host.getByRole('button', { name: 'Go live now' });
  await expect(begin).toBeEnabled();
  await begin.click();
  await expect(stage(host).getByRole('button', { name: 'Mute yourself' })).toBeVisible();
  await seesMore(visitor);
});

test('a host turns their camera on, is seen, shares their screen, reloads and is back, and is told where somebody else took over', async ({
  request,
  arrive,
  windowOf,
}) => {
  // Every way to be seen and not seen is walked, and each is waited for at the visitor's.
  test.slow();
  const mara = await arrive('Mara Quill');
  const show = await openShow(request, mara);
  const host = await windowOf(mara.state);
  const visitor = await windowOf(nobody);
  await host.addInitScript(shareRed);
  await Promise.all([open(host, show.path), open(visitor, show.path)]);
  await expect(stage(host).getByText('Nobody can see you yet')).toBeVisible();
  await stage(host).getByRole('button', { name: 'Turn on your camera' }).click();
  await seesMore(visitor);
  await stage(host).getByRole('button', { name: 'Mute yourself' }).click();
  await stage(host).getByRole('button', { name: 'Unmute yourself' }).click();

  await stage(host).getByRole('button', { name: 'Turn camera off' }).click();
  await expect(stage(visitor).getByText('Camera off')).toBeVisible();
  await stage(host).getByRole('button', { name: 'Turn camera on' }).click();
  await expect(stage(visitor).getByText('Camera off')).toBeHidden();
  await stage(host).getByRole('button', { name: 'Camera and microphone' }).click();
  await host.getByRole('menuitem', { name: 'Take a break' }).click();
  await expect(stage(visitor).getByText('Back in a moment')).toBeVisible();
  await stage(host).getByRole('button', { name: 'I’m back' }).click();
  await expect(stage(visitor).getByText('Back in a moment')).toBeHidden();

  const choose = async (page: Page, name: string) => {
    await stage(page).getByRole('button', { name: 'Camera and microphone' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await choose(host, 'Share your screen');
  // Refused: the camera goes on, the host reads why, and it can be tried again. Who cancels knows it.
  const blocked = host.getByText(/^Your browser or system blocked screen sharing/);
  await expect(blocked).toBeVisible();
  await host.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(blocked).toBeHidden();
  await choose(host, 'Share your screen');
  await seesMore(visitor);
  await seesCamera(visitor);
  await expect(host.getByText(/screen (sharing|couldn’t)/)).toHaveCount(0);
  await choose(host, 'Share your screen');
  await seesScreen(visitor);
  await choose(host, 'Stop sharing your screen');
  await seesCamera(visitor);
  await choose(host, 'Share your screen');
  await seesScreen(visitor);
  await host.evaluate(stopByBrowser);
  await seesCamera(visitor);
  await seesMore(visitor);

  // What was on air before is on air again, as it was.
  await stage(host).getByRole('button', { name: 'Mute yourself' }).click();
  const asked: string[] = [];
  host.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await host.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(stage(host).getByRole('button', { name: 'Unmute yourself' })).toBeVisible();
  await seesMore(visitor);

  const phone = await windowOf(mara.state);
  await phone.setViewportSize({ width: 390, height: 844 });
  // As on a phone: its browser shares no screen.
  await phone.addInitScript(() => Reflect.deleteProperty(MediaDevices.prototype, 'getDisplayMedia'));
  await open(phone, show.path);
  await stage(phone).getByRole('button', { name: 'Use this device' }).click();
  await expect(stage(host).getByText('You’re on camera somewhere else')).toBeVisible();
  await seesMore(visitor);
  // What was watched on it until then does not go on in a corner.
  await expect(phone.getByRole('complementary', { name: 'Now watching' })).toHaveCount(0);
  await stage(phone).getByRole('button', { name: 'Camera and microphone' }).click();
  await expect(phone.getByRole('menuitem', { name: 'Take a break' })).toBeVisible();
  await expect(phone.getByRole('menuitem', { name: 'Share your screen' })).toHaveCount(0);
});

test('OBS sends a show with its key: its host sees what arrives before and during it, and viewers see it play', async ({
  request,
  arrive,
  windowOf,
  baseURL,
}) => {
  const mara = await arrive('Mara Quill');
  const show = await openShow(request, mara, { isLive: false });
  const host = await windowOf(mara.state);
  const visitor = await windowOf(nobody);
  await Promise.all([open(host, `${show.path}?rehearsal=1`), open(visitor, show.path)]);
  await host.getByText('OBS or encoder', { exact: true }).click();
  await expect(host.getByText('Nothing is arriving yet').first()).toBeVisible();
  await host.getByRole('button', { name: 'Create a stream key' }).click();
  const token = await host.getByLabel('Stream key', { exact: true }).inputValue();
  const footage = readFootage(await readFile(new URL('mara-saddler.footage', footageFolder)));
  const pictures = new Host(footage, { lot: '', turn: 0 });
  await using _obs = await openHost({ url: `${baseURL}/whip/${show.id}`, token, pictures });
  await expect(host.getByText(/^OBS is sending \d+p\d+ · H264 · [\d.]+ Mb\/s$/).first()).toBeVisible();
  await host.getByRole('button', { name: 'Go live now' }).click();
  await expect(stage(host).getByText(/^OBS is sending/)).toBeVisible();
  await seesMore(visitor);
});
