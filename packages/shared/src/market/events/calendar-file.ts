import { plainTextOf } from '../../rich-text/plain.ts';
import type { Event } from './schema.ts';

type Entry = Pick<
  Event,
  '_id' | 'title' | 'description' | 'startsAt' | 'endsAt' | 'place' | 'address' | 'city' | 'online' | 'status'
> & { version: number };

/**
 * An iCalendar file (RFC 5545) of one event, for any calendar. Its times are moments in UTC, which every calendar shows
 * on the clock of its reader; a later version takes the place of an earlier one.
 */
export function calendarFile(event: Entry, url: string, now: Date): string {
  const where = event.online ? url : [event.place, event.address, event.city].filter(Boolean).join(', ');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Souk//Events//EN',
    'BEGIN:VEVENT',
    `UID:${event._id}@souk`,
    `DTSTAMP:${moment(now.toISOString())}`,
    `DTSTART:${moment(event.startsAt)}`,
    `DTEND:${moment(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(`${plainTextOf(event.description)}\n\n${url}`)}`,
    `LOCATION:${escaped(where)}`,
    `URL:${url}`,
    `SEQUENCE:${event.version}`,
    `STATUS:${event.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function moment(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n?|\n/g, '\\n');
}

/** Lines are at most 75 octets long; the next one goes on after a space. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let room = 75;
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (size > room) {
      parts.push(part);
      part = '';
      room = 74;
    }
    part += character;
    room -= size;
  }
  return [...parts, part].join('\r\n ');
}
