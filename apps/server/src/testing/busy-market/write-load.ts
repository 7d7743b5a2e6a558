import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { within } from '../../platform/process/within.ts';

/** A person who writes the same kind of thing again and again through the market's public doors. */
export interface Writer {
  kind: string;
  /** Between what was acknowledged and the next. */
  paceMs: number;
  /**
   * Tries to write the n-th once. `again` is for what did not come to an answer; `later` for a key whose first call
   * was cut off in the middle, which the market still holds. Anything else it was not to be told is thrown.
   */
  write(n: number): Promise<'stored' | 'again' | 'later'>;
  /**
   * What of the acknowledged is not there, and what is there twice or was never begun. Others are written meanwhile:
   * `begun` says how many were begun by now.
   */
  amiss(stored: readonly number[], begun: () => number): Promise<string[]>;
}

interface Desk {
  writer: Writer;
  stored: number[];
  later: number[];
  begun: number;
  isDone: boolean;
}

const AGAIN_MS = 25;
/** Longer than any client waits before it tries again. */
const PATIENCE_MS = 30_000;

/** Keeps a market busy, and remembers whatever it acknowledged. */
export function openWriteLoad(writers: readonly Writer[]) {
  const desks = writers.map((writer): Desk => ({ writer, stored: [], later: [], begun: 0, isDone: false }));
  const kinds = [...new Set(writers.map(({ kind }) => kind))];
  const lastStored = new Map<string, number>();
  const heard = new EventEmitter();
  const refused: string[] = [];
  let stopped = false;

  async function untilAnswered({ writer, stored, later }: Desk, n: number): Promise<void> {
    for (;;) {
      let outcome: Awaited<ReturnType<Writer['write']>>;
      try {
        outcome = await writer.write(n);
      } catch (error) {
        refused.push(`${writer.kind} ${n}: ${error instanceof Error ? error.message : error}`);
        return;
      }
      if (outcome === 'later') return void later.push(n);
      if (outcome === 'stored') {
        stored.push(n);
        lastStored.set(writer.kind, performance.now());
        heard.emit('stored');
        return;
      }
      if (stopped) return void later.push(n);
      await pause(AGAIN_MS);
    }
  }

  async function work(desk: Desk): Promise<void> {
    while (!stopped) {
      desk.begun += 1;
      await untilAnswered(desk, desk.begun);
      await pause(desk.writer.paceMs);
    }
    desk.isDone = true;
  }
  const working = Promise.all(desks.map(work));

  return {
    kinds,
    /** What writers were told that they should not have been. */
    refused,
    /** Resolves once so many more were stored. */
    async storedMore(count: number): Promise<void> {
      for (let left = count; left > 0; left -= 1) await once(heard, 'stored');
    },
    /** How many of each kind were acknowledged, in words. */
    summary(): string {
      const counts = kinds.map((kind) => {
        const own = desks.filter(({ writer }) => writer.kind === kind);
        return `${own.reduce((sum, { stored }) => sum + stored.length, 0)} × ${kind}`;
      });
      return counts.join(', ');
    },
    /** Resolves with the moment at which every kind had been stored again after `moment`. */
    async storedSince(moment: number): Promise<number> {
      const at = () => Math.min(...kinds.map((kind) => lastStored.get(kind) ?? 0));
      while (at() < moment) await once(heard, 'stored');
      return Math.max(...kinds.map((kind) => lastStored.get(kind) ?? 0));
    },
    async stop(): Promise<void> {
      stopped = true;
      if (await within(PATIENCE_MS, working)) return;
      const waiting = desks.filter(({ isDone }) => !isDone).map(({ writer }) => writer.kind);
      throw new Error(`Some were never answered: ${waiting.join(', ')}`);
    },
    /** Asks once more for what was cut off in the middle, until it is answered. */
    async finish(): Promise<void> {
      await Promise.all(
        desks.map(async (desk) => {
          for (const n of desk.later.splice(0)) {
            while ((await desk.writer.write(n)) !== 'stored') await pause(AGAIN_MS);
            desk.stored.push(n);
          }
        }),
      );
    },
    async amiss(): Promise<string[]> {
      const found = await Promise.all(
        desks.map(async (desk) => {
          const amiss = await desk.writer.amiss([...desk.stored], () => desk.begun);
          return amiss.map((what) => `${desk.writer.kind}: ${what}`);
        }),
      );
      return found.flat();
    },
  };
}
