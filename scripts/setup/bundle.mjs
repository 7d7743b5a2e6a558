import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { pinnedNode, root, runQuietly } from './run.mjs';

const bundled = join(root, 'apps/server/.cache/market');
const stamp = join(root, '.cache/server-bundle');
const sources = ['package-lock.json', 'apps/server', 'packages'];

export function isServerBundled() {
  return existsSync(bundled) && existsSync(stamp) && readFileSync(stamp, 'utf8') === stampNow();
}

export async function bundleServer() {
  rmSync(stamp, { force: true });
  const now = stampNow();
  await runQuietly(pinnedNode(), [join(root, 'apps/server/src/bundle.mjs')], {
    failure: 'The server could not be bundled: see the words above.',
  });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

/** A bundle finds what lies beside its modules by where they lie: in a project that was moved or copied it is of no use. */
function stampNow() {
  return `${root} ${fingerprint(sources)}`;
}
