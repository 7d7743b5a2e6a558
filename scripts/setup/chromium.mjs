import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findOnPath, modules, pinnedNode, runQuietly, SetupFailure, say } from './run.mjs';

// Read by scripts/chromium.ts.
const note = join(modules, '.souk-chromium');
const shellNote = join(modules, '.souk-headless-shell');

export function isChromiumKnown() {
  if (!existsSync(note) || !existsSync(shellNote)) return false;
  const [path, shell] = [note, shellNote].map((file) => readFileSync(file, 'utf8'));
  return existsSync(path) && existsSync(shell) && (process.env.CHROMIUM_PATH ?? path) === path;
}

export async function findChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !runs(asked))
    throw new SetupFailure(`CHROMIUM_PATH is ${asked}, which is no browser that runs.`);
  const path = asked ?? (await alreadyThere()) ?? (await fromDebian()) ?? (await fromPlaywright());
  writeFileSync(note, path);
  writeFileSync(shellNote, asked ?? headlessShell() ?? (await headlessShellFromDebian()) ?? path);
}

/** Chromium without windows, menus and what else only a person sees: pages cost it a fifth less. */
function headlessShell() {
  const path = findOnPath('chromium-headless-shell');
  return path && runs(path) ? path : undefined;
}

/** The whole browser does too where this one cannot be had. */
async function headlessShellFromDebian() {
  if (!canInstall()) return undefined;
  try {
    await installFromDebian('chromium-headless-shell');
    return headlessShell();
  } catch (error) {
    if (error instanceof SetupFailure) return undefined;
    throw error;
  }
}

async function alreadyThere() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const onPath = names.map((name) => findOnPath(name));
  const onMac = ['Google Chrome', 'Chromium'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  );
  return [...onPath, ...onMac, await playwrightsOwn()].find((path) => path && runs(path));
}

async function fromDebian() {
  if (!canInstall()) return undefined;
  say('Installing Chromium for the browser tests from Debian. This takes a minute, once.');
  await installFromDebian('chromium');
  return findOnPath('chromium');
}

async function installFromDebian(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const failure = `${name} could not be installed from Debian: see the words above.`;
  await runQuietly('apt-get', ['update'], { env, failure });
  await runQuietly('apt-get', ['install', '--yes', '--no-install-recommends', name], { env, failure });
}

const canInstall = () => process.getuid?.() === 0 && isDebian() && Boolean(findOnPath('apt-get'));

async function fromPlaywright() {
  say('Downloading a Chromium for the browser tests. This takes a minute, once.');
  await runQuietly(pinnedNode(), [join(modules, 'playwright-core/cli.js'), 'install', 'chromium'], {
    failure: advice,
  });
  const path = await playwrightsOwn();
  if (path && runs(path)) return path;
  throw new SetupFailure(advice);
}

const advice =
  'The browser tests need a Chromium and none could be had: install Chromium or Chrome, or set CHROMIUM_PATH to one.';

async function playwrightsOwn() {
  const { chromium } = await import(pathToFileURL(join(modules, 'playwright-core/index.mjs')).href);
  return chromium.executablePath();
}

function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function runs(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}
