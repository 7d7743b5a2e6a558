/** Time spent in the market in one go, over page loads and tabs. */
export interface Visit {
  spentMs: number;
  /** The last moment the person was here. */
  seenAt: number;
  /** How many reminders were given. */
  reminded: number;
}

/** A person who was away for this long begins a new visit. */
export const BREAK_MS = 15 * 60_000;
/** Between two looks at the clock; a longer gap is time in which nobody was looking. */
export const BEAT_MS = 20_000;

/** The visit one moment later, seen in a page that is being looked at. */
export function goOn(visit: Visit | null, now: number): Visit {
  if (!visit || now - visit.seenAt > BREAK_MS || now < visit.seenAt)
    return { spentMs: 0, seenAt: now, reminded: 0 };
  const gap = now - visit.seenAt;
  return { ...visit, spentMs: visit.spentMs + (gap <= 2 * BEAT_MS ? gap : 0), seenAt: now };
}

/** The minutes to speak of when a reminder is due, else null; a row of missed ones is one. */
export function dueReminder({ spentMs, reminded }: Visit, everyMinutes: number): number | null {
  const due = Math.floor(spentMs / (everyMinutes * 60_000));
  return due > reminded ? due * everyMinutes : null;
}

export function afterReminder(visit: Visit, everyMinutes: number): Visit {
  return { ...visit, reminded: Math.floor(visit.spentMs / (everyMinutes * 60_000)) };
}

export function readVisit(text: string | null): Visit | null {
  try {
    const { spentMs, seenAt, reminded } = JSON.parse(text ?? 'null') ?? {};
    return [spentMs, seenAt, reminded].every(Number.isFinite) ? { spentMs, seenAt, reminded } : null;
  } catch {
    return null;
  }
}
