import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError } from '../config/operator-error.ts';
import { binariesIn, type PostgresBinaries } from './binaries.ts';

/** Who Postgres runs as: it refuses to be root. */
export interface Account {
  /** Goes before the program and its arguments. */
  prefix: readonly string[];
  user: { uid: number; gid: number } | undefined;
  binaries: PostgresBinaries;
}

interface AccountOptions {
  binaries: PostgresBinaries;
  /** The folder Postgres is to own; it exists already. */
  home: string;
  /** Tried first: a user namespace in which root's own files belong to nobody. */
  namespaces?: boolean;
}

export function chooseAccount({ binaries, home, namespaces = true }: AccountOptions): Account {
  if (process.getuid?.() !== 0) return { prefix: [], user: undefined, binaries };
  if (namespaces && process.platform === 'linux' && statSync(home).uid === 0) {
    const account: Account = {
      prefix: ['unshare', '--user', '--map-user=65534', '--map-group=65534'],
      user: undefined,
      binaries,
    };
    if (canUse(account, home) && canRun(account)) return account;
  }
  for (const user of otherUsers(home)) {
    const account = accountOf(user, binaries, home);
    if (account) return account;
  }
  throw new OperatorError(
    `Postgres does not run as root, and no other user may enter ${dirname(home)}: ` +
      'start Souk as an ordinary user, or set SOUK_DATA to a folder others may enter, such as /var/lib/souk.',
  );
}

/** What to hand to `spawn` so that the program runs as that account. */
export function commandAs(account: Account, program: string, args: readonly string[]) {
  const [file, ...rest] = [...account.prefix, program, ...args];
  return { file: file!, args: rest, user: account.user ?? {} };
}

function accountOf(
  user: Account['user'] & object,
  binaries: PostgresBinaries,
  home: string,
): Account | undefined {
  const before = statSync(home);
  const dataDir = dirname(home);
  const mode = statSync(dataDir).mode & 0o777;
  giveTo(user, home);
  // Passing through our own folder is all the other user needs; what is inside stays closed.
  if (statSync(dataDir).uid === 0) chmodSync(dataDir, mode | 0o011);
  const here: Account = { prefix: [], user, binaries };
  if (canUse(here, home)) {
    if (canRun(here)) return here;
    const copied = { ...here, binaries: reachableCopy(binaries) };
    if (canRun(copied)) return copied;
  }
  giveTo({ uid: before.uid, gid: before.gid }, home);
  chmodSync(dataDir, mode);
  return undefined;
}

const canUse = (account: Account, folder: string) =>
  succeeds(account, '/bin/sh', ['-c', '[ -w "$1" ] && [ -x "$1" ]', 'sh', folder]);

const canRun = (account: Account) => succeeds(account, account.binaries.initdb, ['--version']);

function succeeds(account: Account, program: string, parameters: string[]): boolean {
  const { file, args, user } = commandAs(account, program, parameters);
  return spawnSync(file, args, { ...user, stdio: 'ignore', cwd: '/' }).status === 0;
}

function otherUsers(home: string): { uid: number; gid: number }[] {
  const owners = [statSync(home), statSync(dirname(home))].filter(({ uid }) => uid !== 0);
  if (owners.length > 0) return owners.map(({ uid, gid }) => ({ uid, gid }));
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  return ['postgres', 'nobody'].flatMap((name) =>
    lines
      .filter(([user]) => user === name)
      .map(([, , uid, gid]) => ({ uid: Number(uid), gid: Number(gid) }))
      .filter(({ uid, gid }) => uid > 0 && gid >= 0),
  );
}

function giveTo(user: { uid: number; gid: number }, folder: string): void {
  if (statSync(folder).uid === user.uid) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, entry), user.uid, user.gid);
  }
  // The folder itself last: it being theirs says that all of it is.
  lchownSync(folder, user.uid, user.gid);
}

/** The programs once more where every user can reach them, for a project under a closed folder. */
function reachableCopy(binaries: PostgresBinaries): PostgresBinaries {
  const shelf = `/var/tmp/souk-postgres-${binaries.version}`;
  // Another user may have made a folder of this name, so only root's own is used.
  if (existsSync(shelf) && statSync(shelf).uid !== 0) {
    throw new OperatorError(
      `${shelf} belongs to another user: remove it, or start Souk as an ordinary user.`,
    );
  }
  if (!existsSync(shelf)) {
    const copy = mkdtempSync(`${shelf}-`);
    cpSync(binaries.folder, copy, { recursive: true, verbatimSymlinks: true });
    openToAll(copy);
    renameSync(copy, shelf);
  }
  return binariesIn(shelf, binaries.version);
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    chmodSync(path, entry.isDirectory() || statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
