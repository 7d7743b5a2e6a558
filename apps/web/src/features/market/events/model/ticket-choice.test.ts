import type { Event } from '@souk/shared/market/events/schema.ts';
import { expect, test } from 'vitest';
import { firstCounts, mostOfKind } from './ticket-choice.ts';

const kind = (_id: string, left: number | null): Event['tickets'][number] => ({
  ...{ _id, left, name: _id, note: '', price: { amount: 500, currency: 'USD' } },
});
const open: Pick<Event, 'perPerson' | 'seatsLeft'> = { perPerson: null, seatsLeft: null };

test('of the only kind that can be had one is chosen, of several none', () => {
  expect(firstCounts({ ...open, tickets: [kind('gone', 0), kind('seat', 4)] })).toEqual({ seat: 1 });
  expect(firstCounts({ ...open, tickets: [kind('adult', null), kind('child', 3)] })).toEqual({});
});

test('nobody chooses more than there is, of one kind or of all together', () => {
  const tickets = [kind('adult', null), kind('child', 3)];
  const most = (event: Partial<typeof open>, id: string) =>
    mostOfKind({ ...open, ...event, tickets }, { adult: 2 }, id);
  expect([most({}, 'adult'), most({}, 'child')]).toEqual([99, 3]);
  expect([most({ seatsLeft: 4 }, 'adult'), most({ seatsLeft: 4 }, 'child')]).toEqual([4, 2]);
  expect([most({ perPerson: 2 }, 'adult'), most({ perPerson: 2 }, 'child')]).toEqual([2, 0]);
});
