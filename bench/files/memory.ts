import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * Bytes that every process of a market takes together: those that were given its data folder, that work inside it as
 * Postgres does, and all they started. What several share is counted once. Linux only.
 */
export function memoryOf(folder: string): number {
  const all = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0);
  const parents = new Map(all.map((pid) => [pid, parentOf(pid)]));
  const own = new Set(all.filter((pid) => belongs(pid, folder)));
  const isOwn = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (own.has(pid) || isOwn(parents.get(pid)));
  return all.filter((pid) => isOwn(pid)).reduce((sum, pid) => sum + proportional(pid), 0);
}

function belongs(pid: number, folder: string): boolean {
  return (
    gone(() => readlinkSync(`/proc/${pid}/cwd`), '').startsWith(folder) ||
    gone(() => readFileSync(`/proc/${pid}/environ`, 'utf8'), '').includes(`SOUK_DATA=${folder}\0`)
  );
}

const parentOf = (pid: number) =>
  gone(() => Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]), undefined);

const proportional = (pid: number) =>
  gone(() => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) * 1024, 0);

/** A process may end while it is looked at. */
function gone<Value>(look: () => Value, otherwise: Value): Value {
  try {
    return look();
  } catch {
    return otherwise;
  }
}
