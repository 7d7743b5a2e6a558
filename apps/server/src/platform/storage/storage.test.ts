import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diskStorage } from './storage.ts';

test('what is put is read, replaced and deleted, by its owner alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'souk-storage-'));
  const storage = diskStorage(folder);
  await storage.put('private/a/one.pdf', Buffer.from('first'));
  await storage.put('private/a/one.pdf', Buffer.from('second'));
  expect(String(await storage.read('private/a/one.pdf'))).toBe('second');
  expect((await stat(join(folder, 'private/a/one.pdf'))).mode & 0o077).toBe(0);
  expect(await readdir(join(folder, 'private/a'))).toEqual(['one.pdf']);
  await storage.delete('private/a/one.pdf');
  await storage.delete('private/a/one.pdf');
  expect(await storage.read('private/a/one.pdf')).toBeUndefined();
  await rm(folder, { recursive: true });
});

test.each(['', 'x', '../x/y', 'a/../../b', '/etc/passwd', 'a//b', 'a/b/', 'a/.', 'a/b\0c', 'a\\b'])(
  'the key "%s" leads nowhere',
  async (key) => {
    const storage = diskStorage(join(tmpdir(), 'souk-storage-none'));
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a key');
    await expect(storage.read(key)).rejects.toThrow('not a key');
  },
);
