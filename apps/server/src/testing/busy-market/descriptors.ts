import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

interface Descriptors {
  /** The ports of those whose connection to a port of ours still takes a descriptor. */
  held: Set<number>;
  /** Files, pipes and what else is no socket. */
  others: number;
}

const LISTENING = '0A';

/** What a process that serves a port holds open. Linux only. */
export function descriptorsOf(pid: number, port: number): Descriptors {
  const links = linksOf(pid);
  const sockets = new Set(links.flatMap((link) => socketIn(link) ?? []));
  const rows = connections().filter(({ localPort, state }) => localPort === port && state !== LISTENING);
  return {
    held: new Set(rows.filter(({ inode }) => sockets.has(inode)).map(({ remotePort }) => remotePort)),
    others: links.length - sockets.size,
  };
}

/** The process that takes calls at a port. */
export function listenerAt(port: number): number | undefined {
  const row = connections().find(({ localPort, state }) => localPort === port && state === LISTENING);
  if (!row) return undefined;
  return readdirSync('/proc')
    .map(Number)
    .find((pid) => pid > 0 && linksOf(pid).some((link) => socketIn(link) === row.inode));
}

/** Our own ends of connections to a port, by their own ports. */
export function ownPortsTo(port: number): Set<number> {
  const sockets = new Set(linksOf(process.pid).flatMap((link) => socketIn(link) ?? []));
  const rows = connections().filter(({ remotePort, inode }) => remotePort === port && sockets.has(inode));
  return new Set(rows.map(({ localPort }) => localPort));
}

function linksOf(pid: number): string[] {
  return readOrNothing(() => readdirSync(`/proc/${pid}/fd`)).flatMap((fd) =>
    readOrNothing(() => [readlinkSync(`/proc/${pid}/fd/${fd}`)]),
  );
}

const socketIn = (link: string) => /^socket:\[(\d+)\]$/.exec(link)?.[1];

// https://www.kernel.org/doc/html/latest/networking/proc_net_tcp.html
function connections() {
  return ['tcp', 'tcp6'].flatMap((family) =>
    readFileSync(`/proc/net/${family}`, 'utf8')
      .split('\n')
      .slice(1, -1)
      .map((line) => {
        const [, local = '', remote = '', state, , , , , , inode = ''] = line.trim().split(/\s+/);
        return { localPort: portIn(local), remotePort: portIn(remote), state, inode };
      }),
  );
}

const portIn = (address: string) => Number.parseInt(address.split(':')[1] ?? '', 16);

/** What ended meanwhile holds nothing. */
function readOrNothing(read: () => string[]): string[] {
  try {
    return read();
  } catch {
    return [];
  }
}
