import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Of all sources in these files and folders of the project. */
export function fingerprint(sources) {
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
