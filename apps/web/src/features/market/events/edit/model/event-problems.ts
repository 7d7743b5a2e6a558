import {
  type EventProblem,
  type EventProblemKind,
  problemsOf,
  soldProblems,
} from '@souk/shared/market/events/edit-rules.ts';
import type { OwnEvent } from '@souk/shared/market/events/edit-schema.ts';
import { resolveWallTime, type WallTime } from '@souk/shared/wall-time.ts';
import { type EventDraft, endOf, eventBody, startOf } from './event-draft.ts';

/** What stands at one field, in words that the editor has. */
export type ProblemAt = (field: string) => EventProblemKind | null;

/** What the server would say to this draft. */
export function problemsIn(
  draft: EventDraft,
  { own, now, whole }: { own: OwnEvent | undefined; now: number; whole: boolean },
): EventProblem[] {
  const body = eventBody(draft, whole);
  const held = own && {
    seatsTaken: own.seatsTaken,
    tickets: own.tickets.map(({ _id, sold }) => ({ _id, sold })),
  };
  const before = own && own.status !== 'draft' ? own : undefined;
  return [
    ...problemsOf(body, { now: new Date(now), whole, ...(before ? { before } : {}) }),
    ...(held ? soldProblems(body, held) : []),
  ];
}

/** A day or a time that is missing is told at its own field, which knows that it is empty. */
export function problemAt(problems: readonly EventProblem[]): ProblemAt {
  return (field) => {
    const found = problems.find((one) => one.field === field)?.problem ?? null;
    return found === 'missing' && (field === 'startsAt' || field === 'endsAt') ? null : found;
  };
}

/** Something to know about a time that the clocks of its place skip or show twice. */
export type ClockNote =
  | { kind: 'skipped'; which: 'start' | 'end'; wall: WallTime; next: WallTime }
  | { kind: 'twice'; which: 'start' | 'end'; wall: WallTime };

export function clockNotes(draft: EventDraft): ClockNote[] {
  const times = [
    ['start', startOf(draft)],
    ['end', endOf(draft)],
  ] as const;
  return times.flatMap(([which, wall]): ClockNote[] => {
    if (wall === null) return [];
    const resolved = resolveWallTime(wall, draft.timeZone);
    if (resolved.kind === 'never') return [{ kind: 'skipped', which, wall, next: resolved.next }];
    return resolved.kind === 'twice' ? [{ kind: 'twice', which, wall }] : [];
  });
}

/** The change that takes the next time that comes. */
export function takingNext({ which, next }: { which: 'start' | 'end'; next: WallTime }): Partial<EventDraft> {
  const [day = '', time = ''] = next.split('T');
  return which === 'start' ? { startDay: day, startTime: time } : { endDay: day, endTime: time };
}
