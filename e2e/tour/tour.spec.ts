import { join } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  errors,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { demoWorld } from '../demo-world.ts';
import { stateOf } from '../people.ts';
import { listen, open } from '../quiet.ts';
import { type Look, looks } from './looks.ts';
import { routeOf, routePaths } from './route-table.ts';
import { type Stop, stops, type Viewer } from './stops.ts';
import {
  blurredImages,
  brokenImages,
  misread,
  missingWords,
  NotDrawing,
  overflow,
  seriousFindings,
  settle,
  smallTargets,
} from './what-to-see.ts';

const pictures = process.env.TOUR_PICTURES ?? join(import.meta.dirname, '../../test-results/tour');
// `npm run tour -- landing` visits only what has this in its name.
const only = process.env.TOUR_ONLY ?? '';
const viewers: Viewer[] = ['visitor', 'buyer', 'seller', 'admin'];

test('the tour stops at every route of the app', async ({ request }) => {
  const routes = routePaths();
  const visited = new Set(
    Object.values(stops(await demoWorld(request)))
      .flat()
      .map(({ path }) => routeOf(path, routes)),
  );
  expect(routes.length).toBeGreaterThan(40);
  expect(routes.filter((route) => !visited.has(route))).toEqual([]);
});

for (const look of looks) {
  for (const viewer of viewers) {
    test(`what the ${viewer} sees looks right in ${look.name}`, async ({ browser, baseURL, request }) => {
      test.setTimeout(300_000);
      const todo = stops(await demoWorld(request))[viewer].filter(({ name }) => name.includes(only));
      if (todo.length === 0) return;
      const context = await browser.newContext({ baseURL: baseURL ?? '', ...contextOf(look, viewer) });
      await context.addCookies([
        { name: 'souk_lang', value: look.language, url: baseURL ?? '' },
        { name: 'souk_theme', value: look.theme, url: baseURL ?? '' },
      ]);
      for (const stop of todo) {
        await test.step(`${stop.name} ${stop.path}`, async () => {
          const file = join(pictures, look.name, viewer, `${stop.name}.jpg`);
          const { page, noise } = await visit(context, stop.path, file);
          const where = `${stop.name} in ${look.name}`;
          expect.soft(unexpected(noise, stop), `${where}: not silent`).toEqual([]);
          expect.soft(await missingWords(page), `${where}: words missing`).toEqual([]);
          expect.soft(await overflow(page), `${where}: wider than the screen`).toEqual([]);
          expect.soft(await brokenImages(page), `${where}: broken images`).toEqual([]);
          if (look.theme === 'light' && look.language === 'en')
            expect.soft(await blurredImages(page), `${where}: blurred pictures`).toEqual([]);
          if (look.name === '390-light' && stop.name !== 'gallery')
            expect.soft(await smallTargets(page), `${where}: too small for a finger`).toEqual([]);
          if (look.language === 'ar')
            expect.soft(await misread(page), `${where}: reads from the wrong end`).toEqual([]);
          if (look.axe !== 'nothing' && stop.axe)
            expect.soft(await seriousFindings(page, look.axe), `${where}: accessibility`).toEqual([]);
          await page.close();
        });
      }
      await context.close();
    });
  }
}

/** Opens a page and takes its picture; where the browser does not draw it, once more. */
async function visit(context: BrowserContext, path: string, file: string, again = true) {
  const page = await context.newPage();
  const noise = listen(page);
  await open(page, path);
  try {
    await settle(page);
    await page.screenshot({
      path: file,
      fullPage: true,
      animations: 'disabled',
      quality: 85,
      timeout: 45_000,
    });
    return { page, noise };
  } catch (error) {
    if (!again || !(error instanceof NotDrawing || error instanceof errors.TimeoutError)) throw error;
    process.stdout.write(`  opened again: ${error.message}, and ${await whetherItAnswers(page)}\n`);
    await page.close();
    return await visit(context, path, file, false);
  }
}

/** Tells a browser that stopped drawing from a page that is stuck in its own code. */
async function whetherItAnswers(page: Page): Promise<string> {
  const answer = page.evaluate(() => `answered, ${document.visibilityState}`).catch(() => 'was gone');
  const silence = new Promise<string>((resolve) => setTimeout(() => resolve('did not answer'), 5_000));
  return await Promise.race([answer, silence]);
}

function contextOf({ width, height, theme, language }: Look, viewer: Viewer): BrowserContextOptions {
  return {
    viewport: { width, height },
    colorScheme: theme,
    locale: language,
    reducedMotion: 'reduce',
    ...(viewer === 'visitor' ? {} : { storageState: stateOf(viewer) }),
  };
}

/** The not-found page is answered with 404, which Chromium writes to the console. */
function unexpected(noise: string[], { name }: Stop): string[] {
  return name === 'not-found' ? noise.filter((line) => !line.includes('status of 404')) : noise;
}
