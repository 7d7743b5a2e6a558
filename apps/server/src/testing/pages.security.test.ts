import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtWebApp } from '../web-app.ts';
import { buildTestApp, type TestApp, type TestAppOptions } from './build-test-app.ts';

/** The market with its pages, as `npm start` serves it. */
async function market(options: TestAppOptions = {}): Promise<TestApp> {
  const webApp = builtWebApp();
  if (!webApp) throw new Error('The web app is not built: npm run build');
  return await buildTestApp({ ...options, webApp });
}

// The web's own table of screens; which part of a path hangs on which is said by its second word.
const table = readFileSync(join(import.meta.dirname, '../../../web/src/app/router.tsx'), 'utf8');
const screens = [...table.matchAll(/screen\((\w+), '([^']+)'/g)].map(([, parent, path]) =>
  parent === 'root' ? path! : `/${parent}${path === '/' ? '' : path}`,
);
const holes = screens.filter((path) => path.includes('$'));

// Each page meets some of them, and each of them some pages; all of them all in the whole run.
const apart = process.env.TESTS === 'whole' ? 1 : 4;
const some = (parts: readonly string[], turn: number) => parts.filter((_, at) => (at + turn) % apart === 0);
const odd: readonly string[] = [
  '%00',
  'a%00b',
  '%ff',
  '%C3%28',
  '%E0%A4%A',
  '%',
  '%ED%A0%80',
  'x'.repeat(121),
  'x'.repeat(6_000),
  '%F0%9F%91%A9'.repeat(130),
  '..%2f..%2fetc%2fpasswd',
  '%5c..%5c',
  '__proto__',
  'constructor',
  '0199AAAA-0000-7000-8000-00000000000F',
  '{0199aaaa-0000-7000-8000-00000000000f}',
  '0',
  '-1',
  '%E2%80%AE%D9%85%D8%B1',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '%20',
  '*%00',
  "'%20or%201=1--",
  '%25%32%35',
];

test('the table of screens was read', () => {
  expect(screens.length).toBeGreaterThan(50);
  expect(holes).toEqual(
    expect.arrayContaining(['/search/$keyword', '/product/$productId', '/messaging/$userId']),
  );
});

test('no page answers an odd address with a failure of ours', async () => {
  await using app = await market();
  const wrong: string[] = [];
  const seen = new Set<number>();
  for (const [turn, path] of holes.entries()) {
    for (const part of some(odd, turn)) {
      const url = path.replace(/\$\w+/g, () => part);
      const { status, body } = await app.get(url);
      seen.add(status);
      if (status >= 500) wrong.push(`${status} ${url.slice(0, 100)}`);
      const isDrawnHere = !/^\/(messaging|settings|sell|admin)\//.test(path);
      if (status >= 400 && isDrawnHere && !String(body).includes('<h1'))
        wrong.push(`${url.slice(0, 100)} says nothing to its reader`);
    }
  }
  expect(wrong).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining([200, 404]));
});

test('no page answers odd words behind its address with a failure of ours', async () => {
  await using app = await market();
  const wrong: string[] = [];
  const names = [
    'tab',
    'q',
    'category',
    'shop',
    'sort',
    'min',
    'max',
    'page',
    'cursor',
    'return',
    'view',
    'of',
    'show',
  ];
  for (const [turn, path] of screens.entries()) {
    const place = path.replace(/\$\w+/g, 'all');
    for (const part of some(odd.slice(0, 12), turn)) {
      const { status } = await app.get(
        `${place}?${names.map((name) => `${name}=${part.slice(0, 300)}`).join('&')}`,
      );
      if (status >= 500) wrong.push(`${status} ${place} ${part.slice(0, 40)}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a search nobody can mean is answered as one, with the way to another', async () => {
  await using app = await market();
  for (const words of ['%00', 'x'.repeat(121)]) {
    const { status, body } = await app.get(`/search/${words}`);
    expect(status).toBe(400);
    expect(body).toContain('type="search"');
  }
  expect((await app.get(`/search/${'x'.repeat(120)}`)).status).toBe(200);
  expect(app.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

test('whoever asks for pages too often is told so, in their language and as a page, and others are not', async () => {
  const env = { SOUK_REQUESTS_PER_MINUTE: '20', SOUK_TRUSTED_PROXIES: '127.0.0.1' };
  await using app = await market({ env, sparesThisMachine: false });
  const from = (ip: string) => ({ 'x-forwarded-for': ip, 'accept-language': 'fr' });
  const statuses: number[] = [];
  for (let n = 0; n < 20; n += 1)
    statuses.push((await app.get(`/search/lamp-${n}`, from('203.0.113.5'))).status);
  expect(statuses).toEqual(Array(20).fill(200));
  const refused = await app.get('/search/one-more', from('203.0.113.5'));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(refused.body).toContain('lang="fr"');
  // Their calls of the API have a count of their own, and what a page asked for did not use it up.
  expect((await app.get('/api/landing', from('203.0.113.5'))).status).toBe(200);
  expect((await app.get('/', from('203.0.113.6'))).status).toBe(200);
  // The files of the web app are no pages.
  for (let n = 0; n < 5; n += 1)
    expect((await app.get('/manifest.webmanifest', from('203.0.113.5'))).status).toBe(200);
  app.clock.forward(60_000);
  expect((await app.get('/', from('203.0.113.5'))).status).toBe(200);
});

test('nobody calls themselves the market to be uncounted', async () => {
  const env = { SOUK_REQUESTS_PER_MINUTE: '10', SOUK_TRUSTED_PROXIES: '127.0.0.1' };
  await using app = await market({ env, sparesThisMachine: false });
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const { status } = await app.get('/api/landing', { 'x-forwarded-for': 'in-process' });
    statuses.push(status);
  }
  expect(statuses).toContain(429);
});
