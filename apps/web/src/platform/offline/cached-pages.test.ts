import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const code = readFileSync(join(import.meta.dirname, '../../../public/sw.js'), 'utf8');
const origin = 'https://souk.example';

/** A browser that keeps what workers put away, and is at one build of the market after another. */
function openBrowser() {
  const stored = new Map<string, Map<string, Response>>();
  let build = '';
  let isOnline = true;
  const pathOf = (asked: string | { url: string }) =>
    new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname;
  async function fetch(asked: string | { url: string }): Promise<Response> {
    if (!isOnline) throw new TypeError('Failed to fetch');
    const path = pathOf(asked);
    if (path === '/offline')
      return new Response(`<script type="module" src="/assets/entry-${build}.js"></script>`);
    return path.endsWith(`-${build}.js`) ? new Response(path) : new Response('', { status: 404 });
  }
  const open = async (name: string) => {
    const files = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, files);
    return {
      match: async (asked: string | { url: string }) => files.get(pathOf(asked))?.clone(),
      put: async (asked: string, answer: Response) => void files.set(pathOf(asked), answer),
      async addAll(paths: string[]) {
        for (const path of paths) {
          const answer = await fetch(path);
          if (!answer.ok) throw new TypeError(`${path} was not there`);
          files.set(path, answer);
        }
      },
    };
  };
  const caches = {
    open,
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (asked: string) => {
      for (const name of stored.keys()) {
        const found = await (await open(name)).match(asked);
        if (found) return found;
      }
      return undefined;
    },
  };
  let heard = new Map<string, (event: object) => void>();
  const happen = async (name: string, event: object = {}) => {
    let done: Promise<unknown> | undefined;
    const wait = (work: Promise<unknown>) => (done = work);
    heard.get(name)?.({ ...event, waitUntil: wait, respondWith: wait });
    return done;
  };
  return {
    async install(next: string) {
      build = next;
      heard = new Map();
      const self = {
        addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
        skipWaiting: async () => undefined,
        clients: { claim: async () => undefined },
      };
      const files = code.replace('__BUILD__', next).replace("'__FILES__'", `'/assets/entry-${next}.js'`);
      runInNewContext(files, { self, caches, fetch, URL, Response, location: { origin } });
      await happen('install');
      await happen('activate');
    },
    keep: (...paths: string[]) => happen('message', { data: { keep: paths } }),
    /** What opens, without a connection. */
    async openOffline() {
      isOnline = false;
      const request = { url: `${origin}/myorders`, method: 'GET', mode: 'navigate' };
      const page = (await happen('fetch', { request })) as Response;
      isOnline = true;
      return page.text();
    },
    isCached: async (path: string) => Boolean(await caches.match(path)),
    builds: () => [...stored.keys()].map((name) => name.replace('souk-', '')),
  };
}

test('a page that was kept opens without a line though another build came meanwhile', async () => {
  const browser = openBrowser();
  await browser.install('a');
  await browser.keep('/assets/entry-a.js', '/assets/tickets-a.js');
  for (const next of ['b', 'c', 'd']) await browser.install(next);
  expect(await browser.openOffline()).toContain('entry-a.js');
  expect(await browser.isCached('/assets/tickets-a.js')).toBe(true);
  expect(browser.builds()).toEqual(['a', 'c', 'd']);
});

test('the same page seen in the new build is kept of that, and the old one goes', async () => {
  const browser = openBrowser();
  await browser.install('a');
  await browser.keep('/assets/entry-a.js', '/assets/tickets-a.js');
  await browser.install('b');
  await browser.install('c');
  await browser.keep('/assets/entry-c.js', '/assets/tickets-c.js');
  expect(await browser.openOffline()).toContain('entry-c.js');
  expect(browser.builds()).toEqual(['b', 'c']);
});

test('a page that was open as another build came is kept with the build it is of', async () => {
  const browser = openBrowser();
  await browser.install('a');
  await browser.install('b');
  await browser.keep('/assets/entry-a.js');
  expect(await browser.openOffline()).toContain('entry-a.js');
  // Of a build that nobody remembers nothing can be kept, and nothing is mixed.
  await browser.keep('/assets/entry-older.js', '/assets/tickets-b.js');
  expect(await browser.isCached('/assets/tickets-b.js')).toBe(false);
});

test('without a page that was kept the newest shell opens, and the build before it stays for who has it open', async () => {
  const browser = openBrowser();
  for (const next of ['a', 'b', 'c']) await browser.install(next);
  expect(await browser.openOffline()).toContain('entry-c.js');
  expect(browser.builds()).toEqual(['b', 'c']);
});
