import { readFile } from 'node:fs/promises';
import { tried } from '@souk/live/testing/tried.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { hostilePictures, mark } from '../../testing/hostile-pictures.fixture.ts';
import type { TakenPicture } from './picture.ts';
import { pictureDrawer } from './picture-drawer.ts';

const MOST_MS = 2_000;
const MOST_WAIT_MS = 8_000;
const drawer = pictureDrawer();
afterAll(() => drawer.stop());

test('of what is sent by mistake or on purpose nothing takes long, takes much room or is shown as it came', async () => {
  const pictures = await hostilePictures();
  expect(pictures.length).toBeGreaterThanOrEqual(60);
  const wrong: string[] = [];
  for (const { name, bytes, ends } of pictures) {
    const { answer, milliseconds } = await timed(() =>
      drawer.draw('nour', { bytes }, { fit: 'inside', side: 2560 }),
    );
    const end = 'picture' in answer ? 'taken' : answer.refusal;
    if (!ends.includes(end)) wrong.push(`${name}: ${end}, not ${ends}`);
    if (milliseconds > MOST_MS) wrong.push(`${name}: took ${Math.round(milliseconds)} ms`);
    const most = await mostMemory(drawer.pids()[0]);
    if (most > 400) wrong.push(`${name}: took ${most} MB`);
    if ('picture' in answer)
      wrong.push(...(await leftIn(answer.picture, bytes)).map((what) => `${name}: ${what}`));
  }
  tried('images', pictures.length, 'bombs, polyglots, truncated and other hostile files');
  expect(wrong.join('\n')).toBe('');
}, 180_000);

/** Others may keep a busy machine's cores from it: what took long counts by what its process used of them. */
async function timed(draw: () => ReturnType<typeof drawer.draw>) {
  const [began, usedBefore] = [performance.now(), await usedMs(drawer.pids()[0])];
  const answer = await draw();
  const waited = performance.now() - began;
  const used = (await usedMs(drawer.pids()[0])) - usedBefore;
  return { answer, milliseconds: used > 0 && waited < MOST_WAIT_MS ? Math.min(waited, used) : waited };
}

/** What a process used of the cores so far, of which Linux counts hundredths of a second. */
async function usedMs(pid: number | undefined): Promise<number> {
  if (pid === undefined || process.platform !== 'linux') return 0;
  const [user, system] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ').slice(11);
  return (Number(user) + Number(system)) * 10;
}

/** What of the file that came is still in the picture. */
async function leftIn({ webp, width, height }: TakenPicture, sent: Buffer): Promise<string[]> {
  const { format, exif, icc, xmp, iptc, pages = 1, ...size } = await sharp(webp).metadata();
  return [
    ...(webp.equals(sent) ? ['is served as it came'] : []),
    ...(webp.includes(mark) ? ['has what was hidden in it'] : []),
    ...(exif || icc || xmp || iptc ? ['says more than its pixels'] : []),
    ...(format !== 'webp' || pages !== 1 ? ['is no WebP of one frame'] : []),
    ...(size.width !== width || size.height !== height || Math.max(width, height) > 2560
      ? ['is not its size']
      : []),
  ];
}

/** The most a process ever held, in MB. Linux only. */
async function mostMemory(pid: number | undefined): Promise<number> {
  if (pid === undefined || process.platform !== 'linux') return 0;
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round((Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) * 1024) / 1e6);
}
