import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const code = readFileSync(join(import.meta.dirname, '../../../public/sw.js'), 'utf8');
const origin = 'https://souk.example';

interface Page {
  focused: boolean;
  at: string;
}

/** The worker in a browser with these pages of the market open. */
function workerWith(pages: Page[]) {
  const heard = new Map<string, (event: object) => void>();
  const shown: Array<{ title: string; options: Record<string, unknown> }> = [];
  const opened: string[] = [];
  const clients = {
    matchAll: async () =>
      pages.map((page) => ({
        focused: page.focused,
        focus: async () => {
          page.focused = true;
        },
        navigate: async (url: string) => {
          page.at = url;
        },
      })),
    openWindow: async (url: string) => opened.push(url),
  };
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
    clients,
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) =>
        shown.push({ title, options }),
    },
  };
  runInNewContext(code, { self, URL, location: { origin } });
  const happen = async (name: string, event: object) => {
    let done: Promise<unknown> | undefined;
    heard.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  };
  return {
    shown,
    opened,
    push: (payload: object) => happen('push', { data: { json: () => payload } }),
    press: (to: string) => happen('notificationclick', { notification: { close() {}, data: { to } } }),
  };
}

test('what is pushed is shown in its own language, with its picture', async () => {
  const worker = workerWith([]);
  await worker.push({
    title: 'Souk',
    body: 'مرحبًا',
    to: '/messaging/a',
    tag: 't',
    lang: 'ar',
    dir: 'rtl',
    picture: 'p',
  });
  expect(worker.shown).toEqual([
    {
      title: 'Souk',
      options: {
        body: 'مرحبًا',
        tag: 't',
        renotify: true,
        lang: 'ar',
        dir: 'rtl',
        icon: '/media/p/160.webp',
        data: { to: '/messaging/a' },
      },
    },
  ]);
});

test('a press goes to the page that is open, the one looked at before any other', async () => {
  const pages = [
    { focused: false, at: '/' },
    { focused: true, at: '/favorites' },
  ];
  const worker = workerWith(pages);
  await worker.press('/product/1');
  expect(pages.map(({ at }) => at)).toEqual(['/', `${origin}/product/1`]);
  expect(worker.opened).toEqual([]);
});

test('without an open page a press opens one, never outside of the market', async () => {
  const worker = workerWith([]);
  await worker.press('/product/1');
  await worker.press('https://elsewhere.example/trap');
  await worker.press('//elsewhere.example/trap');
  expect(worker.opened).toEqual([`${origin}/product/1`, origin, origin]);
});
