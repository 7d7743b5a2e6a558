import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { RawEnvironment } from './config.ts';
import { OperatorError } from './operator-error.ts';

/** The environment with the project's `.env` file under it: what is really set wins. */
export function withEnvFile(env: RawEnvironment, root: string): RawEnvironment {
  const file = join(root, '.env');
  try {
    return { ...parseEnv(readFileSync(file, 'utf8')), ...env };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return env;
    throw new OperatorError(
      `The settings file ${file} cannot be read (${code}): make it readable or remove it.`,
    );
  }
}
