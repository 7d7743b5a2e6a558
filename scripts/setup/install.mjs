import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedAs } from './lock-file.mjs';
import { findOnPath, modules, pinnedNode, root, runQuietly, SetupFailure, say, systemPath } from './run.mjs';
import { slim } from './slim.mjs';

const stamp = join(modules, '.souk-setup');
const lockFile = join(root, 'package-lock.json');

/**
 * The packages that run the market, web build included; or also what only checks, tests and measures it, which is
 * as much again.
 */
const words = {
  market: 'Installing what Souk needs. The first time this may take a minute or two.',
  all: 'Installing what checks, tests and measures Souk. This may take a minute, once.',
};

export function isInstalled(set) {
  if (!existsSync(pinnedNode())) return false;
  const { lock, set: there } = readStamp();
  if (lock === fingerprint() && (there === set || there === 'all')) return true;
  if (!isThere(set)) return false;
  writeStamp(set);
  return true;
}

export async function installPackages(asked) {
  const { lock, set: there } = readStamp();
  // Who has the tests' packages keeps them when the lock file changes.
  const set = there === 'all' ? 'all' : asked;
  say(words[set]);
  // `npm ci` begins with an empty folder. What is only to be completed may be in use by a market that runs.
  const isAddition = lock === fingerprint() && existsSync(pinnedNode());
  await npm(
    ...(isAddition ? ['install', '--no-save'] : ['ci']),
    set === 'all' ? '--include=dev' : '--omit=dev',
  );
  if (!isThere(set)) throw new SetupFailure(`The packages are not those of package-lock.json. ${nextStep}`);
  slim(modules);
  writeStamp(set);
}

/** Someone who installed by hand need not wait for a second install. */
function isThere(set) {
  const there = readIfThere(join(modules, '.package-lock.json'));
  return (
    there !== undefined &&
    installedAs(JSON.parse(readFileSync(lockFile, 'utf8')).packages, JSON.parse(there).packages, set)
  );
}

function fingerprint() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex');
}

function readStamp() {
  const [lock, set] = (readIfThere(stamp) ?? '').split(' ');
  return { lock, set };
}

function writeStamp(set) {
  writeFileSync(stamp, `${fingerprint()} ${set}`);
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const nextStep = 'Check the network and start again.';

async function npm(...args) {
  const [file, ...first] = npmCommand();
  // `node` needs its install script.
  const options = [
    '--ignore-scripts=false',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
  ];
  await runQuietly(file, [...first, ...args, ...options], {
    env: { ...process.env, PATH: systemPath() },
    failure: `The packages could not be installed: see npm's words above. ${nextStep}`,
  });
}

/** The npm that called us, run by the machine's Node: an install takes the project's own Node away. */
function npmCommand() {
  const node = findOnPath('node') ?? process.execPath;
  const caller = process.env.npm_execpath;
  if (caller?.endsWith('.js') && existsSync(caller)) return [node, caller];
  const found = findOnPath('npm');
  if (!found)
    throw new SetupFailure('npm is not there: install Node 20 or newer, which brings it, and start again.');
  return [found];
}
