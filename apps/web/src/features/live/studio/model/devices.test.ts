import { expect, test } from 'vitest';
import { problemOf } from './devices.ts';

const refusal = (name: string) => Object.assign(new Error(name), { name });

test('a host is told why there is no picture', () => {
  expect(
    ['NotAllowedError', 'NotFoundError', 'NotReadableError', 'TypeError'].map((name) =>
      problemOf(refusal(name)),
    ),
  ).toEqual(['denied', 'no-camera', 'in-use', 'failed']);
  expect(problemOf('torn')).toBe('failed');
});
