import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { modules, pinnedNode, root, runQuietly, say } from './run.mjs';

const built = join(root, 'apps/web/dist');
const stamp = join(root, '.cache/web-build');
const sources = ['package-lock.json', 'apps/web', 'packages'];

export function isWebBuilt() {
  return existsSync(built) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(sources);
}

export async function buildWeb() {
  say('Building the web app. This takes a few seconds.');
  rmSync(stamp, { force: true });
  // Taken first: what changes during the build is built next time.
  const now = fingerprint(sources);
  await runQuietly(pinnedNode(), viteBuild, {
    failure: 'The web app could not be built: see the words above.',
  });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

/** The same as `npm run build`. */
const viteBuild = [join(modules, 'vite/bin/vite.js'), 'build', '--config', 'apps/web/vite.config.ts'];
