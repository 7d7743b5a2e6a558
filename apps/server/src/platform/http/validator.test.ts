import { expect, test } from 'vitest';
import { z } from 'zod';
import { Failure } from '../errors/failure.ts';
import { zodValidator } from './validator.ts';

const lamp = z.strictObject({
  title: z.string().trim().min(1).max(5),
  tags: z.array(z.string()).min(2).max(3),
  quantity: z.int().min(1).max(60),
  weight: z.number().gt(0).lt(5).multipleOf(0.5),
  kind: z.enum(['buy-now', 'auction']),
  gift: z.boolean(),
  shop: z.uuid(),
  mail: z.email(),
  page: z.url(),
  from: z.iso.datetime(),
  day: z.iso.date(),
  sku: z.string().regex(/^[A-Z]+$/),
  zip: z.string().regex(/^\d{5}$/, 'Has 5 digits.'),
  size: z.strictObject({ height: z.number() }),
});

const right = {
  title: 'Lamp',
  tags: ['red', 'oak'],
  quantity: 1,
  weight: 1.5,
  kind: 'auction',
  gift: false,
  shop: '0199aaaa-0000-7000-8000-000000000000',
  mail: 'maya@mail.example',
  page: 'https://souk.example',
  from: '2027-01-31T18:30:00Z',
  day: '2027-01-31',
  sku: 'LAMP',
  zip: '11238',
  size: { height: 40 },
};

function problemsOf(input: unknown): unknown {
  const compiled = zodValidator({ schema: lamp, httpPart: 'body' } as never);
  const { error } = compiled(input) as { error?: unknown };
  return error instanceof Failure ? error.details : undefined;
}

test('what is right is taken', () => {
  expect(problemsOf(right)).toBeUndefined();
});

test.each([
  ['title', undefined, 'Is missing.'],
  ['title', 5, 'Must be text.'],
  ['title', '  ', 'Must not be empty.'],
  ['title', 'Lantern', 'Must have at most 5 characters.'],
  ['tags', 'red', 'Must be a list.'],
  ['tags', ['red'], 'Must have at least 2 entries.'],
  ['tags', ['a', 'b', 'c', 'd'], 'Must have at most 3 entries.'],
  ['quantity', '1', 'Must be a number.'],
  ['quantity', 1.5, 'Must be a whole number.'],
  ['quantity', 0, 'Must be at least 1.'],
  ['quantity', 61, 'Must be at most 60.'],
  ['weight', 0, 'Must be more than 0.'],
  ['weight', 5, 'Must be less than 5.'],
  ['weight', 1.3, 'Must be a multiple of 0.5.'],
  ['weight', Number.NaN, 'Must be a number.'],
  ['kind', 'gift', 'Must be buy-now or auction.'],
  ['gift', 'yes', 'Must be true or false.'],
  ['shop', 'x', 'Isn’t an ID.'],
  ['mail', 'maya', 'Isn’t an email address.'],
  ['page', 'souk', 'Isn’t a web address.'],
  ['from', 'tomorrow', 'Must be a date and time like 2027-01-31T18:30:00Z.'],
  ['day', '2027-02-30', 'Must be a date like 2027-01-31.'],
  ['sku', 'lamp', 'Isn’t in the right format.'],
  ['zip', '1', 'Has 5 digits.'],
  ['size', null, 'Must be an object.'],
])('a %s of %j is told in plain words', (field, value, message) => {
  expect(problemsOf({ ...right, [field]: value })).toEqual([{ field, message }]);
});

test('of a thing in a thing the whole way is named, and so is what nobody knows', () => {
  expect(problemsOf({ ...right, size: { height: 'tall', depth: 5 } })).toEqual([
    { field: 'size.height', message: 'Must be a number.' },
    { field: 'size.depth', message: 'Is not known here.' },
  ]);
  expect(problemsOf([])).toEqual([{ field: 'body', message: 'Must be an object.' }]);
});
