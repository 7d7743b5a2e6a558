import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../platform/config/config.ts';
import type { Log } from '../../platform/logging/log.ts';
import type { SandboxOnFile } from '../../platform/payments/index.ts';
import { memoryEnvironment } from '../../platform/process/memory-settings.ts';

export interface TradeOptions {
  /** Of the database. */
  url: string;
  config: Pick<Config, 'dataDir' | 'database' | 'secretKeys'>;
  sandbox: SandboxOnFile;
}

interface Running extends TradeOptions {
  log: Pick<Log, 'info' | 'warn'>;
  /** The market stops. */
  signal: AbortSignal;
}

const program = fileURLToPath(new URL('./trade.program.ts', import.meta.url));

/**
 * Weeks of trade, made by a process that then gives back the memory it took. A market without them is a market all the
 * same, so that a failure is only told.
 */
export function tradeInProcess({ url, config, sandbox, log, signal }: Running): Promise<void> {
  const { dataDir, database, secretKeys } = config;
  const options: TradeOptions = { url, sandbox, config: { dataDir, database, secretKeys } };
  const began = performance.now();
  const child = fork(program, [], {
    signal,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      ...memoryEnvironment,
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      TRADE: JSON.stringify(options),
    },
  });
  let said = '';
  child.stderr?.on('data', (part) => {
    said = `${said}${part}`.slice(-2_000);
  });
  return new Promise((resolve) => {
    const ended = (how: string | null) => {
      if (how === null)
        log.info({ milliseconds: Math.round(performance.now() - began) }, 'the demo world traded');
      else if (!signal.aborted)
        log.warn({ how }, 'The demo world has no orders: its story could not be told');
      resolve();
    };
    child.once('error', (error) => ended(error.message));
    child.once('exit', (code, by) => ended(code === 0 ? null : `ended with ${by ?? code}: ${said}`));
  });
}
