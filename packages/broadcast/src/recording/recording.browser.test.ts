import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { boxNames } from '../testing/boxes.ts';
import { openBrowser, type ShowPage } from '../testing/browser.ts';
import { openRelayProcess, type RelayProcess } from '../testing/relay-process.ts';
import { openSpoolFolder, type ReadSegment, type SpoolFolder } from '../testing/spool-folder.ts';
import type { Edge } from './live-window.ts';
import { writeMovie } from './movie.ts';
import { readClusters } from './webm-reader.ts';

const patient = { timeout: 20_000 };
const patiently = { timeout: 60_000 };
let browser: Awaited<ReturnType<typeof openBrowser>>;
let relay: RelayProcess;
let spool: SpoolFolder;

beforeAll(async () => {
  spool = await openSpoolFolder();
  [browser, relay] = await Promise.all([openBrowser(), openRelayProcess({ spool: spool.folder })]);
}, 60_000);
afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  await relay[Symbol.asyncDispose]();
  await spool[Symbol.asyncDispose]();
});
afterEach(() => browser.closePages());

const begin = { number: 0, startedAt: null, seconds: 0 };

async function openHost(show: string, options: Parameters<ShowPage['publish']>[1] = {}) {
  const page = await browser.openPage();
  await page.publish(relay.publishDoor(show), options);
  await expect.poll(() => page.states(), patient).toContain('connected');
  return page;
}

const onAir = async (id: string) => (await relay.statistics()).shows.find(({ show }) => show === id);

const segmentsReach = (show: string, count: number) =>
  expect.poll(async () => (await spool.segments(show)).length, patient).toBeGreaterThanOrEqual(count);

/** What a reader that is not ours finds in it. */
async function readBack(show: string, segments: readonly ReadSegment[]) {
  const init = await spool.init(show, segments[0]!.init);
  const bytes = Buffer.concat([init, ...segments.map(({ content }) => content)]);
  using input = new Input({ formats: ALL_FORMATS, source: new BufferSource(new Uint8Array(bytes)) });
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  if (!video || !audio) throw new Error('a track is missing');
  const packetsOf = async (track: typeof video | typeof audio) => {
    const packets: Array<{ at: number; duration: number; isKey: boolean }> = [];
    for await (const { timestamp, duration, type } of new EncodedPacketSink(track).packets()) {
      packets.push({ at: timestamp, duration, isKey: type === 'key' });
    }
    return packets;
  };
  return {
    bytes,
    size: [await video.getDisplayWidth(), await video.getDisplayHeight()],
    video: await packetsOf(video),
    audio: await packetsOf(audio),
  };
}

/** Where one does not begin as the one before ends, in seconds. */
const holesIn = (packets: ReadonlyArray<{ at: number; duration: number }>) =>
  packets.slice(1).flatMap(({ at }, n) => {
    const hole = at - packets[n]!.at - packets[n]!.duration;
    return Math.abs(hole) > 0.001 ? [hole] : [];
  });

test(
  'a show is recorded in its best layer: it plays, seeks, and its sound has no hole',
  patiently,
  async () => {
    await openHost('whole', { width: 960, height: 540 });
    await relay.record('whole', begin);
    await segmentsReach('whole', 4);
    await relay.stopRecording('whole');
    const all = await spool.segments('whole');
    const segments = all.filter(({ init }) => init.id === all.at(-1)?.init.id);
    const read = await readBack('whole', segments);
    const largest = Math.max(...all.map(({ init }) => init.width));
    expect(read.size[0]).toBe(largest);
    expect([holesIn(read.video), holesIn(read.audio)]).toEqual([[], []]);
    for (const { start, isIndependent } of segments) {
      expect(isIndependent).toBe(true);
      expect(read.video.find(({ at }) => Math.abs(at - start) < 0.001)?.isKey).toBe(true);
    }
    const end = segments.at(-1)!.start + segments.at(-1)!.seconds;
    expect(Math.abs(read.audio.at(-1)!.at - end)).toBeLessThan(0.3);

    const player = await browser.openPage();
    await player.playFile(read.bytes, `video/mp4; codecs="${segments[0]!.init.codec},opus"`);
    await player.seek(segments[0]!.start);
    await expect.poll(() => player.frames(), patient).toBeGreaterThan(10);
    // Waited for beforehand: on a slow machine the last second may be over by then.
    const [seen] = await Promise.all([player.seek(end - 1), player.nextFrame()]);
    expect(seen).toMatchObject({ error: '', size: read.size, ranges: [expect.anything()] });
  },
);

