/** Why a screen is not shared: browser or system do not let it, or it did not come about. */
export type ScreenProblem = 'blocked' | 'failed';

/** Quicker than anybody reads the browser’s question and says no. */
const UNASKED_MS = 250;

/** Null for who was asked and thought better of it: browsers call that a refusal, too. */
export function screenProblemOf(error: unknown, tookMs: number): ScreenProblem | null {
  const { name, message } = error instanceof Error ? error : new Error();
  // As Firefox calls it where macOS lets the browser see no screen.
  if (name === 'NotFoundError' || name === 'SecurityError') return 'blocked';
  if (name !== 'NotAllowedError') return 'failed';
  // In Chrome’s and Edge’s words, after the choice; by a policy they do not ask at all.
  const isOthers = / by system|policy/i.test(message);
  return isOthers || tookMs < UNASKED_MS ? 'blocked' : null;
}
