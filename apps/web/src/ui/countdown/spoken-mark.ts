/** Seconds left that are worth saying aloud; a voice that counts every second drowns everything else. */
const spoken = [60, 30, 10, 5, 0];

/** The mark that was passed between two looks at the clock, if any. */
export function spokenMark(beforeMs: number, afterMs: number): number | null {
  const passed = spoken.filter((mark) => beforeMs > mark * 1000 && afterMs <= mark * 1000);
  return passed.length > 0 ? Math.min(...passed) : null;
}
