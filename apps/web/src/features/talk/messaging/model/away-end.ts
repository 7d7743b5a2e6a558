import type { AwayNote } from '@souk/shared/talk/messaging/schema.ts';

/** The last moment of a day, where the seller is. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();

/** The day of a moment, where the seller is, as "2026-11-27". */
export function dayOf(iso: string): string {
  const at = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** A note whose day has passed is off; its words can be used again. */
export const noteAt = (note: AwayNote, now: number): AwayNote =>
  note.until !== null && Date.parse(note.until) <= now ? { ...note, on: false, until: null } : note;
