import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { entry, type Manifest, scriptsOf } from './route-sizes.ts';

// What has to be there without a connection: the shell, and the pages that say what is wrong.
const kept = ['src/app/failed-page.tsx', 'src/app/missing-page.tsx', 'src/app/query-host.tsx'];

/** Tells the service worker this build's files. The worker's cache is named after them: a new build is a new cache. */
export function serviceWorker(): Plugin {
  return {
    name: 'souk-service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: ({ dir }) => {
      if (!dir) return;
      const text = readFileSync(join(dir, '.vite/manifest.json'), 'utf8');
      const manifest: Manifest = JSON.parse(text);
      const files = new Set([entry, ...kept].flatMap((key) => [...scriptsOf(manifest, key)]));
      const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
      const worker = join(dir, 'sw.js');
      const code = readFileSync(worker, 'utf8')
        .replace('__BUILD__', version)
        .replace("'__FILES__'", [...files].map((file) => `'/${file}'`).join(', '));
      writeFileSync(worker, code);
    },
  };
}
