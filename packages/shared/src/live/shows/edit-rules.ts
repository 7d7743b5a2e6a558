import { resolveWallTime, type WallTime } from '../../wall-time.ts';

export const showDescriptionLength = { max: 500 } as const;
/** What plays in the room before a show. */
export const clipLength = { mostSeconds: 30 } as const;
export const runListLength = { max: 300 } as const;

/** People need a moment to come; nobody plans further ahead. */
const leastNoticeMs = 5 * 60_000;
const furthestMs = 366 * 86_400_000;

export type StartProblem = 'skipped' | 'too-soon' | 'too-far';

/** When a show begins, or why it cannot begin then. */
export function startOf(
  { startsAt, timeZone }: { startsAt: WallTime; timeZone: string },
  now: Date,
): { at: Date } | { problem: StartProblem } {
  const resolved = resolveWallTime(startsAt, timeZone);
  if (resolved.kind === 'never') return { problem: 'skipped' };
  const ahead = resolved.at.getTime() - now.getTime();
  if (ahead < leastNoticeMs) return { problem: 'too-soon' };
  return ahead > furthestMs ? { problem: 'too-far' } : { at: resolved.at };
}
