const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The moment the demo world's dates are counted from. */
export interface Anchor {
  at: Date;
  minutes(count: number): Date;
  hours(count: number): Date;
  days(count: number): Date;
  /** So many hours on, at the next full or half hour. */
  halfHour(hoursOn: number): Date;
  /** So many days on, at that time of day in that place. */
  localTime(daysOn: number, time: string, timeZone: string): Date;
}

export function anchorAt(at: Date): Anchor {
  const on = (milliseconds: number) => new Date(at.getTime() + milliseconds);
  return {
    at,
    minutes: (count) => on(count * MINUTE),
    hours: (count) => on(count * HOUR),
    days: (count) => on(count * DAY),
    halfHour: (hoursOn) => nextHalfHour(on(hoursOn * HOUR)),
    localTime(daysOn, time, timeZone) {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      const day = on(daysOn * DAY);
      const midnight = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
      const asIfUtc = midnight + hours * HOUR + minutes * MINUTE;
      return new Date(asIfUtc - aheadOfUtc(new Date(asIfUtc), timeZone));
    },
  };
}

export function nextHalfHour(moment: Date): Date {
  return new Date(Math.ceil(moment.getTime() / (30 * MINUTE)) * 30 * MINUTE);
}

/** In milliseconds; off by the clock change on the one night it falls on, which the demo can bear. */
function aheadOfUtc(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return wall - Math.floor(moment.getTime() / MINUTE) * MINUTE;
}
