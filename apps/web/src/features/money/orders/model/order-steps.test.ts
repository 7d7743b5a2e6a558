import { expect, test } from 'vitest';
import { stepsOf } from './order-steps.ts';

const steps = ['paid', 'packed', 'shipped', 'delivered', 'completed'] as const;
const path = (...reached: Array<(typeof steps)[number]>) =>
  steps.map((step) => ({
    step,
    at: reached.includes(step) ? `2026-11-1${steps.indexOf(step)}T10:00:00Z` : null,
  }));
type Given = Omit<Parameters<typeof stepsOf>[0], 'total'> & { total?: number };
const stepsFor = ({ total = 6_400, ...given }: Given) =>
  stepsOf({ ...given, total: { amount: total, currency: 'USD' } });
const shown = (given: Given) => stepsFor(given).map(({ key, is }) => `${key} ${is}`);
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
  const [, packed] = stepsFor({ path: path('paid', 'shipped'), state: 'shipped', changedAt });
  expect(packed).toEqual({ key: 'packed', at: null, is: 'done' });
});

test('a cancelled order shows how far it came and that it ended there', () => {
  expect(shown({ path: path('paid'), state: 'cancelled', changedAt })).toEqual([
    'paid done',
    'cancelled now',
  ]);
  expect(stepsFor({ path: path(), state: 'cancelled', changedAt })).toEqual([
    { key: 'cancelled', at: changedAt, is: 'now' },
  ]);
});

test('while something is wrong nothing is said of when the order is completed', () => {
  const arrived = path('paid', 'packed', 'shipped', 'delivered');
  for (const state of ['disputed', 'return-requested'] as const)
    expect(shown({ path: arrived, state, changedAt })).toEqual([
      'paid done',
      'packed done',
      'shipped done',
      'delivered now',
    ]);
});

test('an order that cost nothing was cancelled: no money went back', () => {
  expect(shown({ path: path('paid'), state: 'refunded', total: 0, changedAt })).toEqual([
    'paid done',
    'cancelled now',
  ]);
  expect(shown({ path: path('paid'), state: 'refunded', changedAt })).toEqual(['paid done', 'refunded now']);
});
