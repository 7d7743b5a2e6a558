import { setTimeout as pause } from 'node:timers/promises';
import type { ShownTime } from '@souk/broadcast/client/testing/shown-time.ts';
import { openBrowser, type ShowPage } from '@souk/broadcast/testing/browser.ts';
import { openRelayProcess, type RelayProcess } from '@souk/broadcast/testing/relay-process.ts';
import { atMost, type Bar } from '../bars.ts';
import { startProgram } from '../live/program.ts';
import type { LineShape } from './line.program.ts';
import { percentile } from './percentile.ts';
import { longestStop } from './stops.ts';

const JOINS = 20;
const LOOK_MS = 12_000;
const SETTLE_MS = 8_000;
const LOSSY_MS = 300_000;
const SHORTLY_LOSSY_MS = 60_000;
const THIN_MS = 25_000;
const THIN_KBPS = 260;
const LARGE = 540;
/** The smallest layer has 134 or 135 lines. */
const SMALL = 136;
const show = 'show';

/** What people see in real browsers: how soon, how late, and over bad lines. */
export async function measurePictures(): Promise<Bar[]> {
  await using relay = await openRelayProcess();
  await using browser = await openBrowser('measuring-page.ts');
  await using line = await openLine(relay);
  await openHost(browser, relay);
  const openPage = () => browser.openPage();
  return [
    ...(await measureJoining(openPage, relay)),
    ...(await measureAge('on loopback', await watching(await openPage(), relay.watchDoor(show)), [200, 350])),
    ...(await throughBadLines(openPage, line, relay)),
    ...(await measureRelayDeath(await openPage(), relay)),
  ];
}

/** Five minutes over a line that loses packets. */
export async function measureLoss(): Promise<Bar[]> {
  await using relay = await openRelayProcess();
  await using browser = await openBrowser('measuring-page.ts');
  await using line = await openLine(relay);
  await openHost(browser, relay);
  return [await measureLossFor(LOSSY_MS, await browser.openPage(), line, relay)];
}

async function openHost(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  relay: RelayProcess,
): Promise<void> {
  const host = await browser.openPage();
  await host.page.evaluate('testPage.filmTime()');
  await host.publish(relay.publishDoor(show));
  await settled(relay);
}

async function measureLossFor(ms: number, page: ShowPage, line: BadLine, relay: RelayProcess): Promise<Bar> {
  const lossy = await watching(page, line.doorTo(relay.watchDoor(show, 'lossy')));
  const lost = { delayMs: 80, loss: 0.02 };
  await line.shape({ down: lost, up: lost });
  const frames = await takenFor(lossy, ms);
  const viewer = (await relay.statistics()).shows[0]?.viewers.at(-1);
  await lossy.page.close();
  await line.shape({});
  const seconds = Math.round(ms / 1_000);
  console.log(
    `  ${frames.length} pictures in ${seconds} s of 2 % loss; ${viewer?.resent} packets sent again, ${viewer?.keyFrameRequests} key frames asked for`,
  );
  return atMost(
    `longest stop in ${seconds} s of 2 % loss and 80 ms each way`,
    longestStop(frames),
    1_000,
    'ms',
  );
}

type OpenPage = () => Promise<ShowPage>;

/** The layers have grown to their sizes. */
async function settled(relay: RelayProcess): Promise<void> {
  await pause(SETTLE_MS);
  const { shows } = await relay.statistics();
  const said = shows[0]?.streams.map(({ layer, kbps }) => `${layer} ${Math.round(kbps)}`).join(', ');
  console.log(`  layers in kbit/s: ${said}`);
}

async function measureJoining(openPage: OpenPage, relay: RelayProcess): Promise<Bar[]> {
  const times: number[] = [];
  for (let n = 0; n < JOINS; n += 1) {
    const viewer = await openPage();
    const [first] = await Promise.all([
      viewer.nextFrame(),
      viewer.watch(relay.watchDoor(show, `joins ${n}`)),
    ]);
    times.push(first);
    await viewer.page.close();
  }
  return [atMost('first picture after joining, p95', percentile(times, 0.95), 700, 'ms')];
}

async function measureAge(where: string, viewer: ShowPage, [usual, most]: [number, number]): Promise<Bar[]> {
  const ages = (await takenFor(viewer, LOOK_MS)).map(({ age }) => age);
  await viewer.page.close();
  return [
    atMost(`glass to glass ${where}, median`, percentile(ages, 0.5), usual, 'ms'),
    atMost(`glass to glass ${where}, p95`, percentile(ages, 0.95), most, 'ms'),
  ];
}

