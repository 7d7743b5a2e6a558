import { readdirSync, readFileSync } from 'node:fs';
import { readFootage } from '@souk/broadcast/playout/footage.ts';
import { openBrowser } from '@souk/broadcast/testing/browser.ts';
import { openRelayProcess } from '@souk/broadcast/testing/relay-process.ts';
import type { ProductId, ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { memoryLog } from '../../testing/memory-log.ts';
import { shopsWithHosts } from '../bots/hosted.ts';
import type { Stage } from '../bots/stage.repo.ts';
import { shops } from '../content/shops.ts';
import { demoShopIds } from '../demo-ids.ts';
import { productIdOf } from '../products.ts';
import { OnAir } from './on-air.ts';

const patient = { timeout: 20_000 };
const patiently = { timeout: 60_000 };
let browser: Awaited<ReturnType<typeof openBrowser>>;
let relay: Awaited<ReturnType<typeof openRelayProcess>>;

beforeAll(async () => {
  [browser, relay] = await Promise.all([openBrowser(), openRelayProcess()]);
}, 60_000);
afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  await relay[Symbol.asyncDispose]();
});
afterEach(() => browser.closePages());

const [shop] = shops;
const demoShow = (over: Partial<Stage> = {}): Stage => ({
  ...{ showId: newId<ShowId>(), shopId: demoShopIds[0]!, hostId: newId<UserId>() },
  ...{ title: shop!.shows[0]!.title, watching: 0, audience: 0, startsAt: 0 },
  ...{ running: null, last: null, queued: [] },
  ...over,
});

/** The demo world's shows at the relay, which takes the market's place. */
function openOnAir() {
  const log = memoryLog();
  const onAir = new OnAir({
    url: relay.url,
    log: log.log,
    broadcast: { token: async ({ may, show, ...more }) => relay.token(may, show, more) },
  });
  const follow = (...stages: Stage[]) => onAir.follow({ stages, now: Date.now(), seenAt: Date.now() });
  return { onAir, follow, log, [Symbol.asyncDispose]: () => onAir[Symbol.asyncDispose]() };
}

const ofShow = async ({ showId }: Stage) =>
  (await relay.statistics()).shows.find(({ show }) => show === showId);
const packetsOf = async (show: Stage) =>
  (await ofShow(show))?.streams.reduce((sum, { packets }) => sum + packets, 0) ?? 0;

async function openViewer({ showId }: Stage) {
  const page = await browser.openPage();
  const [waited] = await Promise.all([page.nextFrame(), page.watch(relay.watchDoor(showId))]);
  return { ...page, waited };
}

test('a show of the demo world is seen by whoever comes in, and sends nothing while nobody does', {
  ...patiently,
  tags: 'whole',
}, async () => {
  await using demo = openOnAir();
  const show = demoShow();
  await demo.follow(show);
  await expect.poll(async () => (await ofShow(show))?.isOnAir, patient).toBe(true);
  // Nobody has watched for two seconds.
  let before = -1;
  await expect
    .poll(
      async () => {
        const [last, now] = [before, await packetsOf(show)];
        before = now;
        return now > 0 && now === last;
      },
      { ...patient, interval: 1_000 },
    )
    .toBe(true);
  const viewer = await openViewer(show);
  expect(viewer.waited).toBeLessThan(process.env.FIGURES === 'long' ? 700 : 3_000);
  await expect.poll(() => viewer.frames(), patient).toBeGreaterThan(30);
  const [video] = await viewer.video();
  expect(video).toMatchObject({ frameWidth: 432, frameHeight: 768, packetsLost: 0, nackCount: 0 });
  expect(viewer.errors).toEqual([]);
  await viewer.page.close();
  const left = await packetsOf(show);
  await expect.poll(async () => (await ofShow(show))?.viewers.length, patient).toBe(0);
  await expect
    .poll(async () => (await ofShow(show))?.streams.every(({ kbps }) => kbps < 3), patient)
    .toBe(true);
  // Four seconds of it at most.
  expect((await packetsOf(show)) - left).toBeLessThan(300);
});

test('a relay that dies has the shows of the demo world back within 5 s', patiently, async () => {
  await using demo = openOnAir();
  const shows = [demoShow(), demoShow({ shopId: demoShopIds[1]!, title: shops[1]!.shows[0]!.title })];
  await demo.follow(...shows);
  const viewer = await openViewer(shows[0]!);
  await relay.kill();
  const killed = performance.now();
  await relay.start();
  await viewer.nextFrame();
  expect(performance.now() - killed).toBeLessThan(5_000);
  await expect.poll(async () => (await ofShow(shows[1]!))?.isOnAir, patient).toBe(true);
  expect(demo.log.lines).toEqual([]);
});

test('what sends them may die, and is there again', { ...patiently, tags: 'whole' }, async () => {
  await using demo = openOnAir();
  const show = demoShow();
  await demo.follow(show);
  const viewer = await openViewer(show);
  const pid = demo.onAir.pid()!;
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => demo.onAir.pid(), patient).not.toBe(pid);
  await viewer.nextFrame();
  await expect.poll(async () => (await ofShow(show))?.isOnAir, patient).toBe(true);
  expect(demo.log.lines.map(({ msg }) => msg)).toEqual([
    'What sends the shows of the demo world ended and is started again',
  ]);
});

test('a host who comes themselves takes over, and a show that is over is sent no more', {
  ...patiently,
  tags: 'whole',
}, async () => {
  await using demo = openOnAir();
  const [taken, over] = [demoShow(), demoShow()];
  await demo.follow(taken, over);
  await expect.poll(async () => (await ofShow(taken))?.isOnAir, patient).toBe(true);
  await expect.poll(async () => (await ofShow(over))?.isOnAir, patient).toBe(true);
  await demo.follow(taken);
  await expect.poll(() => ofShow(over), patient).toBeUndefined();
  const host = await browser.openPage();
  await host.publish(relay.publishDoor(taken.showId, taken.hostId), { codec: 'VP8' });
  const codecs = async () => (await ofShow(taken))?.streams.map(({ codec }) => codec);
  await expect.poll(codecs, patient).toContain('VP8');
  await demo.follow(taken);
  await expect.poll(async () => (await host.states()).at(-1)).toBe('connected');
  expect(await codecs()).not.toContain('H264');
});

test('nothing is sent before somebody looks at the market, nor for a show that somebody planned themselves', async () => {
  await using demo = openOnAir();
  await demo.onAir.follow({ stages: [demoShow()], now: Date.now(), seenAt: null });
  await demo.follow(demoShow({ title: 'My own show' }), demoShow({ shopId: newId<ShopId>() }));
  expect(demo.onAir.pid()).toBeUndefined();
});

test('each shop whose shows go by themselves has its picture, with all that it sells in them', () => {
  const folder = new URL('./footage/', import.meta.url);
  const drawn = readdirSync(folder).map((file) => {
    const { lots } = readFootage(readFileSync(new URL(file, folder)));
    return [file, [...lots.keys()].sort()];
  });
  const sold = shops
    .filter((_, n) => shopsWithHosts.includes(demoShopIds[n]!))
    .map((each): [string, string[]] => {
      const goods = each.goods.filter(({ auction }) => !auction);
      return [
        `${each.slug}.footage`,
        ['', ...goods.map(({ title }): ProductId => productIdOf(each, title))].sort(),
      ];
    });
  expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(sold));
});
