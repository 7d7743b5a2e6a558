import { expect, test } from 'vitest';
import { stepsOf } from './order-steps.ts';

const steps = ['paid', 'packed', 'shipped', 'delivered', 'completed'] as const;
const path = (...reached: Array<(typeof steps)[number]>) =>
  steps.map((step) => ({
    step,
    at: reached.includes(step) ? `2026-11-1${steps.indexOf(step)}T10:00:00Z` : null,
  }));
const shown = (given: Parameters<typeof stepsOf>[0]) => stepsOf(given).map(({ key, is }) => `${key} ${is}`);
const changedAt = '2026-11-20T10:00:00Z';

test('a buyer sees where their parcel is, what it has passed and what is ahead', () => {
  expect(shown({ path: path('paid', 'packed', 'shipped'), state: 'shipped', changedAt })).toEqual([
    'paid done',
    'packed done',
    'shipped now',
    'delivered ahead',
    'completed ahead',
  ]);
});

test('before the payment nothing is reached, and in the end everything is', () => {
  expect(shown({ path: path(), state: 'pending-payment', changedAt })).toEqual(
    steps.map((step) => `${step} ahead`),
  );
  expect(shown({ path: path(...steps), state: 'completed', changedAt })).toEqual(
    steps.map((step) => `${step} done`),
  );
});

test('a parcel that went out unannounced counts as packed, without a time', () => {
  const [, packed] = stepsOf({ path: path('paid', 'shipped'), state: 'shipped', changedAt });
  expect(packed).toEqual({ key: 'packed', at: null, is: 'done' });
});

test('a cancelled order shows how far it came and that it ended there', () => {
  expect(shown({ path: path('paid'), state: 'cancelled', changedAt })).toEqual([
    'paid done',
    'cancelled now',
  ]);
  expect(stepsOf({ path: path(), state: 'cancelled', changedAt })).toEqual([
    { key: 'cancelled', at: changedAt, is: 'now' },
  ]);
});
