import { expect, test } from 'vitest';
import { type EventFields, problemsOf, soldProblems } from './edit-rules.ts';

const now = new Date('2027-01-10T12:00:00Z');
const whole = { now, whole: true };

const bowl: EventFields = {
  title: 'Throw your first bowl',
  description: 'Bring an apron.',
  categoryId: 'c',
  startsAt: '2027-03-14T19:00',
  endsAt: '2027-03-14T21:00',
  timeZone: 'America/New_York',
  online: false,
  place: 'The studio',
  city: 'New York',
  address: '',
  link: '',
  capacity: 12,
  perPerson: null,
  tickets: [{ name: 'One seat', capacity: null }],
};

const of = (change: Partial<EventFields>) => problemsOf({ ...bowl, ...change }, whole);

test('an event that says everything can be public', () => {
  expect(of({})).toEqual([]);
});

test.each<[string, Partial<EventFields>, object]>([
  [
    'a start that the clocks skip',
    { startsAt: '2027-03-14T02:30' },
    { field: 'startsAt', problem: 'skipped', next: '2027-03-14T03:00' },
  ],
  [
    'an end that the clocks skip',
    { startsAt: '2027-03-13T19:00', endsAt: '2027-03-14T02:00' },
    { field: 'endsAt', problem: 'skipped', next: '2027-03-14T03:00' },
  ],
  [
    'a start that is over',
    { startsAt: '2027-01-10T06:59', endsAt: '2027-01-10T09:00' },
    { field: 'startsAt', problem: 'past' },
  ],
  [
    'a start in another life',
    { startsAt: '2036-01-01T10:00', endsAt: '2036-01-01T11:00' },
    { field: 'startsAt', problem: 'tooFar' },
  ],
  ['an end before its start', { endsAt: '2027-03-14T18:59' }, { field: 'endsAt', problem: 'endBeforeStart' }],
  ['an end at its start', { endsAt: '2027-03-14T19:00' }, { field: 'endsAt', problem: 'endBeforeStart' }],
  ['an end months later', { endsAt: '2027-06-14T19:00' }, { field: 'endsAt', problem: 'tooLong' }],
  ['no place', { place: '' }, { field: 'place', problem: 'missing' }],
  ['no city', { city: '' }, { field: 'city', problem: 'missing' }],
  ['online with no link', { online: true }, { field: 'link', problem: 'missing' }],
  [
    'a link that is a script',
    { online: true, link: 'javascript:alert(1)' },
    { field: 'link', problem: 'notALink' },
  ],
  [
    'a link that hides where it leads',
    { online: true, link: 'https://souk.example@evil.example/' },
    { field: 'link', problem: 'notALink' },
  ],
  ['no kind of ticket', { tickets: [] }, { field: 'tickets', problem: 'missing' }],
  [
    'two kinds of one name',
    {
      tickets: [
        { name: 'Seat', capacity: 1 },
        { name: 'seat', capacity: 1 },
      ],
    },
    { field: 'tickets.1.name', problem: 'sameName' },
  ],
  [
    'more of a kind than there are seats',
    { tickets: [{ name: 'Seat', capacity: 13 }] },
    { field: 'tickets.0.capacity', problem: 'moreThanSeats' },
  ],
])('%s is named on its field', (_, change, problem) => {
  expect(of(change)).toEqual([problem]);
});

test('an hour that ends as the clocks go back is no contradiction', () => {
  // 00:30 in summer time until 01:15, which first comes 45 minutes later.
  expect(of({ startsAt: '2027-11-07T00:30', endsAt: '2027-11-07T01:15' })).toEqual([]);
});

test('a draft may lack everything, but says nothing that cannot be', () => {
  const draft = { ...bowl, startsAt: null, endsAt: null, categoryId: null, place: '', tickets: [] };
  const ask = { now, whole: false };
  expect(problemsOf(draft, ask)).toEqual([]);
  expect(problemsOf({ ...draft, startsAt: '2020-01-01T10:00' }, ask)).toEqual([]);
  expect(problemsOf({ ...draft, startsAt: '2027-03-14T02:30' }, ask)).toMatchObject([{ problem: 'skipped' }]);
});

test('the words of an event that has begun can still be changed, its start cannot be moved into the past', () => {
  const begun = { ...bowl, startsAt: '2027-01-10T06:00', endsAt: '2027-01-10T09:00' };
  expect(problemsOf(begun, { ...whole, before: begun })).toEqual([]);
  expect(problemsOf({ ...begun, startsAt: '2027-01-10T05:00' }, { ...whole, before: begun })).toMatchObject([
    { field: 'startsAt', problem: 'past' },
  ]);
  expect(problemsOf({ ...begun, timeZone: 'Europe/Berlin' }, { ...whole, before: begun })).toMatchObject([
    { field: 'startsAt', problem: 'past' },
  ]);
  expect(problemsOf({ ...begun, endsAt: '2027-01-10T06:30' }, { ...whole, before: begun })).toMatchObject([
    { field: 'endsAt', problem: 'past' },
  ]);
});

test('what was sold stays sold', () => {
  const held = {
    seatsTaken: 5,
    tickets: [
      { _id: 'a', sold: 4 },
      { _id: 'b', sold: 1 },
      { _id: 'c', sold: 0 },
    ],
  };
  const [a, b] = [
    { _id: 'a', name: 'A', capacity: 4 },
    { _id: 'b', name: 'B', capacity: null },
  ];
  expect(soldProblems({ capacity: 5, tickets: [a, b, { name: 'new', capacity: null }] }, held)).toEqual([]);
  expect(soldProblems({ capacity: 4, tickets: [{ ...a, capacity: 3 }] }, held)).toEqual([
    { field: 'capacity', problem: 'belowSold' },
    { field: 'tickets.0.capacity', problem: 'belowSold' },
    { field: 'tickets', problem: 'soldKind' },
  ]);
  expect(soldProblems({ capacity: null, tickets: [a, a, b] }, held)).toEqual([
    { field: 'tickets.1._id', problem: 'notOfEvent' },
  ]);
});
