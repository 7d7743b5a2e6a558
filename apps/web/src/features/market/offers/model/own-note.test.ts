import { expect, test } from 'vitest';
import { ownNoteOf } from './own-note.ts';

const now = new Date('2026-11-20T12:00:00Z');
const offer = {
  state: 'open',
  byItself: false,
  counter: null,
  buyable: true,
  holdsUntil: null,
  createdAt: '2026-11-19T12:00:00Z',
  expiresAt: '2026-11-21T12:00:00Z',
} as const;
const counter = { amount: 5_500, currency: 'USD' };

test('a buyer is told how their offer stands until that is old news', () => {
  expect(ownNoteOf(offer, now)).toBe('open');
  expect(ownNoteOf({ ...offer, state: 'withdrawn' }, now)).toBeNull();
  const declined = { ...offer, state: 'declined' } as const;
  expect(ownNoteOf(declined, now)).toBe('declined');
  expect(ownNoteOf({ ...declined, counter }, now)).toBe('declinedByYou');
  expect(ownNoteOf({ ...declined, byItself: true }, now)).toBe('byItself');
  expect(ownNoteOf({ ...declined, createdAt: '2026-11-01T12:00:00Z' }, now)).toBeNull();
  const accepted = { ...offer, state: 'accepted' } as const;
  expect(ownNoteOf({ ...accepted, holdsUntil: '2026-11-20T13:00:00Z' }, now)).toBe('accepted');
  expect(ownNoteOf({ ...accepted, holdsUntil: '2026-11-20T11:00:00Z' }, now)).toBeNull();
});

test('an offer that nobody answered has expired in the minute its time is over', () => {
  const later = new Date(offer.expiresAt);
  expect(ownNoteOf(offer, later)).toBe('expired');
  expect(ownNoteOf({ ...offer, state: 'countered', counter }, later)).toBe('expiredOnYou');
});

test('a buyer is told that what they agreed on is sold out', () => {
  const gone = { ...offer, buyable: false } as const;
  expect(ownNoteOf(gone, now)).toBe('notForSale');
  const holdsUntil = '2026-11-20T13:00:00Z';
  expect(ownNoteOf({ ...gone, state: 'accepted', holdsUntil }, now)).toBe('notForSale');
});
