import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openLogFile } from './log-file.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'souk-log-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

const written = (file: ReturnType<typeof openLogFile>) => new Promise((done) => file.once('drain', done));

test('a log goes on where it stopped', async () => {
  const path = join(folder(), 'logs', 'souk.log');
  for (const line of ['one\n', 'two\n']) {
    const file = openLogFile(path);
    const done = written(file);
    file.write(line);
    await done;
    file.destroy();
  }
  expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n');
});

test('a log grown large is put aside at the start', async () => {
  const path = join(folder(), 'souk.log');
  writeFileSync(path, 'x'.repeat(2_000));
  openLogFile(path, 1_000).destroy();
  expect(readFileSync(`${path}.1`, 'utf8')).toHaveLength(2_000);
});

test.runIf(existsSync('/dev/full'))('a full disk does not end the market', async () => {
  const file = openLogFile('/dev/full');
  const failed = new Promise((done) => file.once('error', done));
  file.write('a line\n');
  await expect(failed).resolves.toMatchObject({ code: 'ENOSPC' });
});
