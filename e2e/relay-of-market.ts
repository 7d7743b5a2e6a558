import { readdirSync, readFileSync } from 'node:fs';

/** Kills the relay of the market that listens on this port, as a crash would. */
export function killRelay(port: number): void {
  const relay = readdirSync('/proc').find((pid) => {
    if (!/^\d+$/.test(pid) || !read(pid, 'cmdline').includes('relay.program.ts')) return false;
    const parent = /^PPid:\s(\d+)$/m.exec(read(pid, 'status'))?.[1] ?? '';
    return read(parent, 'environ').split('\0').includes(`PORT=${port}`);
  });
  if (!relay) throw new Error(`the market on ${port} has no relay`);
  process.kill(Number(relay), 'SIGKILL');
}

function read(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    // It has ended meanwhile, or is somebody else's.
    return '';
  }
}
