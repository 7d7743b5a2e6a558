/** A part of a whole, between 0 and 1; null where there is nothing to look at yet. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
