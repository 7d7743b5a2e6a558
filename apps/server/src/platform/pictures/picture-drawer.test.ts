import { once } from 'node:events';
import { readlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startProgram, temporaryFolder } from '../../testing/probe.ts';
import { type DrawerLimits, type PictureDrawer, pictureDrawer } from './picture-drawer.ts';

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const program = beside('../../testing/failing-drawer.fixture.ts');
const shape = { fit: 'inside', side: 100 } as const;
const drawnWell = { refusal: 'heic' };

const canvasOf = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#123' } });

function failingDrawer(limits: Partial<DrawerLimits> = {}): Disposable & PictureDrawer {
  const drawer = pictureDrawer({ program, processes: 1, ...limits });
  return { ...drawer, [Symbol.dispose]: () => drawer.stop() };
}

test('a picture that crashes its process twice is refused, and those behind it are drawn', async () => {
  using drawer = failingDrawer();
  const paths = ['good', 'crash', 'good', 'crash', 'good'];
  const answers = await Promise.all(paths.map((path) => drawer.draw('nour', { path }, shape)));
  const refused = { refusal: 'damaged' };
  expect(answers).toEqual([drawnWell, refused, drawnWell, refused, drawnWell]);
});

test('a process that ended by itself does not cost anyone a picture', { tags: 'whole' }, async () => {
  await using folder = temporaryFolder();
  using drawer = failingDrawer();
  expect(await drawer.draw('nour', { path: `crash once:${join(folder.path, 'crashed')}` }, shape)).toEqual(
    drawnWell,
  );
  process.kill(drawer.pids()[0]!, 'SIGKILL');
  expect(await drawer.draw('nour', { path: 'good' }, shape)).toEqual(drawnWell);
});

test('a picture that takes too long is refused, and the next is drawn', { tags: 'whole' }, async () => {
  using drawer = failingDrawer({ milliseconds: 3_000 });
  const answers = await Promise.all(['hang', 'good'].map((path) => drawer.draw('nour', { path }, shape)));
  expect(answers).toEqual([{ refusal: 'too-complex' }, drawnWell]);
});

test('a picture is refused for the room it takes itself, not for what others left behind', async () => {
  using drawer = failingDrawer();
  const paths = ['good', 'find no room left', 'run out of room', 'good'];
  const answers = await Promise.all(paths.map((path) => drawer.draw('nour', { path }, shape)));
  expect(answers).toEqual([drawnWell, drawnWell, { refusal: 'too-complex' }, drawnWell]);
});

test('a process that takes more than it may ends itself in the middle of a picture', async () => {
  const drawer = pictureDrawer({ room: 1_000_000 });
  const bytes = await canvasOf(6_000).png().toBuffer();
  expect(await drawer.draw('nour', { bytes }, shape)).toEqual({ refusal: 'too-complex' });
  drawer.stop();
});

test('drawings of the market are made two at once, at the width they are shown in', async () => {
  const drawer = pictureDrawer();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="9" height="9"/></svg>';
  const made = [80, 160, 240].map((width) => drawer.rasterise(svg, width, 'webp'));
  const pictures = await Promise.all((await Promise.all(made)).map((bytes) => sharp(bytes).metadata()));
  expect(pictures.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['webp', 80, 100],
    ['webp', 160, 200],
    ['webp', 240, 300],
  ]);
  expect(drawer.pids()).toHaveLength(2);
  drawer.stop();
});

test('a file that is gone is nobody’s fault, and is told as an error', async () => {
  const drawer = pictureDrawer();
  await expect(drawer.draw('nour', { path: '/nowhere/at/all' }, shape)).rejects.toThrow('ENOENT');
  drawer.stop();
});

test('what someone looks at is drawn before what others send', async () => {
  using drawer = failingDrawer();
  const order: string[] = [];
  const send = (name: string) => drawer.draw('nour', { path: 'good' }, shape).then(() => order.push(name));
  const look = (name: string) =>
    drawer.shrink(Buffer.from(name), 640, 'webp').then((bytes) => order.push(String(bytes)));
  await Promise.all([send('sent 1'), send('sent 2'), look('seen 1'), send('sent 3'), look('seen 2')]);
  expect(order).toEqual(['seen 1', 'seen 2', 'sent 1', 'sent 2', 'sent 3']);
});

test('a small picture does not wait for all the large ones of somebody else', async () => {
  const drawer = pictureDrawer({ processes: 2 });
  const small = { bytes: await canvasOf(60).jpeg().toBuffer() };
  const large = { bytes: await canvasOf(6_000).png().toBuffer() };
  // Both processes are there.
  await Promise.all(['nour', 'mallory'].map((who) => drawer.draw(who, small, shape)));
  const before: string[] = [];
  const mallory = Array.from({ length: 8 }, () =>
    drawer.draw('mallory', large, shape).then(() => before.push('a large one')),
  );
  // One of them is being drawn.
  await mallory[0];
  await drawer.draw('nour', small, shape);
  expect(before.length).toBeLessThan(4);
  await Promise.all(mallory);
  drawer.stop();
});

test('a program that does not start is told as an error, with what it said', async () => {
  await using folder = temporaryFolder();
  const path = join(folder.path, 'broken.ts');
  await writeFile(path, 'throw new Error("there is no sharp here");');
  const drawer = pictureDrawer({ program: path });
  const failure = await drawer.draw('nour', { path: 'x' }, shape).catch((error) => error);
  expect(failure.message).toContain('does not start');
  expect(failure.cause.message).toContain('there is no sharp here');
});

test('the process goes when there is nothing to do, and comes back', async () => {
  using drawer = failingDrawer({ idleMilliseconds: 50 });
  await drawer.draw('nour', { path: 'good' }, shape);
  await expect.poll(() => drawer.pids()[0], { timeout: 10_000 }).toBeUndefined();
  expect(await drawer.draw('nour', { path: 'good' }, shape)).toEqual(drawnWell);
});

test('a market that ends takes it along, and is not kept from ending', async () => {
  await using folder = temporaryFolder();
  const path = join(folder.path, 'market.ts');
  await writeFile(
    path,
    `import { pictureDrawer } from ${JSON.stringify(beside('picture-drawer.ts'))};
    const drawer = pictureDrawer();
    await drawer.draw('nour', { bytes: Buffer.alloc(0) }, ${JSON.stringify(shape)});
    console.log('pid', drawer.pids()[0]);`,
  );
  await using market = startProgram([path]);
  if (market.child.exitCode === null) await once(market.child, 'exit');
  const pid = Number(/pid (\d+)/.exec(market.output())?.[1]);
  expect(pid).toBeGreaterThan(0);
  await expect.poll(() => isThere(pid), { timeout: 10_000 }).toBe(false);
});

/** What has ended and was not collected yet runs no program. Linux only. */
function isThere(pid: number): boolean {
  try {
    return readlinkSync(`/proc/${pid}/exe`) !== '';
  } catch {
    return false;
  }
}