async function throughBadLines(openPage: OpenPage, line: BadLine, relay: RelayProcess): Promise<Bar[]> {
  const door = (who: string) => line.doorTo(relay.watchDoor(show, who));
  const far = { delayMs: 80 };
  await line.shape({ down: far, up: far });
  const late = await measureAge(
    'through 80 ms each way',
    await watching(await openPage(), door('far')),
    [300, 450],
  );

  const lossy = await measureLossFor(SHORTLY_LOSSY_MS, await openPage(), line, relay);

  const thin = await watching(await openPage(), door('thin'));
  await pause(2_000);
  const [down, up] = [await measureThin(line, thin), await measureRecovery(line, thin)];
  await thin.page.close();
  return [...late, lossy, ...down, ...up];
}

/** On the small layer for good, and from then on without a stop. */
async function measureThin(line: BadLine, viewer: ShowPage): Promise<Bar[]> {
  await viewer.page.evaluate('testPage.taken()');
  const cutAt = Date.now();
  await line.shape({ down: { kbps: THIN_KBPS }, up: {} });
  const frames = await takenFor(viewer, THIN_MS);
  const firstSmall = frames.findIndex(({ height }) => height < SMALL);
  const since = firstSmall < 0 ? Number.POSITIVE_INFINITY : (frames[firstSmall]!.at - cutAt) / 1_000;
  const after = firstSmall < 0 ? [] : frames.slice(firstSmall);
  say('thin', frames, cutAt);
  return [
    atMost(`on the small layer after a line is cut to ${THIN_KBPS} kbit/s`, since, 6, 's'),
    atMost('longest stop on the small layer', longestStop(after), 1_000, 'ms'),
  ];
}

async function measureRecovery(line: BadLine, viewer: ShowPage): Promise<Bar[]> {
  const widenedAt = Date.now();
  await line.shape({});
  const frames = await takenFor(viewer, 20_000);
  const large = frames.find(({ height }) => height === LARGE);
  say('wide again', frames, widenedAt);
  const after = large ? (large.at - widenedAt) / 1_000 : Number.POSITIVE_INFINITY;
  return [atMost('back on the large layer after the line has recovered', after, 15, 's')];
}

async function measureRelayDeath(viewer: ShowPage, relay: RelayProcess): Promise<Bar[]> {
  await watching(viewer, relay.watchDoor(show, 'stays'));
  await viewer.page.evaluate('testPage.taken()');
  const diedAt = Date.now();
  await relay.kill();
  await relay.start();
  const frames = await takenFor(viewer, 12_000);
  return [atMost('picture is back after the relay was killed', longestStop(frames, diedAt) / 1_000, 5, 's')];
}

async function watching(viewer: ShowPage, door: { url: string; token: string }): Promise<ShowPage> {
  await viewer.watch(door);
  await viewer.nextFrame();
  await viewer.page.evaluate('testPage.read()');
  await pause(2_000);
  await viewer.page.evaluate('testPage.taken()');
  return viewer;
}

async function takenFor(viewer: ShowPage, ms: number): Promise<ShownTime[]> {
  await pause(ms);
  return (await viewer.page.evaluate('testPage.taken()')) as ShownTime[];
}

/** Which layer was seen when. */
function say(what: string, frames: readonly ShownTime[], from: number): void {
  const changes = frames.filter(({ height }, n) => height !== frames[n - 1]?.height);
  console.log(
    `  ${what}: ${changes.map(({ at, height }) => `${height} from ${((at - from) / 1_000).toFixed(1)} s`).join(', ')}`,
  );
}

interface Shaped {
  down?: Partial<LineShape>;
  up?: Partial<LineShape>;
}

interface BadLine extends AsyncDisposable {
  shape(shape: Shaped): Promise<void>;
  doorTo(door: { url: string; token: string }): { url: string; token: string };
}

/** A line to a relay that is as bad as one wants. */
async function openLine(relay: RelayProcess): Promise<BadLine> {
  const program = startProgram('../shows/line.program.ts');
  const url = await program.ask<string>('open', { relayUrl: relay.url, mediaPort: relay.mediaPort });
  return {
    shape: (shape) => program.ask('shape', shape),
    doorTo: (door) => ({ ...door, url: door.url.replace(relay.url, url) }),
    [Symbol.asyncDispose]: () => program[Symbol.asyncDispose](),
  };
}
