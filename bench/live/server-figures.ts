import { setImmediate as turn } from 'node:timers/promises';

/** What this process has used so far, as it sees it itself. */
export const figures = {
  /** Seconds of processor time since it began. */
  cpu(): number {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000_000;
  },
  /** Bytes, after everything unused was given back. */
  async memory(): Promise<number> {
    // Several times, as what one round frees lets the next free more.
    for (let round = 0; round < 4; round += 1) {
      globalThis.gc?.();
      await turn();
    }
    return process.memoryUsage().rss;
  },
};
