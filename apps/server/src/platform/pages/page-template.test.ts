import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readTemplate } from './page-template.ts';
import type { RenderedPage } from './renderer.ts';

const built = mkdtempSync(join(tmpdir(), 'souk-pages-'));
afterAll(() => rmSync(built, { recursive: true }));
mkdirSync(join(built, '.vite'));
writeFileSync(
  join(built, 'index.html'),
  `<!doctype html><html lang="en"><head><!--souk-head--><script type="module" crossorigin src="/assets/index.js"></script></head>
  <body><div id="root"><!--souk-root--></div><!--souk-state--></body></html>`,
);
writeFileSync(
  join(built, '.vite/manifest.json'),
  JSON.stringify({
    'index.html': {
      file: 'assets/index.js',
      isEntry: true,
      imports: ['_shell.js', '_framework.js'],
      assets: ['assets/inter-latin-wght-normal.woff2'],
    },
    'src/begin.ts': { file: 'assets/begin.js', isEntry: true },
    '_shell.js': { file: 'assets/shell.js', imports: ['_framework.js'] },
    '_framework.js': { file: 'assets/framework.js' },
    'src/routes/landing.tsx': { file: 'assets/landing.js', imports: ['_shell.js'] },
    'src/platform/line.ts': { file: 'assets/line.js', imports: ['_shell.js', '_words.js'] },
    '_words.js': { file: 'assets/words.js' },
    'src/routes/video.tsx': { file: 'assets/video.js', imports: ['_words.js'] },
  }),
);

const pageOf = (root: string, goesOn: RenderedPage['goesOn'] = null, wasHere = false) =>
  readTemplate(built).page(
    {
      ...{ status: 200, language: { code: 'en', dir: 'ltr' }, head: '', root, state: '{}' },
      screen: 'landing',
      goesOn,
    },
    { theme: undefined, wasHere },
  );
const pictured = '<img fetchPriority="high" />';
const live = { with: ['platform/line.ts'], soon: ['routes/video.tsx'] };

test('the code of a page without pictures is named first thing', () => {
  const page = pageOf('<p>Sign in</p>');
  for (const name of ['index', 'shell', 'framework', 'landing']) {
    expect(page).toContain(`<link rel="modulepreload" crossorigin href="/assets/${name}.js" />`);
  }
  expect(page).toContain('src="/assets/index.js"');
});

test('pictures of a first view come before the code, which the page names for later', () => {
  const page = pageOf('<img fetchPriority="high" src="/media/1/480.avif">');
  expect(page).not.toContain('modulepreload');
  expect(page).not.toContain('src="/assets/index.js"');
  expect(page).toContain('src="/assets/begin.js"');
});

test('a page with pictures names each file of its code after those it needs, so that they can run one by one', () => {
  const names = ['framework', 'shell', 'landing', 'index'].map((name) => `/assets/${name}.js`);
  expect(pageOf(pictured)).toContain(`id="souk-code">${JSON.stringify([names, [], []])}<`);
});

test('what the page asks for by itself is named too, but for what it has by then', () => {
  const [, alsoNow, soon] = JSON.parse(/id="souk-code">(.*?)</.exec(pageOf(pictured, live))?.[1] ?? '[]');
  expect(alsoNow).toEqual(['/assets/words.js', '/assets/line.js']);
  expect(soon).toEqual(['/assets/video.js']);
});

test('letters come first, but where something goes on: there they come after it, for who has none yet', () => {
  const preload = 'href="/assets/inter-latin-wght-normal.woff2"';
  const later = '<html lang="en" dir="ltr" data-letters="later">';
  for (const page of [pageOf(pictured), pageOf(pictured, live, true)]) {
    expect(page).toContain(preload);
    expect(page).not.toContain(later);
  }
  expect(pageOf(pictured, live)).toContain(later);
  expect(pageOf(pictured, live)).not.toContain(preload);
});
