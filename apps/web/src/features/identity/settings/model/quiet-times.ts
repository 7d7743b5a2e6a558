import { writeTime } from '@souk/shared/languages/dates.ts';
import { type QuietHours, quietUntil } from '@souk/shared/talk/notifications/quiet.ts';
import { wallTimeAt } from '@souk/shared/wall-time.ts';

/** What quiet hours begin as. */
export const firstQuiet = { from: '22:00', to: '07:00' } as const;

const HALF_HOURS = 48;
const pad = (value: number) => String(value).padStart(2, '0');

/** Every half hour of a day, and what was set to the minute elsewhere. */
export function offeredTimes(set: string): string[] {
  const halfHours = Array.from(
    { length: HALF_HOURS },
    (_, at) => `${pad(Math.floor(at / 2))}:${at % 2 === 0 ? '00' : '30'}`,
  );
  return halfHours.includes(set) ? halfHours : [...halfHours, set].sort();
}

/** "22:00" as the reader's language writes it. */
export function clockWords(time: string, locale: string): string {
  return writeTime(`1970-01-01T${time}:00Z`, { locale, timeZone: 'UTC' });
}

/** The time at which the quiet that is now ends, on the clocks it is kept by; nothing when it is not quiet. */
export function quietEnd(hours: QuietHours, now: number): string | null {
  const end = quietUntil(hours, new Date(now));
  return end && wallTimeAt(end, hours.timeZone).slice(11);
}
