import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the built web app, when there is one: with `npm run dev` Vite serves it instead. */
export function builtWebApp(): string | undefined {
  const folder = join(import.meta.dirname, '../../web/dist');
  return existsSync(join(folder, 'client/index.html')) ? folder : undefined;
}
