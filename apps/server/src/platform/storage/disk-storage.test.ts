import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mountSmallDisk, temporaryFolder } from '../../testing/probe.ts';
import { diskStorage } from './disk-storage.ts';

test('files are for their owner alone, and nothing half written lies beside them', async () => {
  await using folder = temporaryFolder();
  const storage = diskStorage(folder.path);
  await storage.put('private/a/one.pdf', Buffer.from('x'));
  await writeFile(join(folder.path, 'sent'), 'y', { mode: 0o644 });
  await storage.putFile('private/a/two.pdf', join(folder.path, 'sent'));
  for (const name of ['one.pdf', 'two.pdf'])
    expect((await stat(join(folder.path, 'private/a', name))).mode & 0o077).toBe(0);
  expect((await readdir(join(folder.path, 'private/a'))).toSorted()).toEqual(['one.pdf', 'two.pdf']);
});

test('a full disk is told as unavailable, keeps what was there, and takes files again once there is room', async () => {
  await using folder = temporaryFolder();
  const small = join(folder.path, 'small');
  await mkdir(small);
  using disk = mountSmallDisk(small, 'size=256k');
  if (!disk) return;
  const storage = diskStorage(small);
  await storage.put('files/a', Buffer.alloc(100_000, 1));
  const sent = join(folder.path, 'sent');
  await writeFile(sent, Buffer.alloc(300_000));
  const full = { code: 'unavailable', status: 503, cause: { code: 'ENOSPC' } };
  await expect(storage.put('files/b', Buffer.alloc(300_000))).rejects.toMatchObject(full);
  await expect(storage.put('files/a', Buffer.alloc(300_000))).rejects.toMatchObject(full);
  await expect(storage.putFile('files/c', sent)).rejects.toMatchObject(full);
  expect((await readFile(sent)).length).toBe(300_000);
  expect((await storage.read('files/a'))?.equals(Buffer.alloc(100_000, 1))).toBe(true);
  expect(await readdir(join(small, 'files'))).toEqual(['a']);
  await storage.delete('files/a');
  await storage.put('files/b', Buffer.alloc(100_000));
});
