import { documentLimit } from '@souk/shared/identity/verification/limits.ts';
import { expect, test } from 'vitest';
import { problemOf } from './use-document-upload.ts';

test('a photo or a PDF of up to eight megabytes can be sent, and a byte more cannot', () => {
  expect(problemOf({ type: 'image/jpeg', size: 1 })).toBeNull();
  expect(problemOf({ type: 'application/pdf', size: documentLimit })).toBeNull();
  expect(problemOf({ type: 'image/png', size: documentLimit + 1 })).toBe('too-large');
});

test.each(['image/heic', 'image/svg+xml', 'text/html', ''])(
  'a file of the type "%s" is no document',
  (type) => {
    expect(problemOf({ type, size: 10 })).toBe('no-document');
    expect(problemOf({ type: 'image/png', size: 0 })).toBe('no-document');
  },
);
