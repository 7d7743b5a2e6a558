import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root, say } from './run.mjs';

const folder = join(root, '.cache');
const lock = join(folder, 'setup.lock');
const mine = join(folder, `setup.${process.pid}`);

/** One set-up at a time in one clone; the others wait for it. */
export async function withLock(work) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(mine, `${process.pid}`);
  try {
    for (let told = false; !take(); told = true) {
      if (!told) say('Waiting for another set-up of this folder.');
      await pause(200);
    }
    try {
      await work();
    } finally {
      rmSync(lock);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

function take() {
  try {
    // A link appears with its content in one step, so nobody reads a half-written lock.
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    removeIfHolderDied();
    return false;
  }
}

function removeIfHolderDied() {
  const holder = readHolder(lock);
  if (holder === undefined || isAlive(holder)) return;
  // Renaming is for one only; what it took away may yet be a newer, living one's, which gets it back.
  const taken = `${mine}.stale`;
  try {
    renameSync(lock, taken);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (isAlive(readHolder(taken))) linkSync(taken, lock);
  rmSync(taken);
}

function readHolder(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
