import type { OwnEvent } from '@souk/shared/market/events/edit-schema.ts';
import { expect, test } from 'vitest';
import { emptyEvent, eventBody, eventDraftOf, firstDay, pricedIn, savedTickets } from './event-draft.ts';
import { eventFits, fittingBody } from './event-fields.ts';
import { clockNotes, problemAt, problemsIn, takingNext } from './event-problems.ts';

const tasting = {
  ...emptyEvent('America/New_York'),
  title: 'Tasting',
  description: 'Six teas.',
  categoryId: 'c',
  startDay: '2027-03-13',
  place: 'The yard',
  city: 'New York',
  tickets: [{ id: 'a', saved: true, sold: 2, name: 'Adult', note: '', amount: 500, places: '8' }],
};
const now = Date.parse('2027-01-10T12:00:00Z');
const said = (draft: typeof tasting, own?: OwnEvent) => problemsIn(draft, { own, now, whole: true });

test('an event without an end day ends on the day it begins', () => {
  expect(eventBody(tasting, true)).toMatchObject({
    startsAt: '2027-03-13T19:00',
    endsAt: '2027-03-13T21:00',
  });
  expect(said(tasting)).toEqual([]);
});

test('an event can be on what is today where it takes place, whatever day it is in UTC', () => {
  const evening = Date.parse('2027-03-13T02:30:00Z');
  expect(firstDay({ ...tasting, startDay: '' }, evening)).toBe('2027-03-12');
  expect(firstDay(tasting, Date.parse('2027-03-20T12:00:00Z'))).toBe('2027-03-13');
});

test('an event cannot end before it begins', () => {
  expect(problemAt(said({ ...tasting, endTime: '18:00' }))('endsAt')).toBe('endBeforeStart');
  expect(said({ ...tasting, endTime: '18:00', endDay: '2027-03-14' })).toEqual([]);
});

test('an online event sends its link and no place', () => {
  const body = eventBody({ ...tasting, online: true, link: 'https://souk.example/room' }, true);
  expect(body).toMatchObject({ online: true, link: 'https://souk.example/room', place: '', city: '' });
});

test('kinds of tickets that are kept go by their ids, new ones have none', () => {
  const fresh = { id: 'local', saved: false, sold: 0, name: 'Child', note: '', amount: null, places: '' };
  const body = eventBody({ ...tasting, tickets: [...tasting.tickets, fresh] }, true);
  expect(pricedIn('USD', body).tickets).toEqual([
    { _id: 'a', name: 'Adult', note: '', price: { amount: 500, currency: 'USD' }, capacity: 8 },
    { name: 'Child', note: '', price: { amount: 0, currency: 'USD' }, capacity: null },
  ]);
});

test('after saving, a new kind of ticket is the one that was kept', () => {
  const fresh = { id: 'local', saved: false, sold: 0, name: ' Child ', note: '', amount: 0, places: '' };
  const kept = [
    { _id: 'a', name: 'Adult', sold: 3 },
    { _id: 'b', name: 'Child', sold: 0 },
  ] as OwnEvent['tickets'];
  expect(savedTickets([...tasting.tickets, fresh], { tickets: kept })).toMatchObject([
    { id: 'a', saved: true, sold: 3 },
    { id: 'b', saved: true, sold: 0, name: ' Child ' },
  ]);
});

test('a draft leaves out kinds of tickets without a name, and may lack a day', () => {
  const bare = { ...emptyEvent('Europe/Berlin'), title: 'Something with clay' };
  expect(eventBody(bare, false)).toMatchObject({
    tickets: [],
    startsAt: null,
    endsAt: null,
    categoryId: null,
  });
  expect(problemsIn(bare, { own: undefined, now, whole: false })).toEqual([]);
});

test('a time that the clocks skip comes with the next one, which can be taken', () => {
  const skipped = { ...tasting, startDay: '2027-03-14', startTime: '02:30', endTime: '04:00' };
  const [note] = clockNotes(skipped);
  expect(note).toMatchObject({ kind: 'skipped', which: 'start', next: '2027-03-14T03:00' });
  if (note?.kind !== 'skipped') throw new Error('it is skipped');
  expect(clockNotes({ ...skipped, ...takingNext(note) })).toEqual([]);
  expect(problemAt(said(skipped))('startsAt')).toBe('skipped');
});

test('a time that comes twice is told about, and is no problem', () => {
  const twice = { ...tasting, startDay: '2027-11-07', startTime: '01:30', endTime: '04:00' };
  expect(clockNotes(twice)).toEqual([{ kind: 'twice', which: 'start', wall: '2027-11-07T01:30' }]);
  expect(said(twice)).toEqual([]);
});

test('an empty form says that the day is missing, and nothing of the times that stand there', () => {
  const at = problemAt(problemsIn(emptyEvent('Europe/Berlin'), { own: undefined, now, whole: true }));
  expect([at('startsAt'), at('endsAt'), at('place')]).toEqual([null, null, 'missing']);
});

test('a draft that contradicts itself is saved but for that, which waits for its host', () => {
  const odd = { ...tasting, endTime: '18:00', capacity: 'ten', place: 'x'.repeat(200) };
  expect(eventFits(tasting)).toBe(true);
  expect(eventFits(odd)).toBe(false);
  const body = fittingBody(odd);
  expect(body).toMatchObject({ title: 'Tasting', startsAt: '2027-03-13T19:00', endsAt: null });
  expect(['capacity', 'tickets', 'place'].filter((field) => field in body)).toEqual([]);
});

test('what is saved comes back into the editor as it was written', () => {
  const saved = {
    ...eventBody(tasting, true),
    _id: 'e',
    version: 3,
    status: 'active',
    image: null,
    seatsTaken: 2,
    category: { _id: 'c', slug: 'c', name: 'C' },
    tickets: [
      { _id: 'a', name: 'Adult', note: '', price: { amount: 500, currency: 'USD' }, capacity: 8, sold: 2 },
    ],
  } as unknown as OwnEvent;
  expect(eventDraftOf(saved)).toEqual(tasting);
  expect(problemAt(said({ ...tasting, capacity: '1' }, saved))('capacity')).toBe('belowSold');
  expect(problemAt(said({ ...tasting, tickets: [] }, saved))('tickets')).toBe('missing');
});
