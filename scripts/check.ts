import { spawn } from 'node:child_process';
import { checkBoundaries } from './check/boundaries.ts';
import { checkCircles } from './check/circles.ts';
import { checkComments } from './check/comments.ts';
import { checkDates } from './check/dates.ts';
import { checkDeadExports } from './check/dead-exports.ts';
import { checkErrorPaths } from './check/error-paths.ts';
import { checkLateSchemas } from './check/late-schemas.ts';
import { checkMessages } from './check/messages.ts';
import { checkRuntimePackages } from './check/runtime-packages.ts';
import { checkStyles } from './check/styles.ts';
import { checkTableOwners } from './check/table-owners.ts';
import { checkTexts } from './check/texts.ts';

/** `npm run check`: formatting and lint, types, boundaries, languages, generated documents, access rules. */
const tools: Array<[name: string, command: string, args: string[]]> = [
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['types (server, packages)', 'tsc', typesOf('tsconfig.json', 'server')],
  ['types (web)', 'tsc', typesOf('apps/web', 'web')],
  ['types (e2e)', 'tsc', typesOf('e2e', 'e2e')],
  ['generated documents', 'node', ['apps/server/src/platform/config/generate.ts', '--check']],
  ['access rules', 'node', ['scripts/check/routes.ts']],
];
const checks: Array<[name: string, run: () => string[]]> = [
  ['boundaries', checkBoundaries],
  ['circles', checkCircles],
  ['dead exports', () => checkDeadExports()],
  ['owners of tables', () => checkTableOwners()],
  ['packages of npm start', checkRuntimePackages],
  ['schemas stay out of screens', () => checkLateSchemas()],
  ['rules of the whole page', () => checkStyles()],
  ['languages', checkMessages],
  ['texts in the code', checkTexts],
  ['comments', () => checkComments()],
  ['dates', checkDates],
  ['error paths', () => checkErrorPaths()],
];

let failed = 0;
for (const [name, run] of checks) report(name, run().join('\n'));
for (const [name, command, args] of tools) report(name, await output(command, args));
process.stdout.write(failed === 0 ? 'check: all fine\n' : `check: ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

/** Of what did not change since the last time, the findings are kept: a tenth of the time, a fifth of the memory. */
function typesOf(project: string, name: string): string[] {
  return [
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    `node_modules/.cache/types/${name}.tsbuildinfo`,
  ];
}

function report(name: string, problems: string): void {
  process.stdout.write(`${problems ? '✗' : '✓'} ${name}\n`);
  if (!problems) return;
  failed += 1;
  process.stdout.write(`${problems.trimEnd()}\n`);
}

/** What the tool printed, or nothing when it was content. */
function output(command: string, args: string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let text = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    child.stderr.on('data', (chunk) => (text += chunk));
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code === 0 ? '' : text || `${command} ended with ${code}`));
  });
}
