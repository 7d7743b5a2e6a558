import { expect, test } from 'vitest';
import { greetingAt, tasksOf } from './to-do.ts';

const nothing = {
  toPack: 0,
  toShip: 0,
  problems: 0,
  offers: 0,
  questions: 0,
  reviews: 0,
  drafts: 0,
  due: 0,
  late: 0,
};

test('a seller reads what waits, what cannot wait long first, and nothing of what does not', () => {
  const tasks = tasksOf({ ...nothing, reviews: 2, questions: 4, toPack: 6, problems: 1 }, 3, 'shop');
  expect(tasks.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
    'problems 1',
    'toPack 6',
    'questions 4',
    'messages 3',
    'reviews 2',
  ]);
  expect(tasksOf(nothing, 0, 'shop')).toEqual([]);
});

test('what is to be sent today is said once, where its first step is done', () => {
  const due = (waiting: Partial<typeof nothing>) =>
    tasksOf({ ...nothing, ...waiting }, 0, 'shop').map(
      (task) => `${task.kind} ${task.due}, ${task.late} late`,
    );
  expect(due({ toPack: 2, toShip: 1, due: 2, late: 1 })).toEqual(['toPack 2, 1 late', 'toShip 0, 0 late']);
  expect(due({ toShip: 1, due: 1 })).toEqual(['toShip 1, 0 late']);
});

test.each([
  [4, 'evening'],
  [5, 'morning'],
  [12, 'afternoon'],
  [18, 'evening'],
])('at %i o’clock it is %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting);
});
