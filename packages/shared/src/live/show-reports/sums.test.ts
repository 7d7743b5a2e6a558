import { expect, test } from 'vitest';
import type { ShopId } from '../../ids.ts';
import { asBareSum } from '../../money-rules.ts';
import { reportCsv, sumsOf, sumsOfCoHost } from './sums.ts';

const none = asBareSum(0);
const nothing = { messages: 0, follows: 0, lots: 0, pieces: 0, sales: none, tips: none };
const minutes = [
  { ...nothing, at: '2027-03-14T20:00:00.000Z', viewers: 4, messages: 2 },
  {
    ...nothing,
    at: '2027-03-14T20:01:00.000Z',
    viewers: null,
    lots: 1,
    sales: asBareSum(1250),
    tips: asBareSum(500),
  },
  { ...nothing, at: '2027-03-14T20:02:00.000Z', viewers: 9, follows: 3 },
];

test('a minute in which nobody counted draws no average down', () => {
  expect(sumsOf({ minutes, currency: 'USD' })).toMatchObject({
    peak: 9,
    average: 7,
    messages: 2,
    follows: 3,
    lots: 1,
    sales: { amount: 1250, currency: 'USD' },
    tips: { amount: 500, currency: 'USD' },
  });
  expect(sumsOf({ minutes: [], currency: 'JPY' })).toMatchObject({
    ...{ peak: 0, average: 0, sales: { amount: 0, currency: 'JPY' } },
  });
});

test('a host takes the minutes along as a table, with what was not counted left empty', () => {
  const head = ['Minute', 'Viewers', 'Messages', 'Follows', 'Lots', 'Items', 'Sales "net"', 'Tips'];
  const [first, , second] = reportCsv({ minutes, coHosts: [], currency: 'USD' }, head).split('\r\n');
  expect(first).toBe('"Minute","Viewers","Messages","Follows","Lots","Items","Sales ""net""","Tips"');
  expect(second).toBe('2027-03-14T20:01:00.000Z,,0,0,1,0,12.50,5.00');
});

test('beside their own figures a host takes along what each co-host auctioned, minute by minute', () => {
  const [, second] = minutes;
  const sol = {
    shop: { _id: 'sol' as ShopId, name: 'Sol' },
    minutes: [
      { at: second?.at ?? '', lots: 2, sales: asBareSum(900) },
      { at: '2027-03-14T20:09:00.000Z', lots: 1, sales: asBareSum(100) },
    ],
  };
  const rows = reportCsv({ minutes, coHosts: [sol], currency: 'JPY' }, ['Minute']).split('\r\n');
  expect(rows.slice(1, 4).map((row) => row.split(',').slice(-2).join())).toEqual(['0,0', '2,900', '0,0']);
  expect(sumsOfCoHost({ currency: 'JPY' }, sol)).toEqual({
    lots: 3,
    sales: { amount: 1_000, currency: 'JPY' },
  });
});
