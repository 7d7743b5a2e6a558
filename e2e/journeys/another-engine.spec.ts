import type { Page } from '@playwright/test';
import { type MarketElsewhere, openMarketElsewhere } from '../another-engine.ts';
import { browserWithCamera } from '../fake-camera.ts';
import { test as newcomers, nobody } from '../newcomers.ts';
import { expect, open } from '../quiet.ts';
import { openShow } from '../running-show.ts';

const test = newcomers.extend<object, { market: MarketElsewhere }>({
  market: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
    async ({}, use) => {
      await using market = await openMarketElsewhere();
      await use(market);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ market }, use) => use(market.url),
});
test.use({ launchOptions: browserWithCamera, storageState: nobody });

const stage = (page: Page) => page.getByRole('region', { name: 'Stage' });
const patient = { timeout: 20_000 };

/** Pictures that a visitor's page has shown so far. */
const shown = (page: Page) =>
  page.evaluate(() => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0);

async function seesMore(page: Page): Promise<void> {
  let before = await shown(page);
  const more = async () => {
    const now = await shown(page);
    before = Math.min(before, now);
    return now - before;
  };
  await expect.poll(more, patient).toBeGreaterThan(10);
}

test('through another engine a show is seen, its host is back after a reload and missed when gone, and it is recorded', {
  tag: '@whole',
}, async ({ market, request, arrive, windowOf }) => {
  test.slow();
  const mara = await arrive('Mara Quill');
  const show = await openShow(request, mara, { isLive: false });
  const host = await windowOf(mara.state);
  const visitor = await windowOf(nobody);
  await Promise.all([open(host, show.path), open(visitor, show.path)]);
  await host.getByRole('link', { name: 'Go live' }).filter({ visible: true }).click();
  await host.getByRole('button', { name: 'Go live now' }).click(patient);
  await expect(stage(host).getByRole('button', { name: 'Mute yourself' })).toBeVisible(patient);
  await seesMore(visitor);

  host.on('dialog', (dialog) => void dialog.accept());
  await host.reload();
  await expect(stage(host).getByRole('button', { name: 'Mute yourself' })).toBeVisible(patient);
  await seesMore(visitor);
  const replay = async () => (await request.get(`/api/shows/${show.id}/replay`)).json();
  await expect.poll(async () => (await replay()).seconds, patient).toBeGreaterThan(4);

  await host.close();
  await expect(stage(visitor).getByText('Host reconnecting…')).toBeVisible(patient);
  await market.age(show.id, 5);
  await stage(visitor).getByRole('button', { name: 'Play', exact: true }).click({ timeout: 30_000 });
  await seesMore(visitor);
});
