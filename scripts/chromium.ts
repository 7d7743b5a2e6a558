import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The browser that `scripts/setup.mjs test` found. */
export const chromiumPath = (): string => noted('.souk-chromium');

/** The same for pages that nobody looks at: its headless shell, where there is one. */
export const headlessChromiumPath = (): string => noted('.souk-headless-shell');

function noted(name: string): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  try {
    return readFileSync(join(import.meta.dirname, '../node_modules', name), 'utf8').trim();
  } catch (cause) {
    throw new Error('No browser has been looked for yet: run "node scripts/setup.mjs test".', { cause });
  }
}
