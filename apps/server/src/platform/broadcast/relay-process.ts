import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { RelayNote, RelaySettings } from '@souk/broadcast/start-relay.ts';
import type { Log } from '../logging/log.ts';
import { memoryEnvironment } from '../process/memory-settings.ts';
import { supervisedProcess } from '../process/supervised-process.ts';

export interface RelayProcess {
  /** Its address once it answers; it is started when it is asked for first. */
  url(): Promise<string | undefined>;
  /** Its address as soon as it answers, no matter who starts it. */
  up(signal: AbortSignal): Promise<string>;
  pid(): number | undefined;
  /** It does not answer any more: another takes its place. */
  endHung(): void;
  stop(): Promise<void>;
}

interface RelayProcessOptions {
  settings(): Promise<RelaySettings>;
  log: Pick<Log, 'warn'>;
}

const program = fileURLToPath(import.meta.resolve('@souk/broadcast/relay.program.ts'));
/** MB. */
export const relayFlags = ['--max-old-space-size=512', '--max-semi-space-size=8'];
const upWithinMs = 10_000;

/** The relay as a process of its own, so that nothing that happens to it happens to bids or chat. */
export function relayProcess({ settings, log }: RelayProcessOptions): RelayProcess {
  let current: RelaySettings | undefined;
  let url: string | undefined;
  let waiting = Promise.withResolvers<void>();
  const supervised = supervisedProcess({
    name: 'The video relay',
    log,
    begin: () =>
      // Errors: the process's keeper hears them.
      fork(program, [], {
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        execArgv: relayFlags,
        env: {
          ...memoryEnvironment,
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          RELAY: JSON.stringify(current),
        },
      }),
    onUp(message) {
      ({ url } = message as { url: string });
      waiting.resolve();
      waiting = Promise.withResolvers();
    },
    onTold(message) {
      const { what, ...about } = message as RelayNote;
      log.warn(about, `The video relay says: ${what}`);
    },
  });
  return {
    async url() {
      current ??= await settings();
      supervised.start();
      if (!supervised.isUp) await Promise.race([waiting.promise, afterwards(upWithinMs)]);
      return supervised.isUp ? url : undefined;
    },
    async up(signal) {
      while (!supervised.isUp || url === undefined) {
        signal.throwIfAborted();
        await Promise.race([waiting.promise, once(signal, 'abort')]);
      }
      return url;
    },
    pid: supervised.pid,
    endHung: supervised.endHung,
    stop: supervised.stop,
  };
}

function afterwards(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
