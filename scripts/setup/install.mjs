import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath, modules, pinnedNode, root, runQuietly, SetupFailure, say, systemPath } from './run.mjs';

const stamp = join(modules, '.souk-setup');
const lockFile = join(root, 'package-lock.json');

export function isInstalled() {
  if (!existsSync(pinnedNode())) return false;
  if (readIfThere(stamp) === fingerprint()) return true;
  if (!matchesLockFile()) return false;
  writeFileSync(stamp, fingerprint());
  return true;
}

export async function installPackages() {
  say('Installing what Souk needs. The first time this may take a minute or two.');
  const [file, ...first] = npm();
  // A production environment would leave out what builds the web app; `node` needs its install script.
  const options = [
    '--include=dev',
    '--ignore-scripts=false',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
  ];
  await runQuietly(file, [...first, 'ci', ...options], {
    env: { ...process.env, PATH: systemPath() },
    failure: "The packages could not be installed: see npm's words above. Check the network and start again.",
  });
  writeFileSync(stamp, fingerprint());
}

/** Someone who installed by hand need not wait for a second install. */
function matchesLockFile() {
  const there = readIfThere(join(modules, '.package-lock.json'));
  if (!there) return false;
  const installed = JSON.parse(there).packages;
  return Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages).every(
    ([path, { version, link, optional }]) =>
      !path.startsWith('node_modules/') ||
      link ||
      (installed[path] ? installed[path].version === version : optional),
  );
}

function fingerprint() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex');
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The npm that called us, run by the machine's Node: an install takes the project's own Node away. */
function npm() {
  const node = findOnPath('node') ?? process.execPath;
  const caller = process.env.npm_execpath;
  if (caller?.endsWith('.js') && existsSync(caller)) return [node, caller];
  const found = findOnPath('npm');
  if (!found)
    throw new SetupFailure('npm is not there: install Node 20 or newer, which brings it, and start again.');
  return [found];
}
