import fc from 'fast-check';
import { tried } from './tried.ts';

interface Runs {
  what: string;
  seen: string;
  numRuns: number;
}

/** As `fc.assert`; what it ran is counted, without what it skipped because nothing was to be said of it. */
export function tryRuns<Ts>({ what, seen, numRuns }: Runs, property: fc.IProperty<Ts>): void {
  const run = fc.check(property, { numRuns });
  if (run.failed) throw new Error(fc.defaultReportMessage(run), { cause: run.errorInstance });
  tried(what, run.numRuns, seen);
}
