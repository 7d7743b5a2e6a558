import { readFileSync } from 'node:fs';
import { isSupervised } from './last-run.ts';

/** npm hands a Ctrl-C on that the terminal has already sent to us: so close together they are one. */
const sameKeyPress = 500;

export interface StopRequest {
  /** Aborted at the first wish to stop. */
  readonly signal: AbortSignal;
  /** Stops the market from within. */
  ask(): void;
  /** Resolves at the second: at once, then. */
  readonly urgent: Promise<void>;
}

/** Ctrl-C, SIGTERM, a closed terminal, or the end of the npm or supervisor that started us. */
export function listenForStop(env: NodeJS.ProcessEnv = process.env): StopRequest {
  const asked = new AbortController();
  const urgent = Promise.withResolvers<void>();
  let askedAt = 0;
  const wish = () => {
    if (!asked.signal.aborted) {
      askedAt = performance.now();
      asked.abort();
    } else if (performance.now() - askedAt > sameKeyPress) {
      urgent.resolve();
    }
  };
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, wish);
  // Whether a closed terminal is a wish to stop, its supervisor knows.
  if (isSupervised) process.on('SIGHUP', () => undefined);
  else if (!hangUpIsIgnored()) process.on('SIGHUP', wish);
  if (isSupervised) process.on('disconnect', () => asked.abort());
  else if (env.npm_lifecycle_event) whenParentEnds(() => asked.abort());
  return { signal: asked.signal, ask: () => asked.abort(), urgent: urgent.promise };
}

// Under nohup the market is meant to outlive its terminal.
function hangUpIsIgnored(): boolean {
  if (process.platform !== 'linux') return false;
  const ignored = /^SigIgn:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return (Number.parseInt(ignored?.at(-1) ?? '0', 16) & 1) === 1;
}

// A killed npm tells its child nothing; the child only gets another parent.
function whenParentEnds(stop: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}
