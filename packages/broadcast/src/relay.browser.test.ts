import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { tried } from '../../live/src/testing/tried.ts';
import { openBrowser, type ShowPage } from './testing/browser.ts';
import { openFlood } from './testing/flood.ts';
import { openMovingLine } from './testing/moving-line.ts';
import { openRelayProcess, type RelayProcess } from './testing/relay-process.ts';
import { carryOver } from './testing/werift-relay.ts';

const patient = { timeout: 20_000 };
const patiently = { timeout: 60_000 };
let browser: Awaited<ReturnType<typeof openBrowser>>;
let relay: RelayProcess;

beforeAll(async () => {
  [browser, relay] = await Promise.all([openBrowser(), openRelayProcess()]);
}, 60_000);
afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  await relay[Symbol.asyncDispose]();
});

afterEach(() => browser.closePages());

async function openHost(show: string, options: Parameters<ShowPage['publish']>[1] & { who?: string } = {}) {
  const page = await browser.openPage();
  await page.publish(relay.publishDoor(show, options.who), options);
  await expect.poll(() => page.states(), patient).toContain('connected');
  return page;
}

async function openViewer(show: string) {
  const page = await browser.openPage();
  await page.watch(relay.watchDoor(show));
  return page;
}

const shown = async (page: ShowPage) => (await page.video())[0];
const ofShow = async (id: string) => (await relay.statistics()).shows.find(({ show }) => show === id);

/** Pictures keep coming from now on. */
async function keepsWatching(page: ShowPage, pictures = 10) {
  const before = await page.frames();
  await expect.poll(() => page.frames(), patient).toBeGreaterThan(before + pictures);
}

test('what a browser publishes is seen and heard in others, in its best layer', patiently, async () => {
  const host = await openHost('a', { width: 960, height: 540 });
  const viewers = [await openViewer('a'), await openViewer('a')];
  for (const viewer of viewers) {
    await keepsWatching(viewer, 30);
    await expect.poll(async () => (await shown(viewer))?.frameHeight, patient).toBe(540);
    // Losses and freezes say nothing here: a busy machine has them without a relay.
    await keepsWatching(viewer, 30);
    await expect.poll(() => viewer.loudness(), patient).toBeGreaterThan(0.5);
  }
  const layers = (await ofShow('a'))?.streams.filter(({ kind }) => kind === 'video');
  expect(layers?.map(({ layer }) => layer).sort()).toEqual(['f', 'h', 'q']);
  expect(layers?.every(({ codec }) => codec === 'H264')).toBe(true);
  expect([...host.errors, ...viewers.flatMap(({ errors }) => errors)]).toEqual([]);
});

test('who joins late sees the first picture within 700 ms', { ...patiently, tags: 'whole' }, async () => {
  await openHost('late');
  const first = await openViewer('late');
  await keepsWatching(first);
  // On a busy machine anything may take long once; what is slow by itself is slow each time.
  const waits: number[] = [];
  while (waits.length < 3 && waits.every((waited) => waited >= 700)) {
    const late = await browser.openPage();
    const [waited] = await Promise.all([late.nextFrame(), late.watch(relay.watchDoor('late'))]);
    waits.push(waited);
  }
  expect(Math.min(...waits)).toBeLessThan(700);
});

test('who waits for a show sees it begin, and stays when another takes over with another picture', {
  ...patiently,
  tags: 'whole',
}, async () => {
  const viewer = await openViewer('relief');
  await expect.poll(async () => (await ofShow('relief'))?.viewers.length, patient).toBe(1);
  const early = await openHost('relief', { codec: 'H264', who: 'early' });
  await keepsWatching(viewer);
  const late = await openHost('relief', { codec: 'VP8', width: 320, height: 240, who: 'late' });
  await expect.poll(() => early.states(), patient).toEqual(['connecting', 'connected', 'taken-over']);
  await expect.poll(async () => (await shown(viewer))?.frameHeight, patient).toBe(240);
  await keepsWatching(viewer);
  expect(await late.states()).toEqual(['connecting', 'connected']);
  expect(await viewer.states()).toEqual(['connecting', 'connected']);
});

test('who says what their line takes at most gets a layer that fits, and the best one again later', {
  ...patiently,
  tags: 'whole',
}, async () => {
  await openHost('limited', { width: 960, height: 540 });
  const viewer = await openViewer('limited');
  await expect.poll(async () => (await shown(viewer))?.frameHeight, patient).toBe(540);
  await viewer.limit(40);
  await expect.poll(async () => (await shown(viewer))?.frameHeight, patient).toBeLessThan(200);
  await viewer.limit(undefined);
  await expect.poll(async () => (await shown(viewer))?.frameHeight, patient).toBe(540);
  await keepsWatching(viewer);
});

