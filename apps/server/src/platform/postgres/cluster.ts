import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { OperatorError } from '../config/operator-error.ts';
import { type Account, chooseAccount, commandAs } from './account.ts';
import type { PostgresBinaries } from './binaries.ts';
import { postgresFailure } from './failures.ts';

/** Where one embedded Postgres keeps everything it has. */
export interface Cluster {
  /** Born as a whole by one rename, so it is complete or not there. */
  home: string;
  data: string;
  password: string;
}

export const postgresUser = 'souk';

const draftName = 'postgres.new-';

interface ClusterOptions {
  dataDir: string;
  binaries: PostgresBinaries;
  unsafe: boolean;
  namespaces: boolean | undefined;
  signal: AbortSignal | undefined;
}

/** Opens the cluster of this data folder, making it on the first start. */
export async function openCluster(options: ClusterOptions): Promise<{ cluster: Cluster; made: boolean }> {
  const home = join(options.dataDir, 'postgres');
  removeDrafts(options.dataDir);
  const made = !isFilled(home);
  if (made) await makeCluster(home, options);
  return { cluster: readCluster(home, options.binaries.major), made };
}

export function readCluster(home: string, major: string): Cluster {
  const data = join(home, 'data');
  const version = read(join(data, 'PG_VERSION'), home);
  if (version !== major) {
    throw new OperatorError(
      `The database in ${home} was made by Postgres ${version}, and this Souk brings Postgres ${major}: ` +
        'start it with the Souk it was made with, or set SOUK_DATA to another folder.',
    );
  }
  return { home, data, password: read(join(home, 'password'), home) };
}

function isFilled(home: string): boolean {
  return existsSync(home) && readdirSync(home).length > 0;
}

function read(file: string, home: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      code === 'EACCES'
        ? `The database in ${home} belongs to another user: start Souk as that user, or set SOUK_DATA to another folder.`
        : `The database in ${home} is damaged (${file} is missing): bring back a backup, or move that folder away to begin anew.`,
      { cause: error },
    );
  }
}

/** What a start left behind that was killed while it made the database. */
function removeDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter((one) => one.startsWith(draftName))) {
    rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

async function makeCluster(home: string, { binaries, unsafe, namespaces, signal }: ClusterOptions) {
  const draft = mkdtempSync(join(dirname(home), draftName));
  try {
    mkdirSync(join(draft, 'log'), { mode: 0o700 });
    writeFileSync(join(draft, 'password'), randomBytes(24).toString('base64url'), { mode: 0o600 });
    await initdb(chooseAccount({ binaries, home: draft, namespaces }), draft, unsafe, signal);
    renameSync(draft, home);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }
}

async function initdb(account: Account, draft: string, unsafe: boolean, signal: AbortSignal | undefined) {
  const { file, args, user } = commandAs(account, account.binaries.initdb, [
    `--pgdata=${join(draft, 'data')}`,
    `--username=${postgresUser}`,
    `--pwfile=${join(draft, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Postgres's own C.UTF-8 sorts alike on every system; the system's is not everywhere.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
    ...(unsafe ? ['--no-sync'] : []),
  ]);
  const child = spawn(file, args, {
    ...user,
    env: postgresEnv(),
    cwd: draft,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => child.kill('SIGTERM');
  signal?.addEventListener('abort', stop);
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  signal?.removeEventListener('abort', stop);
  signal?.throwIfAborted();
  if (code !== 0)
    throw postgresFailure('The database could not be made', `${said}\n${complained}`, dirname(draft));
}

/** Only what the programs need: nothing of ours, and no `PG…` variable that would change what they do. */
export function postgresEnv(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'];
  return { TZ: 'UTC', ...Object.fromEntries(kept.map((name) => [name, process.env[name]])) };
}
