import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { chromiumPath } from '../../../../scripts/chromium.ts';
import { openLiveServer } from '../testing/live-server.ts';
import type { TabPage } from '../testing/tab-page.ts';

const patient = { timeout: 60_000 };
const room = 'rooms/1/messages';
let script = '';

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: fileURLToPath(new URL('../testing/tab-page.ts', import.meta.url)) },
    },
  });
  const [{ output }] = [built].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  script = output[0].code;
}, 120_000);

/** A browser whose tabs show a room, and the server that they talk to. */
async function openBrowser() {
  const server = await openLiveServer({
    hub: { channels: [{ path: 'rooms/{room}/typing', subscribe: () => true, publish: () => true }] },
    pages: (request, answer) => {
      const isScript = request.url === '/page.js';
      answer.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
      answer.end(
        isScript ? script : '<!doctype html><body></body><script type="module" src="/page.js"></script>',
      );
    },
  });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
  const context = await browser.newContext();
  return {
    server,
    context,
    async openTab() {
      const page = await context.newPage();
      await page.goto(server.pageUrl);
      return page;
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

const shown = (page: Page) => page.locator('p').allTextContents();
const state = (page: Page) => page.locator('main').getAttribute('data-state');
const isLive = (page: Page) => expect.poll(() => state(page), patient).toBe('live');
/** Without waiting until it is stored. */
const write = (page: Page, id: string, text: string) =>
  page.evaluate(
    ([doc, words]) => {
      const { tab } = globalThis as unknown as { tab: TabPage };
      tab.client.set(`${tab.room}/${doc}`, { text: words as string }).catch(() => undefined);
    },
    [id, text],
  );
const writers = (page: Page) => page.evaluate<string[]>('tab.writers()');
const onTab = <Result>(page: Page, act: string) =>
  page.evaluate<Result>(`(({ client, room }) => ${act})(tab)`);

test('two tabs use one socket, and what was written without a connection is sent once, also by a tab that is gone', async () => {
  await using browser = await openBrowser();
  const { server } = browser;
  const ana = await browser.openTab();
  await isLive(ana);
  const other = await browser.openTab();
  await isLive(other);
  await write(ana, 'first', 'one');
  await expect.poll(() => shown(other), patient).toEqual(['one']);
  await expect.poll(() => other.locator('main').getAttribute('data-first'), patient).toBe('one');
  await server.hub.write({
    id: crypto.randomUUID(),
    who: { id: 'ben' },
    writes: [{ op: 'set', path: `${room}/second` as never, data: { text: 'two' } }],
  });
  for (const page of [ana, other]) await expect.poll(() => shown(page), patient).toEqual(['one', 'two']);
  expect(server.heard.sockets).toBe(1);

  server.allowSockets(false);
  await expect.poll(() => state(other), patient).toBe('cached');
  await write(ana, 'third', 'three');
  await write(ana, 'fourth', 'four');
  await expect.poll(() => ana.locator('[data-pending=true]').count(), patient).toBe(2);
  await write(other, 'fifth', 'five');
  await ana.close();
  server.allowSockets(true);
  await onTab(other, 'client.hurry()');
  await expect
    .poll(() => shown(other).then((texts) => texts.sort()), patient)
    .toEqual(['five', 'four', 'one', 'three', 'two']);
  await expect.poll(() => other.locator('[data-pending=true]').count(), patient).toBe(0);
  const stored = await server.stored(room);
  expect(stored.map(({ seq }) => seq).sort()).toEqual([1, 2, 3, 4, 5]);
  const seqOf = (id: string) => stored.find((doc) => doc.id === id)?.seq ?? 0;
  expect(seqOf('third')).toBeLessThan(seqOf('fourth'));
  expect(server.openSockets).toBe(1);
}, 180_000);

test('what a tab wrote is sent by another also when the browser is slow to call it gone', {
  tags: 'whole',
  timeout: 180_000,
}, async () => {
  await using browser = await openBrowser();
  const { server } = browser;
  const ana = await browser.openTab();
  await isLive(ana);
  const other = await browser.openTab();
  await isLive(other);
  server.allowSockets(false);
  await expect.poll(() => state(other), patient).toBe('cached');
  await write(ana, 'first', 'one');
  await expect.poll(() => writers(other), patient).toHaveLength(1);
  const [lock] = (await writers(other)).map((page) => `live-page:${page}`);
  await other.evaluate(
    `{
      const { promise, resolve } = Promise.withResolvers();
      globalThis.release = resolve;
      globalThis.holding = false;
      void navigator.locks.request('${lock}', () => ((globalThis.holding = true), promise));
    }`,
  );
  await ana.close();
  await other.waitForFunction('globalThis.holding');
  server.allowSockets(true);
  await onTab(other, 'client.hurry()');
  await isLive(other);
  expect(await server.stored(room)).toEqual([]);
  await other.evaluate('globalThis.release()');
  await expect.poll(() => shown(other), patient).toEqual(['one']);
  await expect.poll(async () => (await server.stored(room)).length, patient).toBe(1);
});

test('what was heard is there without a connection, until its owner signs out', {
  tags: 'whole',
  timeout: 180_000,
}, async () => {
  await using browser = await openBrowser();
  const { server } = browser;
  const first = await browser.openTab();
  await isLive(first);
  await write(first, 'first', 'one');
  await expect.poll(() => first.locator('[data-pending=false]').count(), patient).toBe(1);
  await first.close();
  server.allowSockets(false);
  const second = await browser.openTab();
  await expect.poll(() => shown(second), patient).toEqual(['one']);
  expect(await state(second)).toBe('cached');
  await write(second, 'second', 'two');
  await expect.poll(() => shown(second), patient).toEqual(['one', 'two']);
  await onTab(second, 'client.signOut()');
  await expect.poll(() => shown(second), patient).toEqual([]);
  await second.close();
  const third = await browser.openTab();
  await onTab(third, 'client.ready');
  expect(await shown(third)).toEqual([]);
  server.allowSockets(true);
  await onTab(third, 'client.hurry()');
  await expect.poll(() => shown(third), patient).toEqual(['one']);
});

test('what was heard before the database was restored is not there any more, and is not kept again', {
  tags: 'whole',
  timeout: 180_000,
}, async () => {
  await using browser = await openBrowser();
  const { server } = browser;
  const tabs = [await browser.openTab(), await browser.openTab()];
  for (const tab of tabs) await isLive(tab);
  await write(tabs[0] as Page, 'first', 'one');
  for (const tab of tabs) await expect.poll(() => shown(tab), patient).toEqual(['one']);
  await server.restoreEmpty();
  for (const tab of tabs) await expect.poll(() => shown(tab), patient).toEqual([]);
  await write(tabs[1] as Page, 'second', 'two');
  for (const tab of tabs) await expect.poll(() => shown(tab), patient).toEqual(['two']);
  await expect.poll(() => tabs[1]?.locator('[data-pending=false]').count(), patient).toBe(1);
  for (const tab of tabs) await tab.close();
  server.allowSockets(false);
  const next = await browser.openTab();
  await expect.poll(() => shown(next), patient).toEqual(['two']);
});

test('a page that still hears from before a restore keeps nothing of it for those who hear what came after', {
  tags: 'whole',
  timeout: 180_000,
}, async () => {
  await using browser = await openBrowser();
  const page = await browser.openTab();
  const kept = await page.evaluate(async () => {
    const { idbCacheStore } = (globalThis as unknown as { tab: TabPage }).tab;
    const put = (cacheStore: ReturnType<typeof idbCacheStore>, id: string, seq: number) =>
      cacheStore.put([
        { path: `rooms/1/messages/${id}` as never, doc: { id, data: {}, seq, born: seq }, usedAt: 1 },
      ]);
    const [before, after] = [idbCacheStore('restored'), idbCacheStore('restored')];
    await before.begin?.('one');
    await put(before, 'a', 9);
    await before.putWrite({ id: 'unsent', writes: [], place: 1 });
    await after.begin?.('two');
    await put(after, 'a', 1);
    await put(before, 'a', 10);
    await put(before, 'b', 11);
    const { docs, writes, epoch } = await idbCacheStore('restored').load();
    return { docs: docs.map(({ doc }) => [doc.id, doc.seq]), writes: writes.map(({ id }) => id), epoch };
  });
  expect(kept).toEqual({ docs: [['a', 1]], writes: ['unsent'], epoch: 'two' });
});

test('a browser that forbids storage and locks keeps nothing, and all else works', {
  tags: 'whole',
  timeout: 180_000,
}, async () => {
  await using browser = await openBrowser();
  await browser.context.addInitScript(() => {
    const forbidden = {
      get() {
        throw new DOMException('Forbidden.', 'SecurityError');
      },
    };
    Object.defineProperty(globalThis, 'indexedDB', forbidden);
    navigator.locks.request = () => Promise.reject(new DOMException('Forbidden.', 'SecurityError'));
  });
  const [ana, other] = [await browser.openTab(), await browser.openTab()];
  await isLive(ana);
  await isLive(other);
  await write(ana, 'first', 'one');
  await expect.poll(() => shown(other), patient).toEqual(['one']);
  await expect.poll(() => ana.locator('[data-pending=false]').count(), patient).toBe(1);
  expect(browser.server.heard.sockets).toBe(2);
  await onTab(ana, `client.publish('rooms/1/typing', { typing: true })`);
  await expect
    .poll(async () => JSON.parse((await other.locator('main').getAttribute('data-said')) ?? 'null'), patient)
    .toEqual([{ from: 'ana', data: { typing: true } }]);
});

test('the cache store keeps as much as it may, and what was looked at last', {
  tags: 'whole',
  timeout: 180_000,
}, async () => {
  await using browser = await openBrowser();
  const page = await browser.openTab();
  const kept = await page.evaluate(async () => {
    const { idbCacheStore } = (globalThis as unknown as { tab: TabPage }).tab;
    const cacheStore = idbCacheStore('small', { bytes: 1_048_576 });
    const path = (n: number) => `rooms/1/messages/m${n}` as never;
    const put = (n: number) =>
      cacheStore.put([
        {
          path: path(n),
          doc: { id: `m${n}`, data: { text: 'x'.repeat(60_000) }, seq: n, born: n },
          usedAt: n,
        },
      ]);
    for (let n = 1; n <= 15; n += 1) await put(n);
    await cacheStore.use?.([path(1)], 100);
    for (let n = 16; n <= 30; n += 1) await put(n);
    // What is older than what is known is not taken.
    await cacheStore.put([{ path: path(30), doc: { id: 'm30', data: {}, seq: 1, born: 1 }, usedAt: 1 }]);
    const { docs } = await idbCacheStore('small').load();
    return docs.map(({ doc }) => doc).map(({ id, data }) => ({ id, bytes: String(data.text).length }));
  });
  const ids = kept.map(({ id }) => id);
  expect(ids).toContain('m1');
  expect(ids).toContain('m30');
  expect(ids).not.toContain('m2');
  const bytes = kept.reduce((sum, one) => sum + one.bytes, 0);
  expect(bytes).toBeGreaterThan(800_000);
  expect(bytes).toBeLessThan(1_048_576);
  expect(new Set(kept.map((one) => one.bytes))).toEqual(new Set([60_000]));
});
