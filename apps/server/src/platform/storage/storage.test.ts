import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { tried } from '@souk/live/testing/tried.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { temporaryFolder } from '../../testing/probe.ts';
import { type S3Store, startS3Store } from '../../testing/s3-store.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

let store: S3Store;
beforeAll(async () => {
  store = await startS3Store();
});
afterAll(() => store[Symbol.asyncDispose]());

describe.each<[string, (folder: string) => Storage]>([
  ['a folder', (folder) => diskStorage(join(folder, 'files'))],
  ['an S3 store', () => s3Storage(store.settings)],
])('in %s', (where, open) => {
  const key = (name: string) => `${where.replaceAll(' ', '-')}/a/${name}`;

  test('what is put is read, replaced and deleted', async () => {
    await using folder = temporaryFolder();
    const storage = open(folder.path);
    await storage.put(key('one.pdf'), Buffer.from('first'));
    await storage.put(key('one.pdf'), Buffer.from('second one'));
    expect(String(await storage.read(key('one.pdf')))).toBe('second one');
    expect(await storage.size(key('one.pdf'))).toBe(10);
    await storage.delete(key('one.pdf'));
    await storage.delete(key('one.pdf'));
    expect(await storage.read(key('one.pdf'))).toBeUndefined();
    expect(await storage.size(key('one.pdf'))).toBeUndefined();
    expect(await storage.stream(key('one.pdf'))).toBeUndefined();
  });

  test('every byte of five megabytes comes back, whole and in parts', async () => {
    await using folder = temporaryFolder();
    const storage = open(folder.path);
    const bytes = Buffer.from(Array.from({ length: 5_000_003 }, (_, n) => (n * 31 + (n >> 8)) & 255));
    await storage.put(key('large.bin'), bytes);
    expect((await storage.read(key('large.bin')))?.equals(bytes)).toBe(true);
    const whole = await storage.stream(key('large.bin'));
    expect(whole?.size).toBe(bytes.length);
    expect((await buffer(whole!.stream)).equals(bytes)).toBe(true);
    for (const [start, end] of [
      [1, 1],
      [1_000, 70_000],
      [5_000_000, undefined],
    ] as const) {
      const part = await storage.stream(key('large.bin'), end === undefined ? { start } : { start, end });
      expect(part?.size).toBe(bytes.length);
      const wanted = bytes.subarray(start, end === undefined ? undefined : end + 1);
      expect((await buffer(part!.stream)).equals(wanted)).toBe(true);
    }
  });

  test('a file of this machine is taken over, and is not left behind', async () => {
    await using folder = temporaryFolder();
    const storage = open(folder.path);
    const path = join(folder.path, 'upload');
    await writeFile(path, 'sent in pieces');
    await storage.putFile(key('upload.csv'), path);
    expect(await text((await storage.stream(key('upload.csv')))!.stream)).toBe('sent in pieces');
    await expect(readFile(path)).rejects.toThrow('ENOENT');
  });

  test('an empty file is a file', async () => {
    await using folder = temporaryFolder();
    const storage = open(folder.path);
    await storage.put(key('empty.csv'), new Uint8Array());
    expect((await storage.read(key('empty.csv')))?.length).toBe(0);
    expect(await storage.size(key('empty.csv'))).toBe(0);
  });

  test.each(['', 'x', '../x/y', 'a/../../b', '/etc/passwd', 'a//b', 'a/b/', 'a/.', 'a/b\0c', 'a\\b'])(
    'the key "%s" leads nowhere',
    async (wrong) => {
      await using folder = temporaryFolder();
      const storage = open(folder.path);
      const attempts = [
        () => storage.put(wrong, Buffer.from('x')),
        () => storage.putFile(wrong, '/dev/null'),
        () => storage.read(wrong),
        () => storage.stream(wrong),
        () => storage.size(wrong),
        () => storage.delete(wrong),
      ];
      for (const attempt of attempts) await expect((async () => attempt())()).rejects.toThrow('not a key');
    },
  );
});

test('a store that is away is named by /readyz, and the market stays ready without it', async () => {
  await using app = await buildTestApp({ env: store.env });
  const files = async () => {
    app.clock.forward(20_000);
    const { status, body } = await app.get('/readyz');
    return [status, body.components.files];
  };
  expect(await files()).toEqual([200, 'ok']);
  await store.stop();
  expect(await files()).toEqual([200, 'delayed']);
  await store.start();
  expect(await files()).toEqual([200, 'ok']);
  tried('services down', 1, 'files in S3');
});
