import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { OperatorError } from '../config/operator-error.ts';
import { KEY_BYTES, type Secrets, secretsBy } from './secrets.ts';

/**
 * With the keys of the configuration, else with one made at the first start and kept beside the database, not in it.
 * With a database elsewhere there may be more processes, each with a folder of its own, so none is made there.
 */
export function openSecrets({ dataDir, database, secretKeys }: SecretsConfig): Secrets {
  const path = join(dataDir, 'secret.key');
  const makesOne = secretKeys.length === 0 && database.url === undefined;
  // Also beside a configured key: what the file has locked so far can still be opened.
  const own = readKey(path) ?? (makesOne ? makeKey(dataDir, path) : undefined);
  const opens: Buffer[] = secretKeys.map((key) => Buffer.from(key, 'base64'));
  if (own) opens.push(own);
  // A file that was left in one folder is not in those of other processes, which could not open what it locks.
  return secretsBy({ locks: secretKeys.length > 0 || makesOne ? opens[0] : undefined, opens });
}

type SecretsConfig = Pick<Config, 'dataDir' | 'database' | 'secretKeys'>;

function makeKey(dataDir: string, path: string): Buffer {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = join(dataDir, `.secret-${randomUUID()}`);
  try {
    // On the disk before anything is locked with it, whole or not at all, and never over another's.
    writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flush: true });
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const made = readKey(path);
  if (!made) throw new Error(`the key in ${path} was gone right after it was made`);
  return made;
}

function readKey(path: string): Buffer | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new OperatorError(`The key in ${path} cannot be read by this user.`, { cause: error });
  }
  const key = Buffer.from(text, 'base64');
  if (key.length === KEY_BYTES) return key;
  throw new OperatorError(`The key in ${path} is damaged: bring that file back from a backup.`);
}
