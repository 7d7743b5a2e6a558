import { expect, type Page, test } from '@playwright/test';
import { demoWorld } from '../demo-world.ts';
import { stateOf } from '../people.ts';
import { open } from '../quiet.ts';
import { burstText, coveredIcons, crampedSearch, offScreen } from './large-text.ts';
import { stops, type Viewer } from './stops.ts';
import { overflow } from './what-to-see.ts';

const only = process.env.TOUR_ONLY ?? '';
const viewers: Viewer[] = ['visitor', 'buyer', 'seller', 'admin'];

// Text at 200 % on a phone and on a desk, and a desk's window zoomed to 200 %.
const readings = [
  { name: 'phone, text 200 %', width: 390, height: 844, fontSize: '200%' },
  { name: 'desk, text 200 %', width: 1280, height: 800, fontSize: '200%' },
  { name: 'desk, zoom 200 %', width: 640, height: 400, fontSize: '100%' },
];

for (const viewer of viewers) {
  test(`what the ${viewer} reads at 200 % keeps to its place`, async ({ browser, baseURL, request }) => {
    test.setTimeout(180_000);
    const todo = stops(await demoWorld(request))[viewer].filter(
      // Where pages differ only in who looks, one of them is enough; the gallery's samples burst on purpose.
      ({ name, axe }) => axe && name !== 'gallery' && name.includes(only),
    );
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      reducedMotion: 'reduce',
      ...(viewer === 'visitor' ? {} : { storageState: stateOf(viewer) }),
    });
    const page = await context.newPage();
    for (const stop of todo) {
      await test.step(`${stop.name} ${stop.path}`, async () => {
        await open(page, stop.path);
        await loaded(page);
        for (const { name, width, height, fontSize } of readings) {
          await page.setViewportSize({ width, height });
          await page.evaluate((size) => {
            document.documentElement.style.fontSize = size;
            return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          }, fontSize);
          const where = `${stop.name}, ${name}`;
          expect.soft(await overflow(page), `${where}: wider than the screen`).toEqual([]);
          expect.soft(await offScreen(page), `${where}: beside the screen`).toEqual([]);
          expect.soft(await crampedSearch(page), `${where}: no room to search`).toEqual([]);
          expect.soft(await coveredIcons(page), `${where}: nothing left of an icon`).toEqual([]);
          expect.soft(await burstText(page), `${where}: text outside of its box`).toEqual([]);
        }
      });
    }
    await context.close();
  });
}

const loaded = (page: Page) =>
  page.waitForFunction(
    () =>
      [...document.querySelectorAll('.sheen')].filter((shape) => !shape.closest('[data-story]')).length === 0,
  );