test('who watches while it is recorded gets each part as soon as it is there', {
  ...patiently,
  tags: 'whole',
}, async () => {
  await openHost('edge');
  await relay.record('edge', begin);
  const edge = async (number: number, part: number): Promise<Edge> =>
    (await relay.recorded(`edge/edge?number=${number}&part=${part}`)).json() as Promise<Edge>;
  // Asked again as a player would: a slow machine encodes nothing for longer than one answer waits.
  const segmentsTo = (number: number) =>
    vi.waitFor(async () => {
      const { segments } = await edge(number, 0);
      expect(segments.length).toBeGreaterThan(number);
      return segments;
    }, patient);
  const first = (await segmentsTo(0))[0]!;
  expect(first).toMatchObject({ number: 0, start: 0, isDone: false, parts: [{ isIndependent: true }] });
  const second = await relay.recorded('edge/parts/0/1');
  const bytes = Buffer.from(await second.arrayBuffer());
  expect(boxNames(bytes)).toEqual(['moof', 'mdat']);
  expect((await relay.recorded(`edge/inits/${first.init}`)).status).toBe(200);
  const segments = await segmentsTo(1);
  const whole = Buffer.from(await (await relay.recorded('edge/segments/0')).arrayBuffer());
  expect(boxNames(whole)).toHaveLength(segments[0]!.parts.length * 2);
  expect(segments[0]!.parts.length).toBeGreaterThan(4);
  expect((await relay.recorded('nobody/segments/0')).status).toBe(404);

  // Who is a little behind goes on reading what was there when it ended, and waits for nothing more.
  await relay.stopRecording('edge');
  const last = await edge(900, 0);
  expect(last.isOver).toBe(true);
  const { number, parts } = last.segments.at(-1)!;
  expect((await relay.recorded(`edge/parts/${number}/${parts.length - 1}`)).status).toBe(200);
  expect((await relay.recorded(`edge/parts/${number + 1}/0`)).status).toBe(404);
  expect(await (await relay.recorded('')).json()).not.toContain('edge');
});

test('another publisher with another codec and size is another beginning, and what lies between is left out', {
  ...patiently,
  tags: 'whole',
}, async () => {
  const early = await openHost('turns', { codec: 'H264' });
  await relay.record('turns', begin);
  await segmentsReach('turns', 1);
  await early.page.close();
  await expect.poll(async () => (await onAir('turns'))?.isOnAir, patient).toBe(false);
  await openHost('turns', { codec: 'VP8', width: 320, height: 240 });
  await expect.poll(async () => (await spool.segments('turns')).at(-1)?.init.codec, patient).toBe('vp8');
  const segments = await spool.segments('turns');
  const turn = segments.findIndex(({ init }) => init.codec === 'vp8');
  const [before, after] = [segments[turn - 1]!, segments[turn]!];
  // A browser may be back within half a second, which is no gap.
  const gap = after.start - before.start - before.seconds;
  expect(gap).toBeGreaterThan(-0.001);
  expect(after.number - before.number > 1).toBe(gap > 0.001);
  const read = await readBack('turns', segments.slice(turn));
  expect(read.size).toEqual([320, 240]);
  expect(read.video[0]).toMatchObject({ isKey: true });
  expect([holesIn(read.video), holesIn(read.audio)]).toEqual([[], []]);

  const player = await browser.openPage();
  await player.playFile(read.bytes, 'video/webm; codecs="vp8,opus"');
  await player.seek(after.start);
  await expect.poll(() => player.frames(), patient).toBeGreaterThan(10);
  const seen = await player.seek(segments.at(-1)!.start + 0.5);
  expect(seen).toMatchObject({ error: '', size: [320, 240], ranges: [expect.anything()] });

  const kept = segments.slice(turn).map(({ content }) => readClusters(content));
  const samples = {
    pictures: kept.flatMap(({ pictures }) => pictures),
    sounds: kept.flatMap(({ sounds }) => sounds),
  };
  const format = { ...after.init, configuration: Buffer.alloc(0) };
  const movie = writeMovie(format, samples, after.start, after.start + 60)!;
  expect(await player.playMovie(movie.bytes, 'video/webm')).toBeCloseTo(movie.seconds, 1);
  await expect.poll(() => player.frames(), patient).toBeGreaterThan(10);
  expect(await player.seek(movie.seconds - 0.5)).toMatchObject({ error: '', size: [320, 240] });
});

test('a relay that is killed leaves what it had recorded, and goes on behind it', {
  ...patiently,
  tags: 'whole',
}, async () => {
  await openHost('killed');
  await relay.record('killed', begin);
  await segmentsReach('killed', 2);
  await relay.kill();
  const before = (await spool.segments('killed')).at(-1)!;
  await relay.start();
  const { number, startedAt, start, seconds } = before;
  await relay.record('killed', { number: number + 1, startedAt, seconds: start + seconds });
  await expect
    .poll(async () => (await spool.segments('killed')).at(-1)?.number, patient)
    .toBeGreaterThan(number);
  const after = (await spool.segments('killed')).find((one) => one.number > number)!;
  expect(after.start).toBeGreaterThan(start + seconds);
  expect(after.startedAt).toBe(startedAt);
  const read = await readBack('killed', [before]);
  expect(read.video.length).toBeGreaterThan(20);
});
