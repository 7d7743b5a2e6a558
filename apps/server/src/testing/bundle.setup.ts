import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** What is killed, and walked through, is what operators run, made of the modules as they are now. */
export default function bundleAnew(): void {
  const root = join(import.meta.dirname, '../../../..');
  execFileSync(process.execPath, [join(root, 'scripts/setup.mjs'), 'programs'], { stdio: 'inherit' });
}
