import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { ShownTime } from '@souk/broadcast/client/testing/shown-time.ts';
import { browserFlags, pageScript } from '@souk/broadcast/testing/browser.ts';
import { killRelay } from '../../e2e/relay-of-market.ts';
import { chromiumPath } from '../../scripts/chromium.ts';
import { atMost, type Bar } from '../bars.ts';
import { percentile } from './percentile.ts';
import type { RoomMarket } from './room-market.ts';
import { longestStop } from './stops.ts';

const noUdp = '--webrtc-ip-handling-policy=disable_non_proxied_udp';
const SETTLE_MS = 10_000;
const LOOK_MS = 15_000;
const BACK_WITHIN_MS = 15_000;
const PATIENCE_MS = 30_000;

/** The room itself, in real browsers: where UDP is blocked, and when the relay is killed. */
export async function measureRoom(market: RoomMarket): Promise<Bar[]> {
  const script = await pageScript('measuring-page.ts');
  const browser = await launch();
  const blocked = await launch([noUdp]);
  try {
    await openHost(browser, market, script);
    const behind = await openRoom(blocked, market, script, 1);
    const viewer = await openRoom(browser, market, script, 0);
    await pause(SETTLE_MS);
    await taken(behind);
    await pause(LOOK_MS);
    const late = (await taken(behind)).map(({ age }) => age / 1_000);
    await behind.close();
    await taken(viewer);
    const killedAt = Date.now();
    await killRelay(market.port);
    await pause(BACK_WITHIN_MS);
    const frames = await taken(viewer);
    return [
      atMost('behind where UDP is blocked, median', percentile(late, 0.5), 2, 's'),
      atMost(
        'a room’s picture is back after its relay was killed',
        longestStop(frames, killedAt) / 1_000,
        5,
        's',
      ),
    ];
  } finally {
    await browser.close();
    await blocked.close();
  }
}

const launch = (flags: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...browserFlags, ...flags] });

/** Films the time, and sends it on as a studio does. */
async function openHost(browser: Browser, market: RoomMarket, script: string): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${market.origin}/healthz`);
  await page.evaluate(script);
  const door = JSON.stringify(await market.publishDoor());
  await page.evaluate(`testPage.filmTime(); testPage.publish(${door})`);
  await until(page, `testPage.states.at(-1) === 'connected'`);
}

/** A viewer in the room, once its nth video element shows pictures. */
async function openRoom(
  browser: Browser,
  market: RoomMarket,
  script: string,
  element: number,
): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto(`${market.origin}/live/${market.showId}`);
  const shown = `document.querySelectorAll('video')[${element}]?.getVideoPlaybackQuality().totalVideoFrames > 10`;
  await until(page, shown);
  await page.evaluate(script);
  await page.evaluate(`testPage.read(${element})`);
  return page;
}

/** Playwright's own waiting needs `eval` in the page, which the market forbids. */
async function until(page: Page, expression: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await page.evaluate(expression))) {
    if (performance.now() > deadline) throw new Error(`it never was so: ${expression}`);
    await pause(100);
  }
}

const taken = (page: Page) => page.evaluate('testPage.taken()') as Promise<ShownTime[]>;
