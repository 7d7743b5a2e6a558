/** When to try again: anywhere up to a limit that doubles, so that those who fell together do not come together. */
export function waitBefore(attempt: number, random: () => number): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt);
  return Math.round(random() * most);
}

/** After a refusal: as long as the server said the first time, and more and more beyond it after that. */
export function waitAfterRefusal(
  failures: number,
  random: () => number,
  retryAfterMs: number | undefined,
): number {
  if (retryAfterMs === undefined) return waitBefore(failures, random);
  return retryAfterMs + (failures === 0 ? 0 : waitBefore(failures, random));
}

const FIRST_MS = 500;
const LONGEST_MS = 15_000;
