import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freeUdpPort, openRelayProcess } from '@souk/broadcast/testing/relay-process.ts';
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

interface Forwarder extends AsyncDisposable {
  publishDoor: { url: string; token: string };
  watchDoor(n: number): { url: string; token: string };
  cpuSeconds(): Promise<number>;
}

export async function measureForwarding(forwarder: Forwarder, viewers: number): Promise<Forwarding> {
  const receivers = program('receivers.program.ts');
  const source = await startSource(forwarder.publishDoor, BITS_PER_SECOND);
  try {
    receivers.send({ doors: Array.from({ length: viewers }, (_, n) => forwarder.watchDoor(n)) });
    await Promise.race([once(receivers, 'message'), ended(receivers)]);
    await pause(SETTLE_MS);
    const first = await ask(receivers);
    const [cpu, begun] = [await forwarder.cpuSeconds(), performance.now()];
    await pause(MEASURE_MS);
    const { received, lost, delays } = await ask(receivers);
    const used = (await forwarder.cpuSeconds()) - cpu;
    return {
      packetsPerCpuSecond: received / used,
      ...{ received, lost },
      p99Ms: percentile(delays, 0.99),
      firstFrameMs: percentile(first.firstFrames, 0.95),
      coresUsed: used / ((performance.now() - begun) / 1_000),
    };
  } finally {
    source.stop();
    if (receivers.connected) {
      receivers.disconnect();
      await once(receivers, 'exit');
    }
  }
}

export async function openBare(): Promise<Forwarder> {
  const child = program('bare.program.ts', { MEDIA_PORT: `${await freeUdpPort()}` });
  const [{ url }] = await once(child, 'message');
  return {
    publishDoor: { url: `${url}/whip/show`, token: 'x' },
    watchDoor: () => ({ url: `${url}/whep/show`, token: 'x' }),
    cpuSeconds: async () => ((await (await fetch(url)).json()) as { cpuSeconds: number }).cpuSeconds,
    async [Symbol.asyncDispose]() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

export async function openRelay(): Promise<Forwarder> {
  const relay = await openRelayProcess();
  return {
    publishDoor: relay.publishDoor('show'),
    watchDoor: (n) => relay.watchDoor('show', `viewer ${n}`),
    cpuSeconds: async () => (await relay.statistics()).process.cpuSeconds,
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

async function ended(child: ChildProcess): Promise<never> {
  await once(child, 'exit');
  throw new Error('the viewers of this measurement have ended');
}

interface Received {
  received: number;
  lost: number;
  delays: number[];
  firstFrames: number[];
}

async function ask(receivers: ChildProcess): Promise<Received> {
  receivers.send({});
  const [figures] = await once(receivers, 'message');
  return figures;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
