import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Cluster } from './cluster.ts';

// What the address of a socket has room for, with the zero byte at its end.
const MOST_BYTES = process.platform === 'linux' ? 107 : 103;

/**
 * Where this cluster's Postgres is to have its Unix socket: its own folder, which nobody else may enter. Nothing where
 * the system has none, or the path is too long for one.
 */
export function socketFolderOf({ home }: Cluster, port: number): string | undefined {
  const folder = resolve(home);
  const length = Buffer.byteLength(join(folder, `${prefix}${port}`));
  return process.platform === 'win32' || length > MOST_BYTES ? undefined : folder;
}

/** What a Postgres that was killed left of its socket: with its lock there, another would not start if any process has its number. */
export function removeLeftSockets({ home }: Cluster): void {
  for (const entry of readdirSync(home, { withFileTypes: true })) {
    const isLeft = entry.isSocket() || entry.name.endsWith('.lock');
    if (isLeft && entry.name.startsWith(prefix)) rmSync(join(home, entry.name), { force: true });
  }
}

const prefix = '.s.PGSQL.';
