import { globSync, readFileSync } from 'node:fs';
import { commonErrorCodes } from '@souk/shared/errors.ts';
import { en } from '@souk/shared/languages/messages/en/index.ts';
import { expect, test } from 'vitest';
import { ApiError } from '@/platform/api/index.ts';
import { createLanguageStore, translator } from '@/platform/i18n/index.ts';
import { errorCopy, failureWords } from './error-copy.ts';

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

test('every failure the server can answer with has words of its own', () => {
  const server = new URL('../../../../server/src/', import.meta.url).pathname;
  const files = globSync('**/*failures.ts', { cwd: server }).map((file) =>
    readFileSync(server + file, 'utf8'),
  );
  const codes = files.flatMap((text) =>
    [...text.matchAll(/(?:code: |\brefusal\(\s*)'(\w+)'/g)].map(([, code = '']) => code),
  );
  // Written out, and by the short form that a file of refusals has for itself.
  expect(codes).toEqual(expect.arrayContaining(['invalid_input', 'bid_too_low', 'lot_settled', 'show_over']));
  const silent = codes.filter((code) => errorCopy(new ApiError(code, 400, '')).title === unknown.title);
  // Two are mistakes of a client, so ours; why a person cannot leave yet is said by the page itself, reason
  // by reason; one is for the payment provider only.
  expect(silent.sort()).toEqual([
    'held_back',
    'idempotency_key_required',
    'internal_error',
    'payment_unknown',
    'unsupported_media_type',
  ]);
});

test('a code nobody wrote words for is told as a failure of ours', () => {
  expect(errorCopy(new ApiError('never_heard_of', 418, ''))).toEqual(unknown);
  expect(unknown.title).toBe('error.internal_error');
});

test('who asked too often is told when to come back', () => {
  const store = createLanguageStore({
    code: 'en',
    name: 'English',
    dir: 'ltr',
    messages: en,
    spoken: [],
    timeZone: 'UTC',
    complete: true,
    now: Date.now,
  });
  const t = translator(store.getState());
  const often = (retryAfter?: number) => new ApiError('too_many_requests', 429, '', { retryAfter });
  expect(failureWords(often(61), t)).toMatch(/Try again in 2 minutes\.$/);
  expect(failureWords(often(5), t)).toMatch(/Try again in a minute\.$/);
  expect(failureWords(often(), t)).toBe(
    `${en['error.too_many_requests']} ${en['error.too_many_requests.next']}`,
  );
});
