import { randomInt } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../config/operator-error.ts';

export interface DataLock extends Disposable {
  /** Tells a second start where this market is. */
  announce(url: string): void;
}

/** Another process holds this data folder. */
export class MarketRunning extends OperatorError {}

/**
 * One market to a data folder. The system gives the lock back when its holder dies, however that happens,
 * so it is never stale: SQLite is the one way Node has to a real file lock on every system.
 */
export function lockDataFolder(dataDir: string): DataLock {
  const note = join(dataDir, 'souk.running');
  const lock = takeLock(join(dataDir, 'souk.lock'), () => new MarketRunning(alreadyRunning(dataDir, note)));
  rmSync(note, { force: true });
  return {
    announce: (url) => writeFileSync(note, url),
    [Symbol.dispose]() {
      rmSync(note, { force: true });
      lock.close();
    },
  };
}

/** Of two who take it in the same moment each can be in the other's way: both let go then, and come again. */
function takeLock(file: string, refusal: () => Error): DatabaseSync {
  for (let tries = 1; ; tries += 1) {
    const lock = new DatabaseSync(file, { timeout: 0 });
    try {
      lock.exec('pragma locking_mode = exclusive; pragma journal_mode = off; begin exclusive');
      return lock;
    } catch (error) {
      lock.close();
      if ((error as { errcode?: number }).errcode !== busy) throw error;
      if (tries === MOST_TRIES) throw refusal();
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, randomInt(5, 40));
  }
}

const MOST_TRIES = 6;

// https://www.sqlite.org/rescode.html#busy
const busy = 5;

function alreadyRunning(dataDir: string, note: string): string {
  try {
    const url = readFileSync(note, 'utf8');
    return `This market is already running at ${url} (its data folder is ${dataDir}).`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return `This market is already starting in another window (its data folder is ${dataDir}).`;
  }
}
