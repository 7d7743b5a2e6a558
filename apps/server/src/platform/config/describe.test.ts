import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { envExample, markdownTables } from './describe.ts';
import { variableNames } from './variables.ts';

test('every setting is described in both places', () => {
  for (const name of variableNames) {
    expect(envExample()).toContain(`\n#${name}=`);
    expect(markdownTables()).toContain(`| \`${name}\` |`);
  }
});

test('an operator who uncomments every example has a configuration that is right', () => {
  const uncommented = envExample().replace(/^#(?=[A-Z0-9_]+=)/gm, '');
  const env = parseEnv(uncommented) as Record<string, string>;
  expect(Object.keys(env).sort()).toEqual([...variableNames].sort());
  expect(readConfig(env).roles).toEqual(['web', 'live']);
});

test('the settings in .env.example and docs/operating.md are those of the code', () => {
  const program = join(import.meta.dirname, 'generate.ts');
  const { status, stderr } = spawnSync(process.execPath, [program, '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
