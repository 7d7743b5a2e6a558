import { wallTimeAt } from '@souk/shared/wall-time.ts';

export type Month = { year: number; month: number };
export type Day = { iso: string; day: number; inMonth: boolean };

/** "2026-11", as it stands in an address. */
export function monthOf(word: string | string[] | undefined, todayIso: string): Month {
  const text = typeof word === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(word) ? word : todayIso.slice(0, 7);
  return { year: Number(text.slice(0, 4)), month: Number(text.slice(5, 7)) };
}

export function monthWord({ year, month }: Month): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}

export function shifted({ year, month }: Month, by: number): Month {
  const index = year * 12 + (month - 1) + by;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

/** Whole weeks that cover a month; `firstWeekday` is 1 for Monday to 7 for Sunday. */
export function weeksOf(month: Month, firstWeekday: number): Day[][] {
  const first = new Date(Date.UTC(month.year, month.month - 1, 1));
  const weekday = first.getUTCDay() || 7;
  const lead = (weekday - firstWeekday + 7) % 7;
  const days = new Date(Date.UTC(month.year, month.month, 0)).getUTCDate();
  const weeks = Math.ceil((lead + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const date = new Date(Date.UTC(month.year, month.month - 1, 1 - lead + week * 7 + place));
      return {
        iso: date.toISOString().slice(0, 10),
        day: date.getUTCDate(),
        inMonth: date.getUTCMonth() === month.month - 1,
      };
    }),
  );
}

/** The day something happens on, where it happens. */
export function dayIn(timeZone: string, at: string): string {
  return wallTimeAt(new Date(at), timeZone).slice(0, 10);
}

/** Every day something goes on, where it happens; one that ends at midnight does not touch the day after. */
export function daysOf({
  startsAt,
  endsAt,
  timeZone,
}: {
  startsAt: string;
  endsAt: string;
  timeZone: string;
}): string[] {
  const first = dayIn(timeZone, startsAt);
  const last = dayIn(timeZone, new Date(Date.parse(endsAt) - 1).toISOString());
  const days = [first];
  for (let at = Date.parse(first); (days.at(-1) ?? last) < last; ) {
    at += 86_400_000;
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

/** From the day before to the day after, so that no time zone loses its first or last evening. */
export function monthSpan({ year, month }: Month): { from: string; to: string } {
  const day = 86_400_000;
  return {
    from: new Date(Date.UTC(year, month - 1, 1) - day).toISOString(),
    to: new Date(Date.UTC(year, month, 1) + day).toISOString(),
  };
}
