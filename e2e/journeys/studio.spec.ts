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
  await expect.poll(() => shown(page), { timeout: 15_000 }).toBeGreaterThan(before + 10);
}

test('a host rehearses unseen, comes back after a reload, and is seen from the first moment of the show', async ({
  request,
  arrive,
  windowOf,
}) => {
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
  expect(asked.filter((line) => !line.startsWith('GET'))).toEqual([]);

  await host.reload();
  const begin = host.getByRole('button', { name: 'Go live now' });
  await expect(begin).toBeEnabled();
  await begin.click();
  await expect(stage(host).getByRole('button', { name: 'Mute yourself' })).toBeVisible();
  await seesMore(visitor);
});

test('a host turns their camera on, is seen, reloads and is back, and is told where somebody else took over', async ({
  request,
  arrive,
  windowOf,
}) => {
  const mara = await arrive('Mara Quill');
  const show = await openShow(request, mara);
  const host = await windowOf(mara.state);
  const visitor = await windowOf(nobody);
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
  await open(phone, show.path);
  await stage(phone).getByRole('button', { name: 'Use this device' }).click();
  await expect(stage(host).getByText('You’re on camera somewhere else')).toBeVisible();
  await seesMore(visitor);
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
