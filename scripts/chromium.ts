import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The browser that `scripts/setup.mjs test` found. */
export function chromiumPath(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  try {
    return readFileSync(join(import.meta.dirname, '../node_modules/.souk-chromium'), 'utf8').trim();
  } catch (cause) {
    throw new Error('No browser has been looked for yet: run "node scripts/setup.mjs test".', { cause });
  }
}
