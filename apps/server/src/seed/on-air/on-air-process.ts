import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Log } from '../../platform/logging/log.ts';
import { memoryEnvironment } from '../../platform/process/memory-settings.ts';
import { supervisedProcess } from '../../platform/process/supervised-process.ts';
import type { SaidWhenUp, ToldAboutShows } from './on-air.program.ts';

export interface OnAirProcess {
  /** These are on air from now on, and no others; it is started with the first. */
  show(shows: ToldAboutShows): void;
  pid(): number | undefined;
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('./on-air.program.ts', import.meta.url));
/** MB. */
export const onAirFlags = ['--max-old-space-size=256', '--max-semi-space-size=1'];

/** Sends the shows of the demo world, beside the market. */
export function onAirProcess(log: Pick<Log, 'info' | 'warn'>): OnAirProcess {
  let child: ChildProcess | undefined;
  let isSupported = true;
  let current: ToldAboutShows = [];
  const tell = () => {
    // Who does not get it has just ended, and is told once it is up again.
    if (supervised.isUp && child?.connected) child.send(current, () => undefined);
  };
  const supervised = supervisedProcess({
    name: 'What sends the shows of the demo world',
    log,
    begin: () => {
      // Errors: the process's keeper hears them.
      child = fork(program, [], {
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        execArgv: onAirFlags,
        env: {
          ...memoryEnvironment,
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        },
      });
      return child;
    },
    onUp(message) {
      isSupported = (message as SaidWhenUp) === 'ready';
      if (isSupported) return tell();
      log.info({}, 'Shows of the demo world go without a picture: there is no live video on this machine');
      void supervised.stop();
    },
  });
  return {
    show(shows) {
      current = shows;
      if (!isSupported || (shows.length === 0 && supervised.pid() === undefined)) return;
      supervised.start();
      tell();
    },
    pid: supervised.pid,
    stop: supervised.stop,
  };
}
