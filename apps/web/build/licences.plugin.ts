import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

export type Licence = { _id: string; version: string; licence: string };

const id = 'virtual:licences';
const manifests = [
  'package.json',
  'apps/web/package.json',
  'apps/server/package.json',
  'packages/shared/package.json',
  'packages/drawing/package.json',
];

/** `virtual:licences`: what the project stands on, as the packages themselves say. */
export function licences(repository: string): Plugin {
  return {
    name: 'souk:licences',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) =>
      asked === `\0${id}` ? `export const licences = ${JSON.stringify(readLicences(repository))}` : undefined,
  };
}

function readLicences(repository: string): Licence[] {
  const found = new Map<string, Licence>();
  for (const manifest of manifests) {
    const path = join(repository, manifest);
    for (const name of Object.keys(readManifest(path).dependencies ?? {})) {
      if (name.startsWith('@souk/') || found.has(name)) continue;
      const { version = '', license } = readManifest(manifestOf(name, path));
      found.set(name, {
        _id: name,
        version,
        licence: typeof license === 'string' ? license : (license?.type ?? ''),
      });
    }
  }
  return [...found.values()].sort((a, b) => a._id.localeCompare(b._id));
}

type Manifest = {
  version?: string;
  license?: string | { type: string };
  dependencies?: Record<string, string>;
};

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Not every package lets its manifest be imported: look where Node would look for it. */
function manifestOf(name: string, from: string): string {
  for (const folder of createRequire(from).resolve.paths(name) ?? [dirname(from)]) {
    const path = join(folder, name, 'package.json');
    try {
      readFileSync(path);
      return path;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`${name} is not installed`);
}
