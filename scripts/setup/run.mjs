import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));
export const modules = join(root, 'node_modules');

/** What went wrong in one sentence, with a program's own words where they help. */
export class SetupFailure extends Error {}

export function say(line) {
  console.log(line);
}

/** Runs a program silently. Only when it fails is what it wrote shown. */
export async function runQuietly(file, args, { failure, env = process.env }) {
  const { code, output } = await run(file, args, env);
  if (code !== 0) throw new SetupFailure(`${output.trimEnd()}\n${failure}`);
}

function run(file, args, env) {
  return new Promise((done, fail) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: needsShell(file),
    });
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => (output += part));
    child.on('error', (error) => fail(new SetupFailure(`${file} cannot be run: ${error.message}`)));
    child.on('close', (code) => done({ code, output }));
  });
}

// https://nodejs.org/api/child_process.html#spawning-bat-and-cmd-files-on-windows
function needsShell(file) {
  return file.endsWith('.cmd');
}

/** The machine's own programs: without those of this project, which an install takes away. */
export function systemPath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !resolve(folder).startsWith(modules + sep))
    .join(delimiter);
}

export function findOnPath(name, path = systemPath()) {
  const names = process.platform === 'win32' ? [`${name}.exe`, `${name}.cmd`] : [name];
  const files = path.split(delimiter).flatMap((folder) => names.map((one) => join(folder, one)));
  return files.find((file) => existsSync(file));
}

/** The Node that is installed with the project. */
export function pinnedNode() {
  return join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}
