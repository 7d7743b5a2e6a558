import { unavailable } from '../errors/failures.ts';

export interface Turns {
  /** Does the work when it is its turn, in the order of asking. Refuses at once when too many wait already. */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Lets only so many do heavy work at once. */
export function openTurns({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): Turns {
  const waiting: Array<() => void> = [];
  let working = 0;

  return {
    async take(work) {
      if (working < atOnce) working += 1;
      else if (waiting.length < mostWaiting) await new Promise<void>((go) => waiting.push(go));
      else throw unavailable();
      try {
        return await work();
      } finally {
        // Whoever is next takes the place over, so that nobody who asks just now slips in before.
        const next = waiting.shift();
        if (next) next();
        else working -= 1;
      }
    },
  };
}
