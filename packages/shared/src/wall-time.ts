/** What the clock on a wall shows, to the minute: "2027-03-14T02:30". It says nothing about where the wall is. */
export type WallTime = string;

/**
 * The moment at which the clocks of a place show a time. A time that comes twice, because the clocks go back, is
 * taken at its first coming. One that is skipped, because they go forward, never comes: `next` is the first that does.
 */
export type Resolved =
  | { kind: 'once'; at: Date }
  | { kind: 'twice'; at: Date; again: Date }
  | { kind: 'never'; at: Date; next: WallTime };

const minute = 60_000;
/** More than any place is ahead of another, and than any clock change. */
const day = 86_400_000;

/** "2027-03-14T02:30" of a day that exists; nothing is said about a place. */
export function isWallTime(text: string): boolean {
  const match = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d$/.exec(text);
  if (!match) return false;
  const asUtc = new Date(`${text}:00Z`);
  return Number(match[1]) >= 1970 && !Number.isNaN(asUtc.getTime()) && wallOf(asUtc.getTime()) === text;
}

/** A zone by a name of the IANA list, such as "America/New_York"; not a bare offset such as "+01:00". */
export function isTimeZone(name: string): boolean {
  return (areaAndPlace.test(name) || shortName.test(name)) && formatterFor(name) !== null;
}

// What some browsers and databases do not know, or take for another zone, is none, as "IST" or "SystemV/AST4": a
// reader's page would break over it.
const areaAndPlace = /^(?!SystemV\/|US\/Pacific-New$)[A-Z][\w+-]{1,30}(?:\/[\w+-]{1,30}){1,2}$/i;
const shortName = /^(?:UTC|GMT|[CEMW]ET|[EMH]ST|EST5EDT|CST6CDT|MST7MDT|PST8PDT)$/i;

/** What the clocks of a place show at a moment. */
export function wallTimeAt(at: Date, timeZone: string): WallTime {
  return wallOf(at.getTime() + aheadAt(at.getTime(), timeZone));
}

export function resolveWallTime(wall: WallTime, timeZone: string): Resolved {
  const asUtc = Date.parse(`${wall}:00Z`);
  const [from, to] = [asUtc - day, asUtc + day];
  const offsets = new Set([aheadAt(from, timeZone), aheadAt(to, timeZone)]);
  const [first, second] = [...offsets]
    .map((ahead) => ({ ahead, at: asUtc - ahead }))
    .filter(({ ahead, at }) => aheadAt(at, timeZone) === ahead)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
  if (first !== undefined && second !== undefined)
    return { kind: 'twice', at: new Date(first), again: new Date(second) };
  if (first !== undefined) return { kind: 'once', at: new Date(first) };
  const at = new Date(changeBetween(from, to, timeZone));
  return { kind: 'never', at, next: wallTimeAt(at, timeZone) };
}

/** The same time of day so many days on. */
export function daysOn(wall: WallTime, days: number): WallTime {
  return wallOf(Date.parse(`${wall}:00Z`) + days * day);
}

/** The first moment with the offset of `to`; in between the clocks change once. */
function changeBetween(from: number, to: number, timeZone: string): number {
  const before = aheadAt(from, timeZone);
  let [low, high] = [Math.floor(from / minute), Math.ceil(to / minute)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (aheadAt(middle * minute, timeZone) === before) low = middle;
    else high = middle;
  }
  return high * minute;
}

/** How far the clocks of a place are ahead of UTC, in milliseconds; to the minute, as they are since 1972. */
function aheadAt(at: number, timeZone: string): number {
  const formatter = formatterFor(timeZone);
  if (!formatter) throw new RangeError(`${timeZone} is not a time zone`);
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatter.formatToParts(at)) part[type] = Number(value);
  const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0 } = part;
  return Date.UTC(year, month - 1, date, hour, minutes) - Math.floor(at / minute) * minute;
}

function wallOf(asUtc: number): WallTime {
  return new Date(asUtc).toISOString().slice(0, 16);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat | null {
  const known = formatters.get(timeZone);
  if (known) return known;
  try {
    const made = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    // Names come in any case from outside; only as many are kept as there are zones.
    if (formatters.size < 600) formatters.set(timeZone, made);
    return made;
  } catch {
    return null;
  }
}
