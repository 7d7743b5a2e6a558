import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tooHeavy } from './bars.ts';
import { routeSizes } from './route-sizes.ts';

const client = fileURLToPath(new URL('../dist/client', import.meta.url));

test('no screen of the built market brings more code than it may', () => {
  expect(existsSync(client), 'The web is not built: run "node scripts/setup.mjs test" first.').toBe(true);
  const sizes = routeSizes(client);
  expect(sizes.length).toBeGreaterThan(50);
  expect(tooHeavy(sizes)).toEqual([]);
});

test('a screen over its bar is told by its name, the landing page with the shell that it begins with', () => {
  const sizes = [
    { route: 'system-developer-ui', own: 90_000, total: 230_000 },
    { route: 'product', own: 60_100, total: 199_000 },
    { route: 'shop', own: 60_000, total: 198_900 },
    { route: 'landing', own: 3_000, total: 141_000 },
  ];
  expect(tooHeavy(sizes)).toEqual([
    'landing brings 141.0 kB of code (bar 140)',
    'product brings 60.1 kB of code (bar 60)',
  ]);
});
