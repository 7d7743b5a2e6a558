import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ProgramOptions } from '@souk/payment-sandbox/sandbox.program.ts';
import type { Log } from '../logging/log.ts';
import { memoryEnvironment } from '../process/memory-settings.ts';
import { type SupervisedProcess, supervisedProcess } from '../process/supervised-process.ts';
import { answersAsOurs, type SandboxKeys, sandboxFile, sandboxFolder } from './sandbox-keys.ts';

interface SandboxProcessOptions {
  dataDir: string;
  keys: SandboxKeys;
  /** The address it listens on, and the origin browsers know it by. */
  host: string;
  origin: string;
  webhookUrl: string;
  /** Whether this process has what it tells of; another only uses it. */
  isHere: boolean;
  log: Pick<Log, 'info' | 'warn'>;
}

export interface SandboxProcess extends Pick<SupervisedProcess, 'start' | 'pid' | 'stop'> {
  /** Once it answers. */
  untilUp(): Promise<void>;
}

const program = fileURLToPath(import.meta.resolve('@souk/payment-sandbox/sandbox.program.ts'));
/** MB. */
export const sandboxFlags = ['--max-old-space-size=128', '--max-semi-space-size=1'];
const upWithin = 5_000;

/**
 * The sandbox as a process of its own, started again whenever it ends. Of several processes of a market the first has it;
 * another finds its port taken, uses it, and takes over when it is gone.
 */
export function sandboxProcess(options: SandboxProcessOptions): SandboxProcess {
  const { keys, log } = options;
  const supervised = supervisedProcess({
    name: 'The payment sandbox',
    sharesPort: true,
    log,
    begin: () =>
      // Errors: the process's keeper hears them.
      fork(program, [], {
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        execArgv: sandboxFlags,
        cwd: sandboxFolder(options.dataDir),
        env: {
          ...memoryEnvironment,
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          SANDBOX: JSON.stringify(programOptions(options)),
        },
      }),
  });
  const start = () => {
    if (options.isHere) supervised.start();
  };
  return {
    start,
    pid: supervised.pid,
    stop: supervised.stop,
    async untilUp() {
      start();
      const until = performance.now() + upWithin;
      let isUp = supervised.isUp;
      while (!isUp && performance.now() < until) {
        isUp = await answersAsOurs(keys.port, keys.secretKey);
        if (!isUp) await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

const programOptions = ({
  dataDir,
  keys,
  host,
  origin,
  webhookUrl,
}: SandboxProcessOptions): ProgramOptions => {
  const { port, ...secrets } = keys;
  return { file: sandboxFile(dataDir), port, host, origin, webhookUrl, keys: secrets };
};
