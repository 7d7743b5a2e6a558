import { westernDigits } from './western-digits.ts';

/** "19:30" of what was typed, as people write it: 19:30, 19.30, 1930, 19h30, 7:30 pm. Null when it is no time. */
export function parseTime(text: string): string | null {
  const plain = westernDigits(text)
    .toLowerCase()
    .replace(/(\d)\.(\d)/, '$1:$2')
    .replace(/[\s\u00a0\u202f.]/g, '');
  const parts = /^(\d{1,2})(?:[:h]?(\d{2})|h)?(am?|pm?|[صم])?$/.exec(plain);
  if (!parts) return null;
  const [, hours = '', minutes = '00', half] = parts;
  const hour = half ? onClock(Number(hours), /^[pم]/.test(half)) : Number(hours);
  if (hour === null || hour > 23 || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** An hour of the half day; there is no 13 pm. */
function onClock(hour: number, isAfternoon: boolean): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (isAfternoon ? 12 : 0);
}
