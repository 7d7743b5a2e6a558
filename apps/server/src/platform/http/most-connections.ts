import { readFileSync } from 'node:fs';

// The database, the log, other processes: what the market itself has open.
const RESERVED = 100;

/**
 * How many connections there is room for. One more is closed at once: a process that has no file left to open can do
 * nothing any more, not even look whether its database is there. Undefined where the system does not tell.
 */
export function mostConnections(limits: string = ownLimits()): number | undefined {
  const files = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.NaN);
  // Each may be sent a file.
  return Number.isNaN(files) ? undefined : Math.max(10, Math.floor((files - RESERVED) / 2));
}

function ownLimits(): string {
  return process.platform === 'linux' ? readFileSync('/proc/self/limits', 'utf8') : '';
}
