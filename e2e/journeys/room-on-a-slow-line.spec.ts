import type { Page } from '@playwright/test';
import { demoWorld } from '../demo-world.ts';
import { withPictures } from '../pictures-and-motion.ts';
import { expect, open, test } from '../quiet.ts';
import { slow } from '../slow-line.ts';

test.use({ ...withPictures, serviceWorkers: 'block' });

/** What came over a line, in the order it was asked for. */
interface Asked {
  path: string;
  /** In milliseconds since the first was asked for. */
  at: number;
  /** When it was here, and its bytes with their headers. */
  done?: number;
  bytes?: number;
}

async function listenToLine(page: Page) {
  const line = await slow(page, 125);
  const asked = new Map<string, Asked>();
  const sockets: number[] = [];
  let first: number | undefined;
  line.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    first ??= timestamp;
    asked.set(requestId, { path: new URL(request.url).pathname, at: timestamp - first });
  });
  line.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    Object.assign(asked.get(requestId) ?? {}, { done: timestamp - (first ?? 0), bytes: encodedDataLength });
  });
  line.on('Network.webSocketWillSendHandshakeRequest', ({ timestamp }) =>
    sockets.push(timestamp - (first ?? 0)),
  );
  return { asked, sockets };
}

const alive = async (page: Page) => {
  const chat = page.getByRole('region', { name: 'Chat' });
  await expect(chat.getByRole('listitem').first()).toBeVisible({ timeout: 30_000 });
};

const sum = (files: Asked[]) => files.reduce((bytes, file) => bytes + (file.bytes ?? 0), 0);

test('a room is alive with little, in few files, and its letters come after', async ({ page, request }) => {
  const { liveShow } = await demoWorld(request);
  const { asked: line, sockets } = await listenToLine(page);
  await open(page, `/live/${liveShow}`);
  await alive(page);
  const [code, alsoNow, soon] = JSON.parse((await page.locator('#souk-code').textContent()) ?? '[]');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.letters)).toBeUndefined();
  await page.evaluate(() => document.fonts.ready);

  const asked = [...line.values()];
  const named = (paths: string[]) => asked.filter(({ path }) => paths.includes(path));
  const first = named([...code, ...alsoNow]);
  expect(first).toHaveLength(code.length + alsoNow.length);
  expect(first.length).toBeLessThanOrEqual(34);
  expect(sum(first) / 1000).toBeLessThanOrEqual(200);
  const endOf = (files: Asked[]) => Math.max(...files.map(({ done = Number.POSITIVE_INFINITY }) => done));
  const codeAt = endOf(first);
  // Of what comes by itself, nothing keeps the code waiting.
  const before = asked.filter(({ done }) => done !== undefined && done <= codeAt);
  expect(sum(before) / 1000).toBeLessThanOrEqual(262);
  // What it hears through is being opened while the code comes, and is the only one.
  expect(sockets).toHaveLength(1);
  const [opened = 0] = sockets;
  expect(first.filter(({ done = 0 }) => done < opened).length).toBeLessThan(first.length / 4);
  const letters = asked.filter(({ path }) => path.endsWith('.woff2'));
  expect(letters.length).toBeGreaterThan(0);
  for (const later of [...letters, ...named(soon)])
    expect(later.at, later.path).toBeGreaterThanOrEqual(codeAt);
  // What the room asks its market goes before code that nobody waits for yet.
  const question = asked.filter(({ path }) => path === `/api/shows/${liveShow}/chat`);
  expect(question.length).toBeGreaterThan(0);
  expect(endOf(question)).toBeLessThan(endOf(named(soon)));
});
