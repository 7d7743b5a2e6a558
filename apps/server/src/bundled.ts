import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The market's programs as the set-up bundled them. */
export interface Bundle {
  files: string[];
  /** Of the bundle that this one replaced. */
  before: string[];
  /** By the name of each program what it reads, itself first. */
  programs: Record<string, string[]>;
}

export const bundled = join(import.meta.dirname, '../.cache/market');
export const listOfBundle = join(bundled, 'files.json');

export const readBundle = (): Bundle =>
  existsSync(listOfBundle)
    ? JSON.parse(readFileSync(listOfBundle, 'utf8'))
    : { files: [], before: [], programs: {} };

/** The market as it was bundled, or its modules where it was not. */
export function marketProgram(): string {
  const program = join(bundled, 'main.mjs');
  return existsSync(program) ? program : join(import.meta.dirname, 'main.ts');
}
