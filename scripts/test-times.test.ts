import { expect, test } from 'vitest';
import { slowest, whereTimeWent } from './test-times.ts';

test('the end of a run says how long each stage took, and which files took longest', () => {
  const files = Array.from({ length: 12 }, (_, n) => ({ file: `file-${n}`, milliseconds: n * 1_000 }));
  const stages = [
    { name: 'check', milliseconds: 25_400 },
    { name: 'tour', milliseconds: 119_700 },
  ];
  expect(whereTimeWent(stages, slowest(files), 132_000).split('\n').slice(0, 7)).toEqual([
    'Where the time went',
    '  check              0:25',
    '  tour               2:00',
    '  in all             2:12',
    'The slowest files',
    '    0:11  file-11',
    '    0:10  file-10',
  ]);
  expect(slowest(files)).toHaveLength(10);
});
