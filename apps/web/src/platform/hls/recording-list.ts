/** A segment of a recording, as its playlist names it; gaps are left out. */
export interface ListedSegment {
  readonly number: number;
  readonly init: string;
  /** Seconds of the recording. */
  readonly starts: number;
  readonly ends: number;
  /** Null while it grows: then there are its parts alone. */
  readonly file: string | null;
  readonly parts: ReadonlyArray<{ readonly file: string; readonly seconds: number }>;
}

export interface RecordingList {
  readonly segments: readonly ListedSegment[];
  /** Milliseconds since 1970 at second 0. */
  readonly startedAt: number;
  readonly isOver: boolean;
}

/** What is to be fetched next: a segment, or a part of one. */
export interface Place {
  readonly number: number;
  readonly part: number;
}

export interface Piece {
  readonly file: string;
  readonly init: string;
  readonly next: Place;
}

/** Reads what the market writes of a recording; what the answer leaves out is known from the one before. */
export function readList(text: string, known?: RecordingList): RecordingList {
  const skipped = Number(/^#EXT-X-SKIP:SKIPPED-SEGMENTS=(\d+)/m.exec(text)?.[1] ?? 0);
  const segments = (known?.segments ?? []).filter(({ number }) => number < skipped);
  let startedAt = known?.startedAt;
  let number = skipped;
  let starts = segments.at(-1)?.ends ?? 0;
  let init = segments.at(-1)?.init ?? '';
  let parts: Array<{ file: string; seconds: number }> = [];
  let seconds = 0;
  let isGap = false;
  const lengthOf = () => parts.reduce((sum, part) => sum + part.seconds, 0);
  for (const line of text.split('\n')) {
    const [, tag = '', value = ''] = /^#EXT-?(?:X-)?([A-Z-]+):?(.*)$/.exec(line) ?? [];
    if (tag === 'MAP') init = quoted(value);
    else if (tag === 'GAP') isGap = true;
    else if (tag === 'INF') seconds = Number.parseFloat(value);
    else if (tag === 'PART')
      parts.push({ file: quoted(value), seconds: Number(/DURATION=([\d.]+)/.exec(value)?.[1]) });
    else if (tag === 'PROGRAM-DATE-TIME') {
      const moment = Date.parse(value);
      startedAt ??= moment - starts * 1_000;
      starts = (moment - startedAt) / 1_000;
    } else if (line !== '' && !line.startsWith('#')) {
      if (!isGap) segments.push({ number, init, starts, ends: starts + seconds, file: line, parts });
      starts += seconds;
      number += 1;
      parts = [];
      isGap = false;
    }
  }
  if (parts.length > 0) segments.push({ number, init, starts, ends: starts + lengthOf(), file: null, parts });
  return { segments, startedAt: startedAt ?? 0, isOver: text.includes('#EXT-X-ENDLIST') };
}

const quoted = (value: string): string => /URI="([^"]+)"/.exec(value)?.[1] ?? '';

/** The segment that a second is in, or the next one behind a gap; without either, the last. */
export function placeOf({ segments }: RecordingList, second: number): Place {
  const found = segments.find(({ ends }) => ends > second) ?? segments.at(-1);
  return { number: found?.number ?? 0, part: 0 };
}

/** Undefined as long as it is not there. Numbers that nothing was recorded under are passed over. */
export function pieceAt({ segments }: RecordingList, { number, part }: Place): Piece | undefined {
  const found = segments.find((one) => one.number >= number);
  if (!found) return undefined;
  const { file, init, parts } = found;
  const wanted = found.number === number ? part : 0;
  if (file !== null && wanted === 0) return { file, init, next: { number: found.number + 1, part: 0 } };
  const known = parts[wanted];
  if (known) return { file: known.file, init, next: { number: found.number, part: wanted + 1 } };
  if (file === null) return undefined;
  // Who had begun with parts that are named no longer takes the whole of it.
  if (parts.length === 0) return { file, init, next: { number: found.number + 1, part: 0 } };
  return pieceAt({ segments, startedAt: 0, isOver: false }, { number: found.number + 1, part: 0 });
}

export const endOf = ({ segments }: RecordingList): number => segments.at(-1)?.ends ?? 0;
