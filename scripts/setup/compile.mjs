import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { modules, pinnedNode, root, runQuietly } from './run.mjs';

const cache = join(modules, '.cache/souk');
// Inside: who takes the cache away, as a new install does, takes this too.
const stamp = join(cache, 'compiled');
const sources = ['package-lock.json', 'apps/server', 'packages'];

export function isServerCompiled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampNow();
}

/** So that no process of the market carries what reads TypeScript, some 12 MB in each, in its first run either. */
export async function compileServer() {
  const now = stampNow();
  await runQuietly(pinnedNode(), [join(root, 'apps/server/src/compile.mjs')], {
    failure: 'The server could not be compiled: see the words above.',
  });
  writeFileSync(stamp, now);
}

/** What is compiled is known by where it lies: in a project that was moved or copied it is of no use. */
function stampNow() {
  return `${root} ${fingerprint(sources)}`;
}
