import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import { isApiError } from '@/platform/api/index.ts';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import type { Studio } from './studio.ts';

/** Why there is no picture and what to do, in words; of a refusal in the market's own. */
export function useProblem(studio: Studio): { title: MessageKey; next: MessageKey } | null {
  const { problem, refusal } = studio.state();
  if (!problem) return null;
  if (problem === 'unreachable' && isApiError(refusal)) return errorCopy(refusal);
  return { title: `studio.problem.${problem}`, next: `studio.help.${problem}` };
}
