import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { headlessChromiumPath } from '../scripts/chromium.ts';
import { isTriedAgain } from './tried-again.ts';

const port = Number(process.env.E2E_PORT ?? 4390);
const SECOND = 1000;
const retriesOf = (folder: string): number => (process.env.CI && isTriedAgain(folder) ? 1 : 0);

/** Playwright's own, which the flag would otherwise replace, and two pages of the address bar that every new window draws unseen. */
const unusedFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'PreconnectToSearch',
  'AimEnabled',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

export const noPictures = '--blink-settings=imagesEnabled=false';

const launchOptions = {
  executablePath: headlessChromiumPath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${unusedFeatures.join()}`,
  ],
};

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // The market and its Postgres want a core as well, where there are more than two.
  workers: Math.max(2, availableParallelism() - 1),
  // Each step has its own; this one ends what goes on for ever, also where two cores do everything in turns.
  timeout: 180 * SECOND,
  expect: { timeout: 10 * SECOND },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15 * SECOND,
    navigationTimeout: 20 * SECOND,
    // Recording each journey takes a core of two; `--trace on` records one that is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'sign-in', testMatch: 'sign-in.setup.ts' },
    {
      name: 'journeys',
      testMatch: 'journeys/*.spec.ts',
      dependencies: ['sign-in'],
      retries: retriesOf('journeys/'),
      use: {
        // Each of hundreds of new browsers would begin by keeping the shell; a journey without a line says 'allow'.
        serviceWorkers: 'block',
        // Of what a page costs, pictures and what moves take two fifths; see `pictures-and-motion.ts`.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { ...launchOptions, args: [...launchOptions.args, noPictures] },
      },
    },
    { name: 'tour', testMatch: 'tour/*.spec.ts', dependencies: ['sign-in'], retries: retriesOf('tour/') },
  ],
  webServer: {
    command: 'node market.ts',
    url: `http://localhost:${port}/readyz`,
    // With a port of one's own, a market that already runs there serves: quick while writing a journey.
    reuseExistingServer: Boolean(process.env.E2E_PORT),
    timeout: 90 * SECOND,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10 * SECOND },
    env: { PORT: String(port) },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
