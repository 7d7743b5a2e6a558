import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// The Node of this platform, which brings 67 MB of C headers: nothing here is compiled against them.
const platforms = 'node/node_modules';
// Types of ways to import icons that nothing here uses, in 17 MB.
const otherTypes = /lucide-react[\\/](dynamic\w*|dist[\\/]lucide-react\.(prefixed|suffixed))\.d\.m?ts$/;
const sourceMap = /\.(js|mjs|cjs|ts|mts|cts|css)\.map$/;

/** Takes away what came with the packages and nothing reads: a fifth of them. */
export function slim(modules) {
  for (const path of [...headersIn(modules), ...unreadIn(modules)]) rmSync(path, { recursive: true });
}

function headersIn(modules) {
  return namesIn(join(modules, platforms))
    .map((name) => join(modules, platforms, name, 'include'))
    .filter((path) => existsSync(path));
}

function unreadIn(modules) {
  return readdirSync(modules, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => sourceMap.test(path) || otherTypes.test(path));
}

function namesIn(folder) {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('node-')) : [];
}
