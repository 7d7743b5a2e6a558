import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface MarketElsewhere {
  url: string;
  /** Has a host be gone for so many minutes more. */
  age(show: string, minutes: number): Promise<void>;
}

const LONGEST_START_MS = 170_000;
const programs = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** A market of its own whose pictures go through another engine: a second relay of ours, on another port. */
export async function openMarketElsewhere(): Promise<MarketElsewhere & AsyncDisposable> {
  const [port, enginePort] = [await freePort(), await freePort()];
  const data = mkdtempSync(join(tmpdir(), 'souk-e2e-elsewhere-'));
  const engine = `http://127.0.0.1:${enginePort}`;
  const env = { ...process.env, NODE_OPTIONS: '', SOUK_DATA: data };
  const market = fork(programs('market.ts'), [], {
    env: {
      ...env,
      E2E_DATA: data,
      PORT: String(port),
      WHIP_URL: `${engine}/whip`,
      WHEP_URL: `${engine}/whep`,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://localhost:${port}`;
  await answers(`${url}/readyz`, market);
  const relay = fork(programs('engine.ts'), [], {
    env: { ...env, ENGINE_PORT: String(enginePort) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(relay, 'message');
  return {
    url,
    async age(show, minutes) {
      relay.send({ show, minutes });
      await once(relay, 'message');
    },
    async [Symbol.asyncDispose]() {
      await ended(relay, () => relay.disconnect());
      await ended(market, () => market.kill('SIGTERM'));
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function ended(child: ChildProcess, end: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  end();
  await exit;
}

async function answers(url: string, market: ChildProcess): Promise<void> {
  const until = Date.now() + LONGEST_START_MS;
  while (market.exitCode === null && Date.now() < until) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await pause(200);
  }
  throw new Error('the market behind another engine did not start');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
