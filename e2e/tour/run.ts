import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// `npm run tour [-- part-of-a-name]`: photographs every route in four looks, and in letters twice as large, into test-results/tour.
const pictures = join(import.meta.dirname, '../../test-results/tour');
const result = spawnSync(
  'playwright',
  ['test', '--config', 'e2e/playwright.config.ts', '--project=tour', '--reporter=line'],
  { stdio: 'inherit', env: { TOUR_PICTURES: pictures, ...process.env, TOUR_ONLY: process.argv[2] ?? '' } },
);
process.exitCode = result.status ?? 1;
