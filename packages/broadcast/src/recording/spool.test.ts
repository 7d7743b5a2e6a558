import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSpoolFolder } from '../testing/spool-folder.ts';
import type { RecordedSegment } from './recorded-segment.ts';
import { Spool } from './spool.ts';

const segment = (number: number): RecordedSegment => ({
  ...{ number, start: number * 2, seconds: 2, isDone: true },
  init: {
    id: 'first',
    format: { codec: 'avc1.42c01f', width: 640, height: 360, configuration: Buffer.alloc(0) },
    bytes: Buffer.from('init'),
  },
  parts: [{ bytes: Buffer.from('part'), seconds: 2, isIndependent: true }],
});

test('where many files wait, there is no room for more until they are taken away', async () => {
  await using spooled = await openSpoolFolder();
  const spool = new Spool(spooled.folder, { mostFiles: 20 });
  const place = join(spooled.folder, 's');
  await mkdir(place);
  const names = Array.from({ length: 21 }, (_, n) => join(place, `${n}.old`));
  await Promise.all(names.map((name) => writeFile(name, '')));
  spool.add('s', 0, segment(0));
  await spool.settled();
  expect([spool.written, spool.dropped]).toEqual([0, 1]);
  await Promise.all(names.slice(0, 10).map((name) => rm(name)));
  for (const number of [1, 2]) spool.add('s', 0, segment(number));
  expect([...spool.pending]).toEqual(['s']);
  await spool.settled();
  expect([...spool.pending]).toEqual([]);
  expect([spool.written, spool.dropped]).toEqual([2, 1]);
  expect((await spooled.segments('s')).map(({ number }) => number)).toEqual([1, 2]);
  // What is read before them once, and two files of each.
  expect(await readdir(place)).toHaveLength(21 - 10 + 5);
});

test('a relay that outlives its market writes nothing more once its successor has the folder', async () => {
  await using spooled = await openSpoolFolder();
  const older = new Spool(spooled.folder);
  await older.take();
  older.add('s', 0, segment(0));
  await older.settled();
  const newer = new Spool(spooled.folder);
  await newer.take();
  newer.add('s', 0, segment(1));
  await newer.settled();
  for (const number of [1, 2]) older.add('s', 1, segment(number));
  await older.settled();
  expect([older.written, older.dropped, newer.written]).toEqual([1, 2, 1]);
  const found = await spooled.segments('s');
  expect(found.map(({ number, startedAt }) => [number, startedAt])).toEqual([
    [0, 0],
    [1, 0],
  ]);
});
