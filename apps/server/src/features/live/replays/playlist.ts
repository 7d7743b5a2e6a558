import { TARGET_SECONDS } from '@souk/broadcast/recording/segment-writer.ts';
import { initName, segmentName } from './media-name.ts';

/** A segment as a playlist names it. */
export interface ListedSegment {
  readonly number: number;
  readonly init: string;
  readonly codec: string;
  readonly starts: number;
  readonly seconds: number;
  /** Of one that was made just now; the last one may still be growing. */
  readonly parts?: ReadonlyArray<{ readonly seconds: number; readonly isIndependent: boolean }> | undefined;
  readonly isDone: boolean;
}

export interface PlaylistParts {
  /** In their order. Where numbers are left out, there is a gap. */
  readonly segments: readonly ListedSegment[];
  /** Milliseconds since 1970 at second 0. */
  readonly startedAt: number;
  readonly isOver: boolean;
  /** Parts are told as soon as they are there. */
  readonly isLowLatency: boolean;
  /** Another part follows the last one. */
  readonly goesOn: boolean;
  /** Segments before this one are known to who asks. */
  readonly knownBefore?: number;
}

/** Parts are cut at .28 s, and a picture may stand a little longer. */
const PART_TARGET = 0.334;
/** How far behind a player stays, so that the next part is there when it is wanted. */
const HOLD_BACK = 1.002;
/** What is further from the end than this may be left out when it is asked for again. */
export const SKIP_BEFORE_SECONDS = TARGET_SECONDS * 6;
const WITH_PARTS = 4;

/** RFC 8216 and its second edition: the whole of a recording, however far it is. */
export function writePlaylist(parts: PlaylistParts): string {
  const { segments, isOver, isLowLatency, goesOn, knownBefore } = parts;
  const first = segments[0];
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    `#EXT-X-TARGETDURATION:${TARGET_SECONDS}`,
    ...(isOver ? ['#EXT-X-PLAYLIST-TYPE:VOD'] : ['#EXT-X-PLAYLIST-TYPE:EVENT']),
    ...(isLowLatency ? lowLatency : []),
    '#EXT-X-MEDIA-SEQUENCE:0',
    ...(knownBefore ? [`#EXT-X-SKIP:SKIPPED-SEGMENTS=${knownBefore}`] : []),
  ];
  const withParts = segments.at(-WITH_PARTS)?.number ?? 0;
  let next = knownBefore ?? 0;
  let before: ListedSegment | undefined;
  for (const segment of segments) {
    lines.push(...gapLines(before, segment, next));
    lines.push(...segmentLines(parts, before, segment, segment.number >= withParts));
    next = segment.number + 1;
    before = segment;
  }
  if (isOver) lines.push('#EXT-X-ENDLIST');
  else if (isLowLatency && goesOn && first) lines.push(hint(segments.at(-1)!));
  return `${lines.join('\n')}\n`;
}

const lowLatency = [
  `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${HOLD_BACK},CAN-SKIP-UNTIL=${SKIP_BEFORE_SECONDS}`,
  `#EXT-X-PART-INF:PART-TARGET=${PART_TARGET}`,
];

/** A place for each number that is left out, so that the list is as long as the time that went by. */
function gapLines(
  before: ListedSegment | undefined,
  { number, starts }: ListedSegment,
  next: number,
): string[] {
  const count = number - next;
  if (count <= 0) return [];
  const from = before ? before.starts + before.seconds : 0;
  const seconds = Math.max(0.001, (starts - from) / count);
  return Array.from({ length: count }, (_, n) => [
    '#EXT-X-GAP',
    `#EXTINF:${seconds.toFixed(5)},`,
    `${next + n}.m4s`,
  ]).flat();
}

function segmentLines(
  { isLowLatency, startedAt, knownBefore }: PlaylistParts,
  before: ListedSegment | undefined,
  segment: ListedSegment,
  tellsParts: boolean,
): string[] {
  const { init, starts, seconds, parts = [], isDone } = segment;
  const begins = before?.init !== init;
  const isFirst = before === undefined;
  return [
    ...(begins && !isFirst ? ['#EXT-X-DISCONTINUITY'] : []),
    ...(begins ? [`#EXT-X-MAP:URI="${initName(segment)}"`] : []),
    ...(begins && !(isFirst && knownBefore)
      ? [`#EXT-X-PROGRAM-DATE-TIME:${new Date(startedAt + starts * 1_000).toISOString()}`]
      : []),
    ...(isLowLatency && tellsParts
      ? parts.map(
          (part, n) =>
            `#EXT-X-PART:DURATION=${part.seconds.toFixed(5)},URI="${segmentName(segment, n)}"${part.isIndependent ? ',INDEPENDENT=YES' : ''}`,
        )
      : []),
    ...(isDone ? [`#EXTINF:${seconds.toFixed(5)},`, segmentName(segment)] : []),
  ];
}

/** Of the same run, as long as nobody knows of another. */
function hint(last: ListedSegment): string {
  const { number, parts = [], isDone } = last;
  const uri = isDone ? segmentName({ ...last, number: number + 1 }, 0) : segmentName(last, parts.length);
  return `#EXT-X-PRELOAD-HINT:TYPE=PART,URI="${uri}"`;
}
