import { type BrowserContext, test as base, type LaunchOptions, type Page } from '@playwright/test';
import { goesWithoutPictures } from './pictures-and-motion.ts';

interface Quiet {
  /** What this journey provokes on purpose, as it reads in the console. */
  provoked: RegExp | null;
  noise: string[];
}

/** Pages that must stay silent: console errors, failed requests and exceptions fail the test. */
export const test = base.extend<Quiet>({
  provoked: [null, { option: true }],
  noise: [
    async ({ context, provoked, launchOptions }, use) => {
      const noise = listenTo(context);
      await use(noise);
      const unexpected = unprovoked(noise, { provoked, launchOptions });
      base.expect(unexpected, 'the pages were not silent').toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = base.expect;

const pictureFetchedAhead = /\/media\/\S+ (?:is found, but is not used|was preloaded .* but not used)/;

/** What a journey's pages complained about, but for what it provokes, and pictures where it goes without. */
export function unprovoked(
  noise: string[],
  { provoked, launchOptions }: Pick<Quiet, 'provoked'> & { launchOptions: LaunchOptions },
): string[] {
  const isMeant = (line: string) => goesWithoutPictures(launchOptions) && pictureFetchedAhead.test(line);
  return noise.filter((line) => !provoked?.test(line) && !isMeant(line));
}

/** Opens an address and waits until its buttons answer. */
export async function open(page: Page, path: string) {
  const answer = await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return answer;
}

/** Everything that the pages of this browser window complain about, from now on. */
export function listenTo(context: BrowserContext): string[] {
  const noise: string[] = [];
  context.on('page', (page) => listen(page, noise));
  for (const page of context.pages()) listen(page, noise);
  return noise;
}

/**
 * A journey ends the relay that all share, and a show's picture may have another sender: lines are told so, look whether
 * there is a recording, and come back by themselves.
 */
const relayWentAway = /(?:404|410|503).*\/(?:wh[ei]p\/|media\/index\.m3u8)/;
/** Said where a journey goes without one. */
const workerStaysAway = 'Service Worker registration blocked by Playwright';
export function listen(page: Page, noise: string[] = []): string[] {
  const complain = (line: string) =>
    relayWentAway.test(line) || line.includes(workerStaysAway) || noise.push(line);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complain(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complain(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation away ends what was still loading; nothing is wrong with that.
    if (reason !== 'net::ERR_ABORTED') complain(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complain(`${response.status()}: ${response.url()}`);
  });
  return noise;
}
