import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reliabilityPage } from './reliability/document.ts';
import { readBrowser, readUnit, type Totals } from './test-reports.ts';

/** `npm test`: the checks, unit and integration tests, then journeys and the tour in a browser. */
const long = process.argv.includes('--long');
const folder = mkdtempSync(join(tmpdir(), 'souk-test-'));
const unitReport = join(folder, 'unit.json');
const browserReport = join(folder, 'browser.json');
const env = {
  ...process.env,
  FIGURES: long ? 'long' : 'short',
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
};

let passed = 0;
const failed: string[] = [];
const shaky: string[] = [];

const checked = await run('node', ['scripts/check.ts']);
if (checked) passed += 1;
else failed.push('check');
const unit = await run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=./scripts/reliability/reporter.ts',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
]);
count('vitest', unit, unitReport, readUnit);
const browser = await run('playwright', [
  'test',
  '--config',
  'e2e/playwright.config.ts',
  '--reporter=line,json',
]);
count('playwright', browser, browserReport, readBrowser);

rmSync(folder, { recursive: true, force: true });
// The short figures of every run would change a document that is kept; they are told beside the other results.
mkdirSync('test-results', { recursive: true });
writeFileSync(long ? 'docs/reliability.md' : 'test-results/reliability.md', reliabilityPage());
for (const name of shaky) process.stdout.write(`passed only when tried again: ${name}\n`);
for (const name of failed) process.stdout.write(`failed: ${name}\n`);
process.stdout.write(`\n${passed} passed, ${failed.length} failed\n`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Adds up a runner's own report; a runner that failed without naming a test counts as one failure. */
function count(runner: string, ok: boolean, file: string, read: (report: unknown) => Totals): void {
  try {
    const totals = read(JSON.parse(readFileSync(file, 'utf8')));
    passed += totals.passed;
    shaky.push(...totals.shaky);
    failed.push(...totals.failed);
    if (!ok && totals.failed.length === 0) failed.push(`${runner}, without naming a test`);
  } catch (error) {
    failed.push(`${runner}, without a report: ${error}`);
  }
}

function run(command: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
    child.on('error', (error) => {
      process.stdout.write(`${command}: ${error.message}\n`);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}
