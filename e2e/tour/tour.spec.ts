import { join } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  errors,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { tourWorld } from '../demo-world.ts';
import { forgetWords } from '../forget-words.ts';
import { stateOf } from '../people.ts';
import { listen, open } from '../quiet.ts';
import { seriousFindings } from './accessibility.ts';
import { expectReadable } from './large-text.ts';
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
  settle,
  smallTargets,
} from './what-to-see.ts';

// Nothing is judged by the pictures; `npm run tour` takes them.
const pictures = process.env.TOUR_PICTURES;
// `npm run tour -- landing` visits only what has this in its name.
const only = process.env.TOUR_ONLY ?? '';
// What differs little from what is looked at anyway waits for the whole run, and for those who look at it.
const isWhole = process.env.TESTS === 'whole' || Boolean(pictures || only);
const viewers: Viewer[] = ['visitor', 'buyer', 'seller', 'admin'];

test('the tour stops at every route of the app', async ({ request }) => {
  const routes = routePaths();
  const visited = new Set(
    Object.values(stops(await tourWorld(request)))
      .flat()
      .map(({ path }) => routeOf(path, routes)),
  );
  expect(routes.length).toBeGreaterThan(40);
  expect(routes.filter((route) => !visited.has(route))).toEqual([]);
});

for (const look of looks) {
  for (const viewer of viewers) {
    const whole = look.isExamined ? ', on a phone, in the dark and at 200 %' : '';
    // What turns around shows on the pages that everyone sees.
    const tag = look.language === 'en' || viewer === 'visitor' ? [] : ['@whole'];
    test(`what the ${viewer} sees looks right in ${look.name}${whole}`, { tag }, async ({
      browser,
      baseURL,
      request,
    }) => {
      test.setTimeout(720_000);
      const todo = stops(await tourWorld(request))[viewer].filter(
        ({ name, isExamined }) => name.includes(only) && (isExamined || isWhole),
      );
      if (todo.length === 0) return;
      const context = await browser.newContext({ baseURL: baseURL ?? '', ...contextOf(look, viewer) });
      await context.addCookies([
        { name: 'souk_lang', value: look.language, url: baseURL ?? '' },
        { name: 'souk_theme', value: 'light', url: baseURL ?? '' },
      ]);
      // The other look is had with what an earlier page brought.
      if (look.isExamined) await forgetWords(context);
      for (const stop of todo) {
        await test.step(`${stop.name} ${stop.path}`, () => visit(context, { stop, look, viewer }));
      }
      await context.close();
    });
  }
}

interface Visit {
  stop: Stop;
  look: Look;
  viewer: Viewer;
}

/** Opens a page and looks at it; where the browser does not draw it, once more. */
async function visit(context: BrowserContext, about: Visit, again = true): Promise<void> {
  const page = await context.newPage();
  const noise = listen(page);
  await open(page, about.stop.path);
  try {
    await lookAt(page, about);
    const { width, height, narrowed } = about.look;
    if (narrowed) {
      await page.setViewportSize({ width: narrowed.width, height: narrowed.height });
      await lookAt(page, { ...about, look: narrowed });
      await page.setViewportSize({ width, height });
    }
    if (about.look.isExamined && (about.stop.isExamined || pictures)) await lookInTheDark(page, about);
  } catch (error) {
    if (!again || !(error instanceof NotDrawing || error instanceof errors.TimeoutError)) throw error;
    process.stdout.write(`  opened again: ${error.message}, and ${await whetherItAnswers(page)}\n`);
    await page.close();
    return await visit(context, about, false);
  }
  const { look, stop } = about;
  // The gallery's samples burst on purpose.
  if (look.isExamined && stop.isExamined && stop.name !== 'gallery')
    await expectReadable(page, stop.name, { isWhole }, (folder) => takePicture(page, folder, about));
  expect.soft(unexpected(noise, stop), `${stop.name} in ${look.name}: not silent`).toEqual([]);
  await page.close();
}

async function lookAt(page: Page, { stop, look, viewer }: Visit): Promise<void> {
  await settle(page);
  const name = look.isExamined ? `${look.name}-light` : look.name;
  await takePicture(page, name, { stop, viewer });
  const where = `${stop.name} in ${name}`;
  expect.soft(await missingWords(page), `${where}: words missing`).toEqual([]);
  expect.soft(await overflow(page), `${where}: wider than the screen`).toEqual([]);
  expect.soft(await brokenImages(page), `${where}: broken images`).toEqual([]);
  if (look.language === 'en')
    expect.soft(await blurredImages(page), `${where}: blurred pictures`).toEqual([]);
  if (look.name === '390-light' && stop.name !== 'gallery')
    expect.soft(await smallTargets(page), `${where}: too small for a finger`).toEqual([]);
  if (look.language === 'ar')
    expect.soft(await misread(page), `${where}: reads from the wrong end`).toEqual([]);
  if (look.isExamined && stop.isExamined)
    expect.soft(await seriousFindings(page, 'everything'), `${where}: accessibility`).toEqual([]);
}

/** Only what hangs on colours can differ there. */
async function lookInTheDark(page: Page, { stop, look, viewer }: Visit): Promise<void> {
  await turnDark(page);
  const name = `${look.name}-dark`;
  await takePicture(page, name, { stop, viewer });
  if (stop.isExamined)
    expect.soft(await seriousFindings(page, 'colours'), `${stop.name} in ${name}: accessibility`).toEqual([]);
}

/** As the panel for the look does: the theme is nothing but this mark on the page. What would fade has its colour at once. */
async function turnDark(page: Page): Promise<void> {
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(async () => {
    document.documentElement.dataset.theme = 'dark';
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

async function takePicture(
  page: Page,
  folder: string,
  { stop, viewer }: Pick<Visit, 'stop' | 'viewer'>,
): Promise<void> {
  if (!pictures) return;
  const path = join(pictures, folder, viewer, `${stop.name}.jpg`);
  await page.screenshot({ path, fullPage: true, animations: 'disabled', quality: 85, timeout: 45_000 });
}

/** Tells a browser that stopped drawing from a page that is stuck in its own code. */
async function whetherItAnswers(page: Page): Promise<string> {
  const answer = page.evaluate(() => `answered, ${document.visibilityState}`).catch(() => 'was gone');
  const silence = new Promise<string>((resolve) => setTimeout(() => resolve('did not answer'), 5_000));
  return await Promise.race([answer, silence]);
}

function contextOf({ width, height, language }: Look, viewer: Viewer): BrowserContextOptions {
  return {
    viewport: { width, height },
    colorScheme: 'light',
    locale: language,
    reducedMotion: 'reduce',
    ...(viewer === 'visitor' ? {} : { storageState: stateOf(viewer) }),
  };
}

/** The not-found page is answered with 404, which Chromium writes to the console. */
function unexpected(noise: string[], { name }: Stop): string[] {
  return name === 'not-found' ? noise.filter((line) => !line.includes('status of 404')) : noise;
}
