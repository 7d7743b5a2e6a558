export type Repeat = 'once' | 'daily' | 'weekly';
export type Visibility = 'public' | 'private';

/** A show as it is being written down. */
export type Draft = {
  title: string;
  description: string;
  categoryId: string;
  language: string;
  /** "2026-11-20" */
  day: string;
  /** "21:00", in the host's own time zone */
  time: string;
  repeat: Repeat;
  visibility: Visibility;
  /** What will be shown, in order. */
  productIds: string[];
};

export const emptyDraft: Draft = {
  title: '',
  description: '',
  categoryId: '',
  language: '',
  day: '',
  time: '20:00',
  repeat: 'once',
  visibility: 'public',
  productIds: [],
};

export function isUntouched(draft: Draft): boolean {
  return JSON.stringify({ ...draft, language: '' }) === JSON.stringify(emptyDraft);
}

/** The moment the show starts, null while day or time are missing. */
export function startOf({ day, time }: Pick<Draft, 'day' | 'time'>): Date | null {
  const start = new Date(`${day}T${time}`);
  return day && time && !Number.isNaN(start.getTime()) ? start : null;
}

/** People need a moment to come. */
const leastNotice = 5 * 60_000;

export function isTooSoon(draft: Pick<Draft, 'day' | 'time'>, now: number): boolean {
  const start = startOf(draft);
  return start !== null && start.getTime() < now + leastNotice;
}

/** Moves a piece of the run list one place up or down. */
export function moved(ids: readonly string[], id: string, by: 1 | -1): string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  const next = ids.filter((one) => one !== id);
  next.splice(to, 0, id);
  return next;
}
