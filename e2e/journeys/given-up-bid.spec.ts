import type { APIRequestContext, Page, WebSocketRoute } from '@playwright/test';
import { keepCard } from '../buying.ts';
import { keepAddress, type Newcomer, test, tokenOf } from '../newcomers.ts';
import { expect, open } from '../quiet.ts';
import { openShow } from '../running-show.ts';

const berlin = { country: 'DE', city: 'Berlin', postalCode: '12047' };

// The browser writes what it could not reach to the console.
test.use({ provoked: /ERR_|Failed to fetch|WebSocket connection/ });

/** What is live comes over this; pages come all the while. */
async function liveLineOf(page: Page) {
  const sockets = new Set<WebSocketRoute>();
  let isDown = false;
  await page.route('**/live/poll', (route) => (isDown ? route.abort('connectionreset') : route.fallback()));
  await page.routeWebSocket('**/live', (socket) => {
    if (isDown) return void socket.close();
    socket.connectToServer();
    sockets.add(socket);
  });
  return {
    async drop() {
      isDown = true;
      for (const socket of sockets) await socket.close();
      sockets.clear();
    },
    mend() {
      isDown = false;
    },
  };
}

/** A lot of a show under the hammer, another that waits, and who bids before their line drops. */
async function bidWithoutLine(page: Page, request: APIRequestContext, host: Newcomer, bidder: Newcomer) {
  await keepAddress(request, bidder, berlin);
  await keepCard(request, tokenOf(bidder));
  const show = await openShow(request, host);
  const lot = await show.start('Moss cup', 500, { seconds: 300 });
  const next = await show.put('Rust bowl', 900);
  const line = await liveLineOf(page);
  await open(page, show.path);
  const bid = page.getByRole('button', { name: 'Bid $5', exact: true });
  await expect(bid).toBeVisible();
  await expect(page.getByRole('region', { name: 'Chat' }).getByText('Say hello to').first()).toBeAttached();
  await line.drop();
  await bid.click();
  const bidsOf = async (of: string) => (await (await request.get(`/api/lots/${of}`)).json()).bidCount;
  return { show, lot, next, line, bidsOf };
}

const sending = 'Still sending. Your bid goes out as soon as you’re connected.';
const unanswered = 'We don’t know if your bid arrived.';

test('a bid that waits for a line is given up, which is said, and is not placed when the line is back', {
  tag: '@whole',
}, async ({ page, request, noor, windowOf, arrive }) => {
  test.slow();
  const window = await windowOf(noor.state);
  const { lot, line, bidsOf } = await bidWithoutLine(window, request, await arrive('Mara Quill'), noor);
  const dock = window.getByRole('region', { name: 'Bidding' });
  await expect(dock.getByText(sending)).toBeVisible();
  await expect(dock.getByText(unanswered).first()).toBeVisible({ timeout: 15_000 });
  line.mend();
  await expect(window.getByText(/^Connecting/)).toHaveCount(0);
  // It answers again, so that whatever still waited has gone out.
  await window.getByRole('region', { name: 'Chat' }).getByRole('combobox').fill('Hello again');
  await window.keyboard.press('Enter');
  await open(page, `/live/${(await (await request.get(`/api/lots/${lot}`)).json()).showId}`);
  await expect(page.getByText('Hello again')).toBeVisible({ timeout: 20_000 });
  expect(await bidsOf(lot)).toBe(0);
  await expect(dock.getByRole('button', { name: 'Bid $5', exact: true })).toBeEnabled();
});

test('whose line comes back after the lot is over reads what became of their bid, while the next one runs', {
  tag: '@whole',
}, async ({ request, noor, windowOf, arrive }) => {
  const window = await windowOf(noor.state);
  const { show, lot, next, line, bidsOf } = await bidWithoutLine(
    window,
    request,
    await arrive('Mara Quill'),
    noor,
  );
  const dock = window.getByRole('region', { name: 'Bidding' });
  await expect(dock.getByText(sending)).toBeVisible();
  await show.close(lot);
  await show.begin(next);
  line.mend();
  await expect(dock.getByRole('button', { name: 'Bid $9', exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(dock.getByRole('alert')).toHaveText(/^Moss cup: /);
  await expect(dock.getByText(/^Moss cup: /).first()).toBeVisible();
  expect([await bidsOf(lot), await bidsOf(next)]).toEqual([0, 0]);
});

test('who leaves while their bid waits for a line is told that it may not have arrived, and it is not placed', {
  tag: '@whole',
}, async ({ request, noor, windowOf, arrive }) => {
  const window = await windowOf(noor.state);
  const { lot, line, bidsOf } = await bidWithoutLine(window, request, await arrive('Mara Quill'), noor);
  await expect(window.getByText(sending)).toBeVisible();
  await window.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/"]')?.click());
  await expect(window.locator('[data-room]')).toHaveCount(0);
  await expect(window.getByText(unanswered).first()).toBeVisible();
  await expect(window.getByText('Moss cup').first()).toBeVisible();
  line.mend();
  await window.waitForTimeout(3_000);
  expect(await bidsOf(lot)).toBe(0);
});
