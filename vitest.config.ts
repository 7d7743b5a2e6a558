// What Node compiled is kept for the many processes that tests start, and for the next run.
import './apps/server/src/compile-cache.mjs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const silence = here('apps/server/src/testing/silence.setup.ts');
const bundle = here('apps/server/src/testing/bundle.setup.ts');
const database = here('apps/server/src/testing/test-database.setup.ts');
const SECOND = 1000;
// On a machine that others share a moment may take long; what never comes still fails.
const expect = { poll: { timeout: 15 * SECOND } };
// Not more: each reads the server and has Postgres learn its statements, which takes more than what would wait.
const maxWorkers = availableParallelism();
// What a test makes is soon gone. With room for it, V8 rarely has to look what is still needed.
const roomy = ['--min-semi-space-size=16', '--max-semi-space-size=64'];
// What is measured in seconds while a whole market is killed again and again.
const alone = ['apps/server/src/survival.fault.test.ts', 'apps/server/src/supervise.fault.test.ts'];
// The memory of their process is measured, which nobody else may have used.
const measured = ['packages/live/src/server/slow-readers.test.ts'];
// What a bench writes into the tables itself.
const yardsticks = ['bench/commerce/**/*.test.ts'];
const server = {
  expect,
  setupFiles: [silence],
  globalSetup: [database],
  testTimeout: 60 * SECOND,
  hookTimeout: 30 * SECOND,
};
const faults = {
  ...server,
  globalSetup: [database, bundle],
  testTimeout: 120 * SECOND,
  hookTimeout: 60 * SECOND,
};

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: { '@': here('apps/web/src') } },
        test: {
          name: 'unit',
          isolate: false,
          unstubGlobals: true,
          include: [
            'packages/**/*.test.ts',
            'apps/web/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            '**/*.fault.test.ts',
            'packages/live/**',
            ...yardsticks,
          ],
          expect,
          // Rules over a million amounts.
          testTimeout: (process.env.FIGURES === 'long' ? 600 : 15) * SECOND,
          setupFiles: [silence],
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'packages/live/**/*.test.ts', ...yardsticks],
          exclude: ['**/node_modules/**', '**/*.fault.test.ts', ...measured],
          // The server is read once by each worker and not by each of its files.
          isolate: false,
          execArgv: roomy,
        },
      },
      { test: { ...server, name: 'server-alone', include: measured } },
      {
        // Real processes are killed here.
        test: {
          ...faults,
          name: 'faults',
          include: ['**/*.fault.test.ts'],
          exclude: ['**/node_modules/**', ...alone],
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // They need the machine to themselves.
        test: {
          ...faults,
          name: 'faults-alone',
          include: alone,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
    tags: [{ name: 'whole', description: 'What `npm run test:whole` proves beyond `npm test`.' }],
    maxWorkers,
    reporters: ['default', here('scripts/reliability/reporter.ts')],
  },
});
