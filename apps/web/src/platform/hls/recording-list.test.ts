import { expect, test } from 'vitest';
import { endOf, pieceAt, placeOf, readList } from './recording-list.ts';

const head = '#EXTM3U\n#EXT-X-VERSION:9\n#EXT-X-TARGETDURATION:8\n#EXT-X-PLAYLIST-TYPE:EVENT\n';
const begins = (init: string, moment: string) =>
  `#EXT-X-MAP:URI="${init}"\n#EXT-X-PROGRAM-DATE-TIME:${moment}\n`;
const live = `${head}#EXT-X-MEDIA-SEQUENCE:0
${begins('init-a.mp4', '2026-11-23T20:00:00.000Z')}#EXTINF:2.00000,
0.m4s
#EXT-X-GAP
#EXTINF:8.00000,
1.m4s
#EXT-X-DISCONTINUITY
${begins('init-b.webm', '2026-11-23T20:00:10.004Z')}#EXTINF:2.00000,
2.webm
#EXT-X-PART:DURATION=0.30000,URI="3.0.webm",INDEPENDENT=YES
#EXT-X-PART:DURATION=0.30000,URI="3.1.webm"
#EXT-X-PRELOAD-HINT:TYPE=PART,URI="3.2.webm"
`;

test('a list of two kinds of files with a gap between them has every second where it was', () => {
  const list = readList(live);
  expect(list.segments.map(({ number, starts, file, init }) => [number, starts, file, init])).toEqual([
    [0, 0, '0.m4s', 'init-a.mp4'],
    [2, 10.004, '2.webm', 'init-b.webm'],
    [3, 12.004, null, 'init-b.webm'],
  ]);
  expect(list.startedAt).toBe(Date.parse('2026-11-23T20:00:00Z'));
  expect(endOf(list)).toBeCloseTo(12.604, 3);
  expect(list.isOver).toBe(false);
});

test('one goes on part by part, over a gap, and waits for what is not there yet', () => {
  const list = readList(live);
  const fetched: string[] = [];
  let place = placeOf(list, 1.5);
  for (let piece = pieceAt(list, place); piece; piece = pieceAt(list, place)) {
    fetched.push(piece.file);
    place = piece.next;
  }
  expect(fetched).toEqual(['0.m4s', '2.webm', '3.0.webm', '3.1.webm']);
  expect(place).toEqual({ number: 3, part: 2 });
  expect(placeOf(list, 5)).toEqual({ number: 2, part: 0 });
  expect(placeOf(list, 99)).toEqual({ number: 3, part: 0 });
});

test('an answer that leaves out what is known goes on behind it, and a segment that is over by then is finished', () => {
  const later = readList(
    `${head}#EXT-X-SKIP:SKIPPED-SEGMENTS=3
#EXT-X-MAP:URI="init-b.webm"
#EXT-X-PART:DURATION=0.30000,URI="3.0.webm",INDEPENDENT=YES
#EXT-X-PART:DURATION=0.30000,URI="3.1.webm"
#EXT-X-PART:DURATION=1.40000,URI="3.2.webm"
#EXTINF:2.00000,
3.webm
#EXTINF:2.00000,
4.webm
#EXT-X-ENDLIST
`,
    readList(live),
  );
  expect(later.segments.map(({ number }) => number)).toEqual([0, 2, 3, 4]);
  expect(endOf(later)).toBeCloseTo(16.004, 3);
  expect(pieceAt(later, { number: 3, part: 2 })).toMatchObject({ file: '3.2.webm' });
  expect(pieceAt(later, { number: 3, part: 3 })).toMatchObject({ file: '4.webm' });
  expect(pieceAt(later, { number: 4, part: 5 })).toMatchObject({ file: '4.webm' });
  expect(pieceAt(later, { number: 5, part: 0 })).toBeUndefined();
  expect(later.isOver).toBe(true);
});

test('the list of a show of hours is read and gone through in a moment', () => {
  const long = Array.from({ length: 10_000 }, (_, n) => `#EXTINF:2.00000,\n${n}.webm`).join('\n');
  const list = readList(`${head}${begins('init-a.webm', '2026-11-23T20:00:00.000Z')}${long}\n`);
  expect(endOf(list)).toBeCloseTo(20_000, 3);
  expect(pieceAt(list, { number: 9_999, part: 0 })).toMatchObject({ file: '9999.webm' });
});
