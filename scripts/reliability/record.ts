import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Tried } from '../../packages/live/src/testing/tried.ts';

export const root = join(import.meta.dirname, '../..');
const place = join(root, '.cache/reliability.json');

/** One test's tries of one row, the last time it passed with these figures. */
export interface TriedBy extends Tried {
  file: string;
  test: string;
  figures: 'short' | 'long';
  /** YYYY-MM-DD */
  on: string;
}

/** What this working copy tried so far; it outlives a run, so that long figures stand beside later short ones. */
export function readRecord(): TriedBy[] {
  try {
    return JSON.parse(readFileSync(place, 'utf8')) as TriedBy[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

export function writeRecord(tries: readonly TriedBy[]): void {
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, `${JSON.stringify(tries, null, 2)}\n`);
}
