import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envExample, markdownTables } from './describe.ts';

/** Writes what is made from the settings' schema; with `--check` only says what is out of date. */
const root = join(import.meta.dirname, '../../../../..');
const begin = '<!-- settings: generated -->';
const end = '<!-- settings: end -->';

const files = [
  { name: '.env.example', make: () => envExample() },
  { name: 'docs/operating.md', make: (now: string) => between(now, markdownTables()) },
];

const stale = files.filter(({ name, make }) => {
  const now = read(name);
  const wanted = make(now);
  if (now === wanted) return false;
  if (!process.argv.includes('--check')) writeFileSync(join(root, name), wanted);
  return true;
});

if (process.argv.includes('--check') && stale.length > 0) {
  const names = stale.map(({ name }) => name).join(' and ');
  process.stderr.write(
    `${names} no longer tell the settings as they are: run "node apps/server/src/platform/config/generate.ts".\n`,
  );
  process.exitCode = 1;
}

function between(text: string, made: string): string {
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`docs/operating.md has lost its "${begin}" and "${end}" lines`);
  return `${before}${begin}\n\n${made}\n${end}${after}`;
}

function read(name: string): string {
  try {
    return readFileSync(join(root, name), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
