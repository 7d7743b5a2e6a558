import { isApiError } from './api-error.ts';

/** The fields a refusal names; none when it is about something else. */
export function fieldsOf(error: unknown): string[] {
  if (!isApiError(error) || !Array.isArray(error.details)) return [];
  return error.details.flatMap((problem: { field?: unknown }) =>
    typeof problem?.field === 'string' ? [problem.field] : [],
  );
}
