import { type StdioOptions, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writePage } from './reliability/document.ts';
import { choose } from './test-choice.ts';
import { readBrowser, readUnit, type Totals } from './test-reports.ts';
import { type FileTime, type Stage, slowest, whereTimeWent } from './test-times.ts';

/**
 * `npm test`: the checks, unit and integration tests, then journeys and the tour in a browser. What is marked `whole`
 * there waits for `npm run test:whole`, and for those who work on it: `npm test -- cart` runs all that a noun, a district
 * or another part of a path has, and nothing else.
 */
const { values, positionals } = parseArgs({
  options: { long: { type: 'boolean', default: false }, whole: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const { long } = values;
const chosen = positionals.length > 0 ? choose(positionals) : undefined;
const isWhole = long || values.whole || chosen !== undefined;
const folder = mkdtempSync(join(tmpdir(), 'souk-test-'));
const env: NodeJS.ProcessEnv = {
  ...process.env,
  FIGURES: long ? 'long' : 'short',
  TESTS: isWhole ? 'whole' : 'usual',
};

const began = performance.now();
let passed = 0;
const failed: string[] = [];
const shaky: string[] = [];
const stages: Stage[] = [];
const files: FileTime[] = [];

if (!chosen) await timed('check', () => one('check', 'node', ['scripts/check.ts']));
// Some of the server's tests open a browser too.
const isBuilt = await timed('build', () => run('node', ['scripts/setup.mjs', 'test']));
if (!isBuilt) failed.push('build');
const inBrowser = isBuilt && (!chosen || chosen.journeys.length > 0);
// A browser and a fault mostly wait; with few cores they would wait for each other, and say so by failing.
if (availableParallelism() > 8)
  await Promise.all([withoutBrowser(), inBrowser ? browser('pipe') : undefined]);
else {
  await withoutBrowser();
  if (inBrowser) await browser('inherit');
}
await timed('faults alone', () => vitest('faults-alone'));

rmSync(folder, { recursive: true, force: true });
// The short figures of every run would change a document that is kept; they are told beside the other results.
mkdirSync('test-results', { recursive: true });
writePage(long ? 'docs/reliability.md' : 'test-results/reliability.md');
process.stdout.write(`\n${whereTimeWent(stages, slowest(files), performance.now() - began)}\n`);
for (const name of shaky) process.stdout.write(`passed only when tried again: ${name}\n`);
if (passed + failed.length === 0) failed.push(`nothing is called ${positionals.join(' or ')}`);
for (const name of failed) process.stdout.write(`failed: ${name}\n`);
process.stdout.write(`\n${passed} passed, ${failed.length} failed\n`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function withoutBrowser(): Promise<void> {
  await timed('unit and server', () => vitest('unit', 'server', 'server-alone'));
  await timed('faults', () => vitest('faults'));
}

async function one(name: string, command: string, args: string[]): Promise<void> {
  if (await run(command, args)) passed += 1;
  else failed.push(name);
}

async function vitest(...projects: string[]): Promise<void> {
  const report = join(folder, `${projects[0]}.json`);
  const ok = await run('vitest', [
    'run',
    ...(chosen?.paths ?? []),
    ...(chosen ? ['--passWithNoTests'] : []),
    ...(isWhole ? [] : ['--tagsFilter=!whole']),
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=./scripts/reliability/reporter.ts',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  count(`vitest ${projects[0]}`, ok, report, readUnit);
}

/** What it says while others speak is told at its end. */
async function browser(output: 'inherit' | 'pipe'): Promise<void> {
  const report = join(folder, 'browser.json');
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  const ok = await run(
    'playwright',
    [
      'test',
      ...(chosen ? ['--project=journeys', ...chosen.journeys.map((name) => `journeys/${name}.spec`)] : []),
      ...(isWhole ? [] : ['--grep-invert=@whole']),
      '--config',
      'e2e/playwright.config.ts',
      '--reporter=line,json',
    ],
    output,
  );
  stages.push(...(count('playwright', ok, report, readBrowser)?.stages ?? []));
}

/** Adds up a runner's own report; a runner that failed without naming a test counts as one failure. */
function count(
  runner: string,
  ok: boolean,
  file: string,
  read: (report: unknown) => Totals,
): Totals | undefined {
  try {
    const totals = read(JSON.parse(readFileSync(file, 'utf8')));
    passed += totals.passed;
    shaky.push(...totals.shaky);
    failed.push(...totals.failed);
    files.push(...totals.files);
    if (!ok && totals.failed.length === 0) failed.push(`${runner}, without naming a test`);
    return totals;
  } catch (error) {
    failed.push(`${runner}, without a report: ${error}`);
    return undefined;
  }
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const result = await work();
  stages.push({ name, milliseconds: performance.now() - from });
  return result;
}

function run(command: string, args: string[], output: 'inherit' | 'pipe' = 'inherit'): Promise<boolean> {
  return new Promise((resolve) => {
    const stdio: StdioOptions = ['inherit', output, output];
    const child = spawn(command, args, { stdio, env, shell: process.platform === 'win32' });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
    child.on('error', (error) => {
      process.stdout.write(`${command}: ${error.message}\n`);
      resolve(false);
    });
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });
}
