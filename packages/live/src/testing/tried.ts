import { TestRunner } from 'vitest';

export interface Tried {
  /** A row of the table of faults, as in `scripts/reliability/rows.ts`. */
  what: string;
  times: number;
  /** What was measured meanwhile, in a few words. */
  seen?: string | undefined;
}

declare module 'vitest' {
  interface TaskMeta {
    tried?: Tried[];
  }
}

/** Says how often this test tried a fault. It counts when the test passes; `docs/reliability.md` is made of it. */
export function tried(what: string, times: number, seen?: string): void {
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error('Only a test tries something.');
  test.meta.tried = [...(test.meta.tried ?? []), { what, times, seen }];
}
