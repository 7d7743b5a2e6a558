import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Read once, as several steps look at the same: it is most of what a second start waits for before it begins. */
const contents = new Map();

/** Of all sources in these files and folders of the project. */
export function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn)) hash.update(file).update('\0').update(contentOf(file));
  return hash.digest('hex');
}

function contentOf(file) {
  const content = contents.get(file) ?? readFileSync(join(root, file));
  contents.set(file, content);
  return content;
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
