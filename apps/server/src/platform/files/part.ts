import type { IncomingHttpHeaders } from 'node:http';

export interface Part {
  start: number;
  /** The last byte, not the one after it. */
  end: number;
}

/** The one part that is asked for; undefined for the whole, 'none' for a part that is not there (RFC 9110, 14). */
export function partOf(
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  { size, etag }: { size: number; etag: string },
): Part | undefined | 'none' {
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return undefined;
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range) ?? [];
  // Several parts, other units, nonsense: the whole is always a right answer.
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const part =
    from === ''
      ? { start: Math.max(0, size - Number(to)), end: size - 1 }
      : { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
  if (to !== '' && from !== '' && Number(from) > Number(to)) return undefined;
  return part.start < size && part.end >= part.start ? part : 'none';
}
