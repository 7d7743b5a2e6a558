import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findOnPath, modules, pinnedNode, runQuietly, SetupFailure, say } from './run.mjs';

// Read by scripts/chromium.ts.
const note = join(modules, '.souk-chromium');

export function isChromiumKnown() {
  if (!existsSync(note)) return false;
  const path = readFileSync(note, 'utf8');
  return existsSync(path) && (process.env.CHROMIUM_PATH ?? path) === path;
}

export async function findChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !runs(asked))
    throw new SetupFailure(`CHROMIUM_PATH is ${asked}, which is no browser that runs.`);
  const path = asked ?? (await alreadyThere()) ?? (await fromDebian()) ?? (await fromPlaywright());
  writeFileSync(note, path);
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
  if (process.getuid?.() !== 0 || !isDebian() || !findOnPath('apt-get')) return undefined;
  say('Installing Chromium for the browser tests from Debian. This takes a minute, once.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const failure = 'Chromium could not be installed from Debian: see the words above.';
  await runQuietly('apt-get', ['update'], { env, failure });
  await runQuietly('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], { env, failure });
  return findOnPath('chromium');
}

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
