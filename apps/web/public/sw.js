// Keeps the shell for when there is no connection, and shows what is pushed. Nothing of /api, /media or anyone's own
// is ever kept.
const cacheName = 'souk-__BUILD__';
const shell = '/offline';
/** In a cache in which a page was kept. */
const mark = '/kept';
// The build writes its own files here.
const files = ['__FILES__'];

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(keptShell));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request));
});

// What a page was made of that has to open without a connection, whatever was loaded before there was a worker.
self.addEventListener('message', (event) => {
  if (event.data?.keep) event.waitUntil(keepFiles(event.data.keep));
});

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data.to));
});

function show({ title, body, to, tag, lang, dir, picture }) {
  const icon = picture ? `/media/${picture}/160.webp` : '/icons/souk-192.png';
  return self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    lang,
    dir,
    icon,
    data: { to },
  });
}

/** In a window of the market that is open already, else in a new one. Never anywhere outside of the market. */
async function goTo(to) {
  const url = new URL(to, location.origin);
  const place = url.origin === location.origin ? url.href : location.origin;
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(({ focused }) => focused) ?? windows[0];
  if (!open) return self.clients.openWindow(place);
  await open.focus();
  return open.navigate(place);
}

/** The shell's page and the files it names. */
async function keepShell() {
  const cache = await caches.open(cacheName);
  const page = await fetch(shell, { credentials: 'omit' });
  if (!page.ok) throw new Error(`the shell was answered with ${page.status}`);
  const html = await page.clone().text();
  const named = [...html.matchAll(/(?:href|src)="(\/(?:assets|icons)\/[^"]+)"/g)].map(([, path]) => path);
  await cache.put(shell, page);
  await cache.addAll([...new Set([...files, ...named])]);
}

/**
 * The build before this one stays, as pages of it may be open, and so does the last one in which a page was kept:
 * its files are the only ones that open that page without a connection.
 */
async function dropOldCaches() {
  const names = await ourCaches();
  const keep = [cacheName, names.findLast((name) => name !== cacheName), await lastMarked(names)];
  await Promise.all(names.filter((name) => !keep.includes(name)).map((name) => caches.delete(name)));
}

/** Into the cache of the build that the page is of: another's shell does not know its files. */
async function keepFiles(paths) {
  const names = await ourCaches();
  const own = await Promise.all(names.map((name) => isOfBuild(name, paths)));
  const name = names[own.lastIndexOf(true)];
  if (!name) return;
  const cache = await caches.open(name);
  const kept = await Promise.all(paths.map((path) => cache.match(path)));
  await cache.addAll([...new Set(paths.filter((path, at) => path.startsWith('/assets/') && !kept[at]))]);
  await cache.put(mark, new Response());
  await dropOldCaches();
}

/** Of the last build in which a page was kept, if there is one. */
async function keptShell() {
  const name = (await lastMarked(await ourCaches())) ?? cacheName;
  return (await caches.open(name)).match(shell);
}

/** The oldest first. */
const ourCaches = async () => (await caches.keys()).filter((name) => name.startsWith('souk-'));

async function lastMarked(names) {
  const marked = await Promise.all(names.map(async (name) => (await caches.open(name)).match(mark)));
  return names[marked.findLastIndex(Boolean)];
}

/** Whether the first script of this build is among what a page was made of. */
async function isOfBuild(name, paths) {
  const page = await (await caches.open(name)).match(shell);
  const script = /<script[^>]+src="(\/assets\/[^"]+)"/.exec((await page?.text()) ?? '')?.[1];
  return script !== undefined && paths.includes(script);
}

/** A file in assets/ never changes under its name. */
async function keptOrFetched(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(cacheName);
    await cache.put(request, answer.clone());
  }
  return answer;
}
