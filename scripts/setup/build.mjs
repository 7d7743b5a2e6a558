import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { modules, pinnedNode, root, runQuietly, say } from './run.mjs';

const built = join(root, 'apps/web/dist');
const stamp = join(root, '.cache/web-build');
const sources = ['package-lock.json', 'apps/web', 'packages'];

export function isWebBuilt() {
  return existsSync(built) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

export async function buildWeb() {
  say('Building the web app. This takes a few seconds.');
  rmSync(stamp, { force: true });
  // Taken first: what changes during the build is built next time.
  const now = fingerprint();
  await runQuietly(pinnedNode(), viteBuild, {
    failure: 'The web app could not be built: see the words above.',
  });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

/** The same as `npm run build`. */
const viteBuild = [join(modules, 'vite/bin/vite.js'), 'build', '--config', 'apps/web/vite.config.ts'];

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesIn(path) {
  const status = statSync(join(root, path), { throwIfNoEntry: false });
  if (!status?.isDirectory()) return status?.isFile() ? [path] : [];
  return readdirSync(join(root, path))
    .filter(isSource)
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}

function isSource(name) {
  return name !== 'node_modules' && name !== 'dist' && !name.startsWith('.');
}
