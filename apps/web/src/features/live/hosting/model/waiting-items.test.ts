import type { HostedLot } from '@souk/shared/live/hosting/schema.ts';
import type { Step } from '@souk/shared/live/shows/steps-schema.ts';
import { expect, test } from 'vitest';
import { movedTo } from './run-list.ts';
import { orderOf, waitingItems } from './waiting-items.ts';

const lot = (number: number) => ({ _id: `lot ${number}`, number }) as HostedLot;
const step = (name: string, afterLots: number, state = 'waiting') =>
  ({ _id: name, kind: 'talk', afterLots, state }) as Step;

test('steps stand between the lots they come after, and what is going on or was is left out', () => {
  const steps = [step('was', 1, 'done'), step('tea', 3), step('cake', 3), step('end', 9)];
  const items = waitingItems([lot(4), lot(5)], steps);
  expect(items.map(({ id }) => id)).toEqual(['tea', 'cake', 'lot 4', 'lot 5', 'end']);
});

test('a step that is moved comes after as many of the lots as stand before it', () => {
  const items = waitingItems([lot(4), lot(5)], [step('tea', 3)]);
  const ids = movedTo(
    items.map(({ id }) => id),
    'tea',
    1,
  );
  const moved = ids.map((id) => items.find((item) => item.id === id)!);
  expect(orderOf(moved)).toEqual({ lots: ['lot 4', 'lot 5'], steps: [{ _id: 'tea', lotsBefore: 1 }] });
});
