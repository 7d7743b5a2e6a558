// An event happens at its own place: its day and hour are told in its time zone, wherever the reader is.

export function dayParts(at: string, timeZone: string, locale: string): { day: string; month: string } {
  const parts = formatter(locale, timeZone, 'day').formatToParts(new Date(at));
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
  return { day: part('day'), month: part('month').replace(/\.$/, '') };
}

/** "Sat 10:00" */
export function eventTime(at: string, timeZone: string, locale: string): string {
  const parts = formatter(locale, timeZone, 'time').formatToParts(new Date(at));
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
  return `${part('weekday')} ${part('hour')}:${part('minute')}`;
}

const shapes = {
  day: { day: 'numeric', month: 'short' },
  time: { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const made = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, timeZone: string, shape: keyof typeof shapes): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${shape}`;
  const known = made.get(key);
  if (known) return known;
  const numbers = locale.startsWith('ar') ? { numberingSystem: 'arab' } : {};
  const fresh = new Intl.DateTimeFormat(locale, { ...shapes[shape], ...numbers, timeZone });
  made.set(key, fresh);
  return fresh;
}
