import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type APIRequestContext, chromium, type Page } from '@playwright/test';
import type { OwnEvent } from '@souk/shared/market/events/edit-schema.ts';
import encodeQR from 'qr';
import { callsOf, keepCard } from '../buying.ts';
import { cameraFlags } from '../fake-camera.ts';
import { test, tokenOf } from '../newcomers.ts';
import { stateOf, storedSession } from '../people.ts';
import { expect, open } from '../quiet.ts';

// The page of a ticket is kept for a door without a line.
test.use({ serviceWorkers: 'allow' });

test('somebody buys two tickets and comes with one of them twice', async ({
  page,
  noor,
  request,
  windowOf,
}) => {
  const event = await evening(request);
  await keepCard(request, tokenOf(noor));
  await open(page, `/event-view/${event._id}`);
  await page
    .getByRole('group', { name: 'How many: One seat' })
    .getByRole('button', { name: 'Increase quantity' })
    .click();
  await expect(page.getByText('Up to 3 tickets per person.')).toBeVisible();
  await page.getByRole('button', { name: /^Get 2 tickets/ }).click();
  const summary = page.getByRole('region', { name: 'Your order' });
  await expect(summary).toContainText(event.title);
  // Nothing is sent.
  await expect(page.getByRole('heading', { name: 'Shipping' })).toBeHidden();
  await summary.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('heading', { name: 'It’s yours!' })).toBeVisible();
  await page.getByRole('link', { name: /^SK-/ }).click();

  await page.getByRole('button', { name: 'Show ticket 2 of 2' }).click();
  const shown = page.getByRole('dialog', { name: event.title });
  await expect(shown.getByRole('img', { name: 'Ticket QR code' })).toBeVisible();
  const code = await shown.getByText(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/).innerText();

  // At a door without a line, after a reload: the ticket is there. Who signs out leaves none of it behind.
  await page.waitForFunction(allIsCached);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Show ticket 2 of 2' }).click();
  await expect(shown.getByRole('img', { name: 'Ticket QR code' })).toBeVisible();
  await expect(shown.getByText(code)).toBeVisible();
  await page.context().setOffline(false);

  const door = await windowOf(stateOf('seller'));
  await open(door, `/event-view/${event._id}`);
  await door.getByRole('link', { name: 'Check in guests' }).click();
  await expect(door.getByText('0 of 2 let in')).toBeVisible();
  const come = async () => {
    await door.getByLabel('Ticket code').fill(code.toLowerCase());
    await door.getByRole('button', { name: 'Let in', exact: true }).click();
  };
  await scan({ code, storageState: stateOf('seller'), eventId: event._id, greeting: `Let in: ${noor.name}` });
  await expect(door.getByText('1 of 2 let in')).toBeVisible();
  await come();
  await expect(door.getByRole('alert')).toContainText('Already used');

  // Without a line, after a reload too, the other one is let in all the same, and counted once there is one.
  await door.waitForFunction(allIsCached);
  await door.context().setOffline(true);
  await door.reload();
  await door.getByRole('button', { name: `Let in: ${noor.name}` }).click();
  await expect(door.getByText('1 check-in to send')).toBeVisible();
  await expect(door.getByRole('alert').filter({ hasText: `Let in: ${noor.name}` })).toBeVisible();
  await door.context().setOffline(false);
  await expect(door.getByText('2 of 2 let in')).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^Used on /)).toHaveCount(2);
  expect(await storedTicketsOf(page)).toContain(code.replaceAll('-', ''));
  await page.getByRole('button', { name: 'Open your menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You’re signed out')).toBeVisible();
  expect(await storedTicketsOf(page)).toBeNull();
});

test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ });

/** Holds a code before the camera of a door. */
async function scan(at: { code: string; storageState: string; eventId: string; greeting: string }) {
  const { code, storageState, eventId, greeting } = at;
  const { browserName: _, defaultBrowserType: __, ...use } = test.info().project.use;
  const film = test.info().outputPath('code.y4m');
  writeFileSync(film, filmOf(code.replaceAll('-', '')));
  const browser = await chromium.launch({
    ...use.launchOptions,
    args: [...(use.launchOptions?.args ?? []), ...cameraFlags, `--use-file-for-fake-video-capture=${film}`],
  });
  const door = await browser.newPage({
    ...(use.baseURL ? { baseURL: use.baseURL } : {}),
    storageState,
    permissions: ['camera'],
  });
  await open(door, `/event/check-in/${eventId}`);
  await door.getByRole('button', { name: 'Scan with camera' }).click();
  await expect(door.getByRole('alert')).toContainText(greeting);
  await browser.close();
}

/** A code on paper, as a camera films it: 640 x 480, gray around it, in the pixels of YUV4MPEG2. */
function filmOf(code: string): Buffer {
  const [width, height, dot, top, left] = [640, 480, 9, 60, 150];
  const rows = encodeQR(code, 'raw', { border: 3 });
  const luma = Buffer.alloc(width * height, 128);
  rows.forEach((row, y) => {
    row.forEach((isDark, x) => {
      for (let line = 0; line < dot; line++) {
        const from = (top + y * dot + line) * width + left + x * dot;
        luma.fill(isDark ? 20 : 235, from, from + dot);
      }
    });
  });
  const colour = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, colour]);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`),
    ...Array.from({ length: 10 }, () => frame),
  ]);
}

const storedTicketsOf = (page: Page) => page.evaluate(() => localStorage.getItem('souk-tickets'));

/** Whether this page would open without a line. */
async function allIsCached(): Promise<boolean> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = loaded.filter(({ pathname }) => pathname.startsWith('/assets/'));
  const kept = await Promise.all(['/offline', ...files].map((file) => caches.match(file)));
  return kept.every(Boolean);
}

/** An event of the demo seller, made for this journey. */
async function evening(request: APIRequestContext): Promise<OwnEvent> {
  const { user, token } = storedSession('seller');
  const [category] = (await (await request.get('/api/categories')).json()).items;
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  return callsOf(request, token)(`/shops/${user.shopId?._id}/events`, {
    title: `An evening at the wheel ${randomUUID().slice(0, 8)}`,
    description: 'Clay and tea for everybody.',
    categoryId: category._id,
    startsAt: `${day}T19:00`,
    endsAt: `${day}T21:00`,
    timeZone: 'Europe/Lisbon',
    place: 'The studio',
    city: 'Porto',
    perPerson: 3,
    tickets: [{ name: 'One seat', price: { amount: 4500, currency: 'USD' }, capacity: 12 }],
    status: 'active',
  });
}
