import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
let failed = 0;

step('check', await run('node', ['scripts/check.ts']));
const unit = await run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
]);
count(unit, unitReport, readUnit);
const browser = await run('playwright', [
  'test',
  '--config',
  'e2e/playwright.config.ts',
  '--reporter=line,json',
]);
count(browser, browserReport, readBrowser);

rmSync(folder, { recursive: true, force: true });
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

function step(name: string, ok: boolean): void {
  if (ok) passed += 1;
  else {
    failed += 1;
    process.stdout.write(`${name} failed\n`);
  }
}

/** Adds up a runner's own report; a runner that failed without naming a test counts as one failure. */
function count(
  ok: boolean,
  file: string,
  read: (report: unknown) => { passed: number; failed: number },
): void {
  try {
    const totals = read(JSON.parse(readFileSync(file, 'utf8')));
    passed += totals.passed;
    failed += ok ? totals.failed : Math.max(1, totals.failed);
  } catch (error) {
    process.stdout.write(`no report in ${file}: ${error}\n`);
    failed += 1;
  }
}

function readUnit(report: unknown): { passed: number; failed: number } {
  const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
}

function readBrowser(report: unknown): { passed: number; failed: number } {
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
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
