import { expect, test } from 'vitest';
import { reportCsv, sumsOf } from './sums.ts';

const nothing = { messages: 0, follows: 0, lots: 0, pieces: 0, sales: 0, tips: 0 };
const minutes = [
  { ...nothing, at: '2027-03-14T20:00:00.000Z', viewers: 4, messages: 2 },
  { ...nothing, at: '2027-03-14T20:01:00.000Z', viewers: null, lots: 1, sales: 1250, tips: 500 },
  { ...nothing, at: '2027-03-14T20:02:00.000Z', viewers: 9, follows: 3 },
];

test('a minute in which nobody counted draws no average down', () => {
  expect(sumsOf(minutes)).toMatchObject({
    peak: 9,
    average: 7,
    messages: 2,
    follows: 3,
    lots: 1,
    sales: 1250,
    tips: 500,
  });
  expect(sumsOf([])).toMatchObject({ peak: 0, average: 0, sales: 0 });
});

test('a host takes the minutes along as a table, with what was not counted left empty', () => {
  const head = ['Minute', 'Viewers', 'Messages', 'Follows', 'Lots', 'Items', 'Sales "net"', 'Tips'];
  const [first, , second] = reportCsv(minutes, head, (minor) => (minor / 100).toFixed(2)).split('\r\n');
  expect(first).toBe('"Minute","Viewers","Messages","Follows","Lots","Items","Sales ""net""","Tips"');
  expect(second).toBe('2027-03-14T20:01:00.000Z,,0,0,1,0,12.50,5.00');
});
