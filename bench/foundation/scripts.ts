import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { atMost, type Bar } from '../bars.ts';
import { root } from './market.ts';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
}
const dist = join(root, 'apps/web/dist/client');

/** The JavaScript of the landing page in all, and what each other route adds to the shell. */
export function measureScripts(): Bar[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const shell = reach(
    manifest,
    keysWhere(manifest, (chunk) => chunk.isEntry === true),
  );
  const routes = keysWhere(manifest, (chunk) => /^src\/routes\/[^/]+\.tsx$/.test(chunk.src ?? ''));
  const landing = reach(
    manifest,
    routes.filter((key) => key.endsWith('/landing.tsx')),
  );
  const own = routes
    .filter((key) => !key.endsWith('/landing.tsx') && !key.includes('system-developer-ui'))
    .map((key) => ({ key, bytes: weigh(manifest, reach(manifest, [key]).difference(shell)) }))
    .sort((a, b) => b.bytes - a.bytes);
  const heaviest = own[0];
  return [
    atMost('landing JavaScript, gzipped', weigh(manifest, shell.union(landing)) / 1000, 125, 'kB'),
    atMost(
      `heaviest other route (${heaviest?.key ?? 'none'})`,
      (heaviest?.bytes ?? Number.NaN) / 1000,
      60,
      'kB',
    ),
  ];
}

function keysWhere(manifest: Record<string, Chunk>, wanted: (chunk: Chunk) => boolean): string[] {
  return Object.keys(manifest).filter((key) => {
    const chunk = manifest[key];
    return chunk !== undefined && wanted(chunk);
  });
}

/** These chunks and all that they import at once. */
function reach(manifest: Record<string, Chunk>, keys: string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    reach(manifest, manifest[key]?.imports ?? [], seen);
  }
  return seen;
}

function weigh(manifest: Record<string, Chunk>, keys: Set<string>): number {
  const files = new Set(
    [...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')),
  );
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);
}
