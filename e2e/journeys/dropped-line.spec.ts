import type { APIRequestContext, Page } from '@playwright/test';
import { expect, open, test } from '../quiet.ts';

// The browser writes what it could not fetch to the console.
test.use({ provoked: /ERR_|Failed to fetch|error sending request|WebSocket connection/ });

/** Nothing comes any more, not even of what is under way; the browser need not notice. */
async function lineOf(page: Page, held: RegExp) {
  const over = Promise.withResolvers<void>();
  let isDown = false;
  await page.route('**', async (route) => {
    if (held.test(route.request().url())) await over.promise;
    if (isDown) await route.abort('connectionreset').catch(() => undefined);
    else await route.fallback();
  });
  await page.routeWebSocket('**/live', (socket) => {
    if (isDown) socket.close();
    else socket.connectToServer();
  });
  return {
    drop: () => {
      isDown = true;
      over.resolve();
    },
    mend: () => {
      isDown = false;
    },
  };
}

async function showOnAir(request: APIRequestContext): Promise<string> {
  return (await (await request.get('/api/shows/rail')).json()).items[0]._id;
}

const room = (page: Page) => page.locator('[data-room]');
const isWhole = async (page: Page) => {
  await expect(room(page).locator('video')).toBeAttached({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Next show' }).filter({ visible: true })).toBeVisible();
  await expect(room(page).getByText(/^(?:You’re offline|Connecting)/)).toHaveCount(0);
};
/** What a room asks for once it is alive: its picture, its line, what lies beside. */
const parts = /assets\/(?:two-pictures|show-video|open-client|hammer-card|flash-card|raid-card)-/;

for (const isNoticed of [true, false])
  test(`a room whose line drops while its parts load, ${isNoticed ? 'which the browser notices' : 'unnoticed'}, is whole as soon as that is back`, {
    tag: '@whole',
  }, async ({ page, context, request }) => {
    const show = await showOnAir(request);
    const line = await lineOf(page, parts);
    await open(page, `/live/${show}`);
    await expect(room(page)).toBeVisible();
    if (isNoticed) await context.setOffline(true);
    line.drop();
    const said = isNoticed
      ? page.getByText('You’re offline. Pages you’ve opened')
      : page.getByText('Connecting…');
    await expect(said.first()).toBeVisible();
    // Long enough for whatever would take the room away.
    await page.waitForTimeout(2_500);
    await expect(room(page)).toBeVisible();
    line.mend();
    if (isNoticed) await context.setOffline(false);
    await isWhole(page);
  });

test('a page whose own code never came says so, and comes to life once the line is back', {
  tag: '@whole',
}, async ({ page, request }) => {
  const show = await showOnAir(request);
  const line = await lineOf(page, /assets\/framework-/);
  await page.goto(`/live/${show}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  line.drop();
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toBeVisible();
  line.mend();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await isWhole(page);
});

test('a room on the way to which the line drops, before its code came, opens by itself', {
  tag: '@whole',
}, async ({ page, context }) => {
  await open(page, '/');
  const shows = page.getByRole('list', { name: 'Live now' });
  const link = shows.getByRole('link').first();
  const address = await link.getAttribute('href');
  const line = await lineOf(page, /assets\/[^/]+\.js/);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await context.setOffline(true);
  line.drop();
  await expect(page.getByText('You’re offline. Pages you’ve opened')).toBeVisible();
  await page.waitForTimeout(1_000);
  line.mend();
  await context.setOffline(false);
  await isWhole(page);
});
