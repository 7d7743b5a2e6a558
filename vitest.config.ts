import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const silence = here('apps/server/src/testing/silence.setup.ts');
const database = here('apps/server/src/testing/test-database.setup.ts');
const SECOND = 1000;
// On a machine that others share a moment may take long; what never comes still fails.
const expect = { poll: { timeout: 15 * SECOND } };

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: { '@': here('apps/web/src') } },
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/web/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.fault.test.ts', 'packages/live/**'],
          expect,
          setupFiles: [silence],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'packages/live/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.fault.test.ts'],
          expect,
          setupFiles: [silence],
          globalSetup: [database],
          testTimeout: 60 * SECOND,
          hookTimeout: 30 * SECOND,
        },
      },
      {
        // Real processes are killed here, which takes a while and the machine to itself.
        test: {
          name: 'faults',
          include: ['**/*.fault.test.ts'],
          exclude: ['**/node_modules/**'],
          expect,
          setupFiles: [silence],
          globalSetup: [database],
          fileParallelism: false,
          testTimeout: 120 * SECOND,
          hookTimeout: 60 * SECOND,
        },
      },
    ],
    maxWorkers: 2,
    reporters: ['default', here('scripts/reliability/reporter.ts')],
  },
});
