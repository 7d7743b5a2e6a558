/** When to try again: anywhere up to a limit that doubles, so that those who fell together do not come together. */
export function waitBefore(attempt: number, random: () => number): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt);
  return Math.round(random() * most);
}

const FIRST_MS = 500;
const LONGEST_MS = 15_000;
