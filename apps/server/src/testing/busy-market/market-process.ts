import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { marketProgram } from '../../bundled.ts';
import { freePort } from '../../platform/postgres/free-port.ts';
import { findPostgres } from '../../platform/postgres/start-postgres.ts';
import { type Program, startProgram, temporaryFolder } from '../probe.ts';

// Without its supervisor: here a market that ends is a failure, or was killed by a test, which starts it again.
const program = marketProgram();

export type MarketProcess = Awaited<ReturnType<typeof startMarketProcess>>;

export interface Beside {
  url: string;
  /** Ends it at this very moment. */
  kill(): Promise<void>;
}

/** A market with every role and a Postgres of its own, without the demo world. */
export async function startMarketProcess() {
  const folder = temporaryFolder();
  const dataDir = folder.path;
  const [port, relayPort] = [await freePort(undefined), await freePort(undefined)];
  const url = `http://127.0.0.1:${port}`;
  const runs: Program[] = [];

  const begin = () => {
    const started = startProgram([program], {
      SOUK_DATA: dataDir,
      SOUK_DEMO: '0',
      PORT: String(port),
      SOUK_RELAY_PORT: String(relayPort),
    });
    runs.push(started);
    return started;
  };
  let running = begin();
  await running.wrote('Souk is ready at');
  const databaseUrl = await findPostgres(dataDir);
  if (!databaseUrl) throw new Error('The market runs without its Postgres.');

  /** Fails when the market ends before the work does, with what it said last. */
  async function outlives<Result>(work: Promise<Result>): Promise<Result> {
    const { exited, output } = running;
    const ended = exited.then((code) => {
      throw new Error(`The market ended with ${code}:\n${output().split('\n').slice(-40).join('\n')}`);
    });
    return await Promise.race([work, ended]);
  }
  async function untilReady(): Promise<void> {
    while (!(await isReady(url))) await pause(10);
  }

  return {
    url,
    port,
    relayPort,
    dataDir,
    databaseUrl,
    /** Another process for people and their connections, on the same database. */
    async beside(reachedAt = databaseUrl): Promise<Beside> {
      const folder = temporaryFolder();
      const at = await freePort(undefined);
      const run = startProgram([program, '--roles=web,live'], {
        SOUK_DATA: folder.path,
        DATABASE_URL: reachedAt,
        SOUK_SECRET_KEY: readFileSync(join(dataDir, 'secret.key'), 'utf8').trim(),
        PORT: String(at),
      });
      runs.push(run);
      await run.wrote('Souk is ready at');
      return {
        url: `http://127.0.0.1:${at}`,
        async kill() {
          run.child.kill('SIGKILL');
          await run.exited;
          await folder[Symbol.asyncDispose]();
        },
      };
    },
    pid: () => running.child.pid!,
    postmaster: () =>
      Number.parseInt(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10),
    outlives,
    /** What can only be said by a process that is about to end without having been asked to. */
    lastWords(): string[] {
      const logged = readFileSync(join(dataDir, 'logs/souk.log'), 'utf8');
      const lines = [...runs.map((run) => run.output()), logged].join('\n').split('\n');
      return lines.filter((line) => /uncaught|unhandled|does not know|"level":"fatal"|^\s+at /i.test(line));
    },
    /** Ends it at this very moment, and starts another in its place. */
    async killAndBegin(): Promise<void> {
      running.child.kill('SIGKILL');
      await running.exited;
      running = begin();
    },
    ready: () => outlives(untilReady()),
    /** Resolves once Postgres takes connections. */
    async reachable(): Promise<void> {
      while (!(await canConnect(databaseUrl))) await pause(20);
    },
    async [Symbol.asyncDispose]() {
      for (const run of runs) await run[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) });
    return ok;
  } catch {
    return false;
  }
}

async function canConnect(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
