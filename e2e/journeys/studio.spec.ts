import type { Page } from '@playwright/test';
import { cameraFlags } from '../fake-camera.ts';
import { nobody, test } from '../newcomers.ts';
import config from '../playwright.config.ts';
import { expect, open } from '../quiet.ts';
import { openShow } from '../running-show.ts';

const launched = config.use?.launchOptions;
test.use({
  launchOptions: { ...launched, args: [...(launched?.args ?? []), ...cameraFlags, '--mute-audio'] },
});

const stage = (page: Page) => page.getByRole('region', { name: 'Stage' });

/** Pictures that a visitor's page has shown so far. */
const shown = (page: Page) =>
  page.evaluate(() => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0);

async function seesMore(page: Page): Promise<void> {
  const before = await shown(page);
  await expect.poll(() => shown(page), { timeout: 15_000 }).toBeGreaterThan(before + 10);
}

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

  await host.reload();
  await stage(host).getByRole('button', { name: 'Turn on your camera' }).click();
  await seesMore(visitor);

  const phone = await windowOf(mara.state);
  await phone.setViewportSize({ width: 390, height: 844 });
  await open(phone, show.path);
  await stage(phone).getByRole('button', { name: 'Turn on your camera' }).click();
  await expect(stage(host).getByText('You’re on air somewhere else')).toBeVisible();
  await seesMore(visitor);
});
