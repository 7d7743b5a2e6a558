import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freeUdpPort, openRelayProcess } from '@souk/broadcast/testing/relay-process.ts';
import { percentile } from './percentile.ts';
import { startSource } from './source.ts';

const BITS_PER_SECOND = 2_400_000;
const SETTLE_MS = 3_000;
const MEASURE_MS = 8_000;

export interface Forwarding {
  /** Packets forwarded for each second of CPU. */
  packetsPerCpuSecond: number;
  received: number;
  lost: number;
  p99Ms: number;
  /** From an open line until a key frame begins, p95. */
  firstFrameMs: number;
  coresUsed: number;
}

/** Where a viewer is let in: by WHEP, unless it is said how else. */
export interface WatchDoor {
  url: string;
  token: string;
  speaks?: 'janus';
}

export interface Forwarder extends AsyncDisposable {
  pid: number;
  startSource(bitsPerSecond: number): Promise<AsyncDisposable>;
  watchDoor(n: number): WatchDoor;
}

export async function measureForwarding(forwarder: Forwarder, viewers: number): Promise<Forwarding> {
  await using _source = await forwarder.startSource(BITS_PER_SECOND);
  await using receivers = await openReceivers(
    Array.from({ length: viewers }, (_, n) => forwarder.watchDoor(n)),
  );
  await pause(SETTLE_MS);
  const first = await receivers.ask();
  const [cpu, begun] = [cpuSecondsOf(forwarder.pid), performance.now()];
  await pause(MEASURE_MS);
  const { received, lost, delays } = await receivers.ask();
  const used = cpuSecondsOf(forwarder.pid) - cpu;
  const seconds = (performance.now() - begun) / 1_000;
  return {
    packetsPerCpuSecond: received / used,
    ...{ received, lost },
    p99Ms: percentile(delays, 0.99),
    firstFrameMs: percentile(first.firstFrames, 0.95),
    coresUsed: used / seconds,
  };
}

export async function openBare(): Promise<Forwarder> {
  const child = program('bare.program.ts', { MEDIA_PORT: `${await freeUdpPort()}` });
  const [{ url }] = await once(child, 'message');
  return {
    pid: child.pid!,
    startSource: (bits) => startSource({ url: `${url}/whip/show`, token: 'x' }, bits),
    watchDoor: () => ({ url: `${url}/whep/show`, token: 'x' }),
    async [Symbol.asyncDispose]() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

export async function openRelay(): Promise<Forwarder> {
  const relay = await openRelayProcess();
  return {
    pid: relay.pid!,
    startSource: (bits) => startSource(relay.publishDoor('show'), bits, { hasLayers: true }),
    watchDoor: (n) => relay.watchDoor('show', `viewer ${n}`),
    [Symbol.asyncDispose]: () => relay[Symbol.asyncDispose](),
  };
}

function program(name: string, env: NodeJS.ProcessEnv = {}): ChildProcess {
  const path = fileURLToPath(new URL(name, import.meta.url));
  const child = fork(path, [], { execArgv: [], env: { PATH: process.env.PATH, ...env } });
  child.on('error', (error) => {
    throw error;
  });
  return child;
}

interface Received {
  received: number;
  lost: number;
  delays: number[];
  firstFrames: number[];
}

export interface Receivers extends AsyncDisposable {
  /** What came since the last time. */
  ask(): Promise<Received>;
}

/** Of a hundred viewers in one process the last hears of a packet when ninety-nine others have: these few have their own. */
const TIMED = 4;

/**
 * Viewers in two processes, once all of them are connected: most of them are there to be sent to, and a few, whom the
 * relay serves last, say how long packets took.
 */
export async function openReceivers(doors: readonly WatchDoor[]): Promise<Receivers> {
  const [crowd, timed] = [openSome(), openSome()];
  await crowd.ask({ doors: doors.slice(0, -TIMED) });
  await timed.ask({ doors: doors.slice(-TIMED) });
  return {
    async ask() {
      const [most, few] = await Promise.all([crowd.ask({}), timed.ask({})]);
      return {
        received: most.received + few.received,
        lost: most.lost + few.lost,
        delays: few.delays,
        firstFrames: [...most.firstFrames, ...few.firstFrames],
      };
    },
    async [Symbol.asyncDispose]() {
      await crowd.end();
      await timed.end();
    },
  };
}

function openSome() {
  const child = program('receivers.program.ts');
  const ended = once(child, 'exit').then(() => {
    throw new Error('the viewers of this measurement have ended');
  });
  ended.catch(() => undefined);
  return {
    async ask(message: { doors?: readonly WatchDoor[] }): Promise<Received> {
      child.send(message);
      const [figures] = await Promise.race([once(child, 'message'), ended]);
      return figures;
    },
    async end() {
      if (!child.connected) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

const CLOCK_TICKS = 100;

/** Of all threads of a process, as Linux counts them. */
export function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