test('whatever floods the port of all lines, who plays goes on playing, and others still come in', {
  ...patiently,
  tags: 'whole',
}, async () => {
  await openHost('flooded');
  const viewer = await openViewer('flooded');
  await keepsWatching(viewer);
  await using flood = await openFlood(relay.mediaPort);
  await keepsWatching(viewer, 60);
  await keepsWatching(await openViewer('flooded'));
  expect(flood.sent()).toBeGreaterThan(10_000);
  expect((await viewer.states()).concat(viewer.errors)).toEqual(['connecting', 'connected']);
  tried('video', flood.sent());
});

test('a microphone that is plugged in while its host is on air is heard', {
  ...patiently,
  tags: 'whole',
}, async () => {
  const host = await openHost('silent', { isSilent: true });
  const viewer = await openViewer('silent');
  await keepsWatching(viewer);
  expect(await viewer.loudness()).toBe(0);
  await host.plugIn();
  await expect.poll(() => viewer.loudness(), patient).toBeGreaterThan(0.5);
  await keepsWatching(viewer);
});

test('when a show ends, its people are told and others see on', { ...patiently, tags: 'whole' }, async () => {
  const [host, other] = [await openHost('over'), await openHost('on')];
  const [viewer, neighbour] = [await openViewer('over'), await openViewer('on')];
  await Promise.all([keepsWatching(viewer), keepsWatching(neighbour)]);
  await relay.endShow('over');
  for (const page of [host, viewer]) {
    await expect.poll(() => page.states(), patient).toEqual(['connecting', 'connected', 'ended']);
  }
  await keepsWatching(neighbour);
  expect(await other.states()).toEqual(['connecting', 'connected']);
});

test('a relay that dies in the middle of a show has host and viewer back within 5 s', patiently, async () => {
  const opened = performance.now();
  const host = await openHost('dying');
  const viewer = await openViewer('dying');
  await keepsWatching(viewer);
  const [before, begun] = [await shown(viewer), performance.now()];
  const busy = 2 * (begun - opened);
  await relay.kill();
  await relay.start();
  await expect
    .poll(async () => {
      const now = await shown(viewer);
      return now && before && now.ssrc !== before.ssrc ? now.framesDecoded : 0;
    }, patient)
    .toBeGreaterThan(5);
  expect(performance.now() - begun).toBeLessThan(Math.max(5_000, busy));
  for (const page of [host, viewer]) {
    const states = await page.states();
    // Where a machine is slow, one of them may have to try twice.
    expect(states.slice(0, 3)).toEqual(['connecting', 'connected', 'reconnecting']);
    expect(states.at(-1)).toBe('connected');
  }
});

test.each(['forget', 'leave'] as const)(
  'host and viewer whose address changes open new sessions and have the picture back within 5 s: %s',
  { ...patiently, tags: 'whole' },
  async (change) => {
    const opened = performance.now();
    await using hostLine = await openMovingLine(relay.mediaPort);
    await using viewerLine = await openMovingLine(relay.mediaPort);
    const host = await browser.openPage();
    await host.publish(hostLine.door(relay.publishDoor(change)));
    const viewer = await browser.openPage();
    await viewer.watch(viewerLine.door(relay.watchDoor(change)));
    await keepsWatching(viewer);
    const busy = 2 * (performance.now() - opened);
    for (const line of [hostLine, viewerLine]) {
      const begun = performance.now();
      await line[change]();
      const before = await viewer.frames();
      await expect.poll(() => viewer.frames(), patient).toBeGreaterThan(before + 5);
      expect(performance.now() - begun).toBeLessThan(Math.max(5_000, busy));
    }
    expect((await ofShow(change))?.viewers.length).toBe(1);
    for (const page of [host, viewer]) expect((await page.states()).at(-1)).toBe('connected');
  },
);

test('a client that is not ours watches a show and publishes it as another', {
  ...patiently,
  tags: 'whole',
}, async () => {
  await openHost('original', { codec: 'H264' });
  await using carrier = await carryOver(relay.watchDoor('original', 'carrier'), relay.publishDoor('copy'));
  const viewer = await openViewer('copy');
  await keepsWatching(viewer, 30);
  expect(carrier.counted.packets).toBeGreaterThan(50);
  expect(carrier.counted.keyFrameRequests).toBeGreaterThan(0);
  expect((await carrier.publishing.leave()).status).toBe(200);
  await expect.poll(async () => (await ofShow('copy'))?.isOnAir, patient).toBe(false);
});
