import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Config } from '../platform/config/config.ts';
import type { Log } from '../platform/logging/log.ts';
import type { SandboxOnFile } from '../platform/payments/index.ts';
import { memoryEnvironment } from '../platform/process/memory-settings.ts';

export interface DemoOptions {
  /** Of the database. */
  url: string;
  config: Pick<Config, 'dataDir' | 'database' | 's3' | 'secretKeys'>;
  /** Without it nothing is bought. */
  sandbox: SandboxOnFile | undefined;
}

interface Running extends DemoOptions {
  log: Pick<Log, 'info' | 'warn'>;
  /** The market stops. */
  signal: AbortSignal;
}

const program = fileURLToPath(new URL('./demo.program.ts', import.meta.url));

/**
 * The demo world and weeks of its trade, made by a process that then gives back the memory it took. What it could not do is
 * only told: who wants the world makes it then, and a market without trade is a market all the same.
 */
export function makeDemoInProcess({ url, config, sandbox, log, signal }: Running): Promise<void> {
  const { dataDir, database, s3, secretKeys } = config;
  const options: DemoOptions = { url, sandbox, config: { dataDir, database, s3, secretKeys } };
  const began = performance.now();
  const child = fork(program, [], {
    signal,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      ...memoryEnvironment,
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DEMO: JSON.stringify(options),
    },
  });
  let said = '';
  child.stderr?.on('data', (part) => {
    said = `${said}${part}`.slice(-2_000);
  });
  return new Promise((resolve) => {
    const ended = (how: string | null) => {
      if (how === null)
        log.info({ milliseconds: Math.round(performance.now() - began) }, 'the demo world was made');
      else if (!signal.aborted)
        log.warn({ how }, 'The demo world could not be made apart, with all that was bought in it');
      resolve();
    };
    child.once('error', (error) => ended(error.message));
    child.once('exit', (code, by) => ended(code === 0 ? null : `ended with ${by ?? code}: ${said}`));
  });
}
