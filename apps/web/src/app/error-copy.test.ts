import { commonErrorCodes } from '@souk/shared/errors.ts';
import { en } from '@souk/shared/languages/messages/en/index.ts';
import { expect, test } from 'vitest';
import { ApiError } from '@/platform/api/index.ts';
import { errorCopy } from './error-copy.ts';

const unknown = errorCopy(new Error('anything'));

test.each([
  ...commonErrorCodes,
  'network_error',
  'request_aborted',
  'timeout_exceeded',
  'unsupported_protocol',
])('%s is told in plain words with a next step', (code) => {
  const copy = errorCopy(new ApiError(code, 400, ''));
  expect(en[copy.title]).toBeTruthy();
  expect(en[copy.next]).toBeTruthy();
});

test('a code nobody wrote words for is told as a failure of ours', () => {
  expect(errorCopy(new ApiError('never_heard_of', 418, ''))).toEqual(unknown);
  expect(unknown.title).toBe('error.internal_error');
});
