import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export type RouteSize = {
  route: string;
  /** Gzipped bytes of all the JavaScript that opening this route first loads. */
  total: number;
  /** Of these, what the shell does not bring anyway. */
  own: number;
};

export type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

/** The page all routes begin with, and what begins it where the server drew pictures. */
export const entry = 'index.html';
const beginning = 'src/begin.ts';

/** What every route weighs, from the build's manifest. */
export function routeSizes(clientDirectory: string): RouteSize[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientDirectory, '.vite/manifest.json'), 'utf8'));
  const weights = new Map<string, number>();
  const weigh = (file: string) => {
    const known =
      weights.get(file) ?? gzipSync(readFileSync(join(clientDirectory, file)), { level: 9 }).length;
    weights.set(file, known);
    return known;
  };
  const sum = (files: Set<string>) => [...files].reduce((total, file) => total + weigh(file), 0);
  if (!manifest[entry]) throw new Error(`no entry in the manifest of ${clientDirectory}`);
  const shell = scriptsOf(manifest, entry).union(scriptsOf(manifest, beginning));
  return Object.keys(manifest)
    .filter((key) => /^src\/routes\/[^/]+$/.test(key))
    .map((key) => {
      const files = scriptsOf(manifest, key);
      const own = files.difference(shell);
      return {
        route: key.slice('src/routes/'.length, -'.tsx'.length),
        total: sum(files.union(shell)),
        own: sum(own),
      };
    })
    .sort((a, b) => b.own - a.own);
}

/** A chunk's script and all it imports; by the manifest's keys, as one file may go by several. */
export function scriptsOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(manifest, imported, found);
  return found;
}
