import { expect, test } from 'vitest';
import { screenProblemOf } from './screen-problem.ts';

const refusal = (name: string, message = '') => Object.assign(new Error(message), { name });

test.each([
  ['presses Cancel in Chrome', 'NotAllowedError', 'Permission denied', 2_000, null],
  [
    'presses Cancel in Firefox or Safari',
    'NotAllowedError',
    'The request is not allowed by the user agent or the platform in the current context.',
    900,
    null,
  ],
  [
    'has a Mac that lets Chrome see no screen',
    'NotAllowedError',
    'Permission denied by system',
    4_000,
    'blocked',
  ],
  [
    'has a Mac that lets Firefox see no screen',
    'NotFoundError',
    'The object can not be found here.',
    3,
    'blocked',
  ],
  [
    'works where a policy forbids it',
    'NotAllowedError',
    'Access to the feature "display-capture" is disallowed by permissions policy.',
    400,
    'blocked',
  ],
  ['is refused before they could read a question', 'NotAllowedError', 'Permission denied', 4, 'blocked'],
  ['has chosen what cannot be read', 'NotReadableError', 'Could not start video source', 3_000, 'failed'],
  ['has chosen a window that is gone', 'AbortError', '', 3_000, 'failed'],
] as const)('who %s hears of it as it is', (_, name, message, tookMs, heard) => {
  expect(screenProblemOf(refusal(name, message), tookMs)).toBe(heard);
});

test('what is no error of a browser counts as one that failed', () => {
  expect(screenProblemOf('torn', 3_000)).toBe('failed');
});
