// Keeps the shell for when there is no connection, and shows what is pushed. Nothing of /api, /media or anyone's own
// is ever kept.
const cacheName = 'souk-__BUILD__';
const shell = '/offline';
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
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(shell)));
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

async function dropOldCaches() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('souk-') && name !== cacheName).map((name) => caches.delete(name)),
  );
}

async function keepFiles(paths) {
  const cache = await caches.open(cacheName);
  const kept = await Promise.all(paths.map((path) => cache.match(path)));
  await cache.addAll([...new Set(paths.filter((path, at) => path.startsWith('/assets/') && !kept[at]))]);
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
