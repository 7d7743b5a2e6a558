const MINUTE_MS = 60_000;

/** Minutes left that are worth saying aloud: when more time can still be had, shortly before the end, and the end. */
const told = [5, 2, 1, 0];

/** The mark that was passed between two looks at the clock; nothing when time was put back on. */
export function minuteMark(beforeMs: number, afterMs: number): number | null {
  const passed = told.filter((mark) => beforeMs > mark * MINUTE_MS && afterMs <= mark * MINUTE_MS);
  return passed.length > 0 ? Math.min(...passed) : null;
}
