import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError } from '../config/operator-error.ts';

const choose = 'set SOUK_DATA to a folder that can be written';

const reasons: Record<string, string> = {
  EEXIST: 'is a file, not a folder',
  ENOTDIR: 'lies under a file, not a folder',
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'is on a read-only disk',
  ENOENT: 'cannot be made',
  ENAMETOOLONG: 'has a name that is too long',
  ELOOP: 'is a link that leads to itself',
};

/** Makes sure the market's one folder is there and can be written. */
export function prepareDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    rmdirSync(mkdtempSync(join(dataDir, '.writable-')));
  } catch (error) {
    throw dataFolderFailure(dataDir, error);
  }
}

// Node's own recursive mkdir never ends where a folder is there but can hold none, as /proc.
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(path);
  if (!statSync(parent, { throwIfNoEntry: false })) makeFolder(parent);
  mkdirSync(path, { mode: 0o700 });
}

function dataFolderFailure(dataDir: string, error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new OperatorError(
      `The disk of the data folder ${dataDir} is full: free some space and start again.`,
    );
  }
  const reason = reasons[code];
  return reason
    ? new OperatorError(`The data folder ${dataDir} ${reason}: ${choose}.`, { cause: error })
    : error;
}
