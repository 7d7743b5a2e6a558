import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judge } from './lighthouse.ts';

const good = { categories: {}, audits: {} };
const empty = { ...good, runtimeError: { code: 'NO_NAVSTART' } };

async function judged(reports: Array<object | Error>) {
  const folder = mkdtempSync(join(tmpdir(), 'souk-test-'));
  const said: string[] = [];
  const run = async (_url: string, file: string) => {
    const report = reports.shift();
    if (report instanceof Error) throw report;
    writeFileSync(file, JSON.stringify(report));
    return file;
  };
  try {
    const verdict = await judge('', join(folder, 'report.json'), (line: string) => said.push(line), run);
    return { verdict, said };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('whoever measures is told of a run that recorded nothing, and gets the next one', async () => {
  const { verdict, said } = await judged([empty, new Error('lighthouse ended with 1'), good]);
  expect(verdict).toEqual(good);
  expect(said.join()).toMatch(/NO_NAVSTART.*run again.*ended with 1.*run again/);
});

test('a browser that never records anything ends the measurement', async () => {
  await expect(judged([empty, empty, empty])).rejects.toThrow('failed 3 times, at last with: NO_NAVSTART');
});
