/** A day as text: "2026-11-27". Days compare as text and know no time zone. */
export type Day = string;

export interface Month {
  year: number;
  /** 1 to 12 */
  month: number;
}

function dayOf(year: number, month: number, day: number): Day {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
    addDays(text, 0) === text
  );
}

export function addDays(day: Day, count: number): Day {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}

/** The same day of another month, or that month's last day when it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const { year, month } = monthOf(day);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return dayOf(first.getUTCFullYear(), first.getUTCMonth() + 1, Math.min(Number(day.slice(8)), last));
}

export function monthOf(day: Day): Month {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
}

/** 1 = Monday to 7 = Sunday */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The weeks that hold a month, whole, from the first weekday the reader's calendar starts with. */
export function weeksOf({ year, month }: Month, firstWeekday: number): Day[][] {
  const first = dayOf(year, month, 1);
  const last = dayOf(year, month + 1, 0);
  const weeks: Day[][] = [];
  for (let start = addDays(first, -before(first, firstWeekday)); start <= last; start = addDays(start, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
  }
  return weeks;
}

export function within(day: Day, min: Day | undefined, max: Day | undefined): boolean {
  return (!min || day >= min) && (!max || day <= max);
}

/** Where a key leads in the grid, or null when it leads nowhere. */
export function dayByKey(
  day: Day,
  key: string,
  options: { rtl: boolean; shift: boolean; firstWeekday: number },
): Day | null {
  const side = options.rtl ? -1 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -side);
    case 'ArrowRight':
      return addDays(day, side);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -before(day, options.firstWeekday));
    case 'End':
      return addDays(day, 6 - before(day, options.firstWeekday));
    case 'PageUp':
      return addMonths(day, options.shift ? -12 : -1);
    case 'PageDown':
      return addMonths(day, options.shift ? 12 : 1);
    default:
      return null;
  }
}

/** How many days the week already had. */
function before(day: Day, firstWeekday: number): number {
  return (weekdayOf(day) - firstWeekday + 7) % 7;
}
