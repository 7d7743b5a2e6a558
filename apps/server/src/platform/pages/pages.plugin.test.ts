import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { memoryLog } from '../../testing/memory-log.ts';
import { pagesPlugin } from './pages.plugin.ts';

const html =
  '<!doctype html><html><head><!--souk-head--></head><body><!--souk-root--><!--souk-state--></body></html>';

/** A web app that draws each page as its address says. */
const webApp = `
  const drawn = { language: { code: 'en', dir: 'ltr' }, head: '', root: 'drawn', state: 'null', soon: [] };
  let asked = 0;
  export const createRenderer = () => ({
    spoken: async () => ['en'],
    render: async ({ url, atOwnAddress }) => {
      if (url === '/login') return { ...drawn, status: 200, root: atOwnAddress ? 'passkeys' : 'none' };
      if (url === '/breaks') throw new Error('a part of it is gone');
      if (url === '/opens-soon' && (asked += 1) === 1) return { ...drawn, status: 404, root: 'closed' };
      if (url === '/fails') return { ...drawn, status: 500, root: 'sorry', failure: new Error('its data is gone') };
      return { ...drawn, status: 200 };
    },
  });`;

const script = `${'a script that is worth packing '.repeat(100)}…`;

async function market() {
  const distDir = await mkdtemp(join(tmpdir(), 'souk-pages-'));
  await mkdir(join(distDir, 'client/.vite'), { recursive: true });
  await mkdir(join(distDir, 'server'));
  await writeFile(join(distDir, 'client/index.html'), html);
  await writeFile(join(distDir, 'client/.vite/manifest.json'), '{}');
  await mkdir(join(distDir, 'client/assets'));
  await writeFile(join(distDir, 'client/assets/small.js'), 'small');
  await writeFile(join(distDir, 'client/assets/large.js'), script);
  await writeFile(join(distDir, 'client/assets/large.js.br'), brotliCompressSync(script));
  await writeFile(join(distDir, 'client/assets/large.js.gz'), gzipSync(script));
  await writeFile(join(distDir, 'server/entry-server.js'), webApp);
  const log = memoryLog();
  const app = Fastify({ loggerInstance: log.log });
  await app.register(pagesPlugin, { distDir, url: 'https://souk.example', wait: () => 0 });
  return {
    log,
    get: (url: string, host = 'souk.example', others = {}) =>
      app.inject({ url, headers: { host, ...others } }),
    async [Symbol.asyncDispose]() {
      await app.close();
      await rm(distDir, { recursive: true });
    },
  };
}

test('a page that cannot be drawn is left to the browser, and the log says why', async () => {
  await using souk = await market();
  souk.log.allowErrors();
  const { statusCode, body } = await souk.get('/breaks');
  expect(statusCode).toBe(500);
  expect(body).not.toContain('gone');
  expect(souk.log.lines.filter(({ level }) => level === 'error')).toMatchObject([
    { err: { message: 'a part of it is gone' }, msg: 'a page could not be drawn' },
  ]);
});

test('a page whose data could not be had says so to its reader, and the log says why', async () => {
  await using souk = await market();
  souk.log.allowErrors();
  const { statusCode, body } = await souk.get('/fails');
  expect(statusCode).toBe(500);
  expect(body).toContain('sorry');
  expect(body).not.toContain('gone');
  expect(souk.log.lines.filter(({ level }) => level === 'error')).toMatchObject([
    { err: { message: 'its data is gone' } },
  ]);
});

test('a page that is drawn is nothing for the log', async () => {
  await using souk = await market();
  expect(await souk.get('/')).toMatchObject({ statusCode: 200, body: expect.stringContaining('drawn') });
  souk.log.expectQuiet();
});

test('whoever was just told that something is not there finds it in the moment it is', async () => {
  await using souk = await market();
  expect(await souk.get('/opens-soon')).toMatchObject({ statusCode: 404 });
  expect(await souk.get('/opens-soon')).toMatchObject({ statusCode: 200 });
});

test('who comes by another address, such as an IP, gets the page that was drawn for that', async () => {
  await using souk = await market();
  const drawnAt = async (host: string) => (await souk.get('/login', host)).body.match(/passkeys|none/)?.[0];
  expect(await drawnAt('souk.example')).toBe('passkeys');
  expect(await drawnAt('203.0.113.7')).toBe('none');
  expect(await drawnAt('souk.example')).toBe('passkeys');
});

test('a file comes packed as its reader takes it, and whole to who takes it in no such way', async () => {
  await using souk = await market();
  const ask = (name: string, accepts: string) =>
    souk.get(`/assets/${name}.js`, undefined, { 'accept-encoding': accepts });
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const encoding of ['br', 'gzip'] as const) {
    const { headers, rawPayload } = await ask('large', encoding);
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(unpack[encoding](rawPayload).toString()).toBe(script);
  }
  const whole = await ask('large', 'identity');
  expect([whole.headers['content-encoding'], whole.body]).toEqual([undefined, script]);
  const small = await ask('small', 'br, gzip');
  expect([small.headers['content-encoding'], small.body]).toEqual([undefined, 'small']);
});
