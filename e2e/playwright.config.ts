import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../scripts/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 4390);
const data = process.env.E2E_DATA ?? mkdtempSync(join(tmpdir(), 'souk-e2e-'));
// Workers load this file again and must find the same folder.
process.env.E2E_DATA = data;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'sign-in', testMatch: 'sign-in.setup.ts' },
    { name: 'journeys', testMatch: 'journeys/*.spec.ts', dependencies: ['sign-in'] },
    { name: 'tour', testMatch: 'tour/*.spec.ts', dependencies: ['sign-in'] },
  ],
  webServer: {
    command: 'node ../apps/server/src/main.ts',
    url: `http://localhost:${port}/readyz`,
    // With a port of one's own, a market that already runs there serves: quick while writing a journey.
    reuseExistingServer: Boolean(process.env.E2E_PORT),
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port), SOUK_DATA: data, SOUK_DEMO: '1' },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
