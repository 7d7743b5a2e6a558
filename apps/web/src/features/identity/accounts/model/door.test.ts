import { expect, test } from 'vitest';
import { viewOf } from './door.ts';

test('an address without a view, or with one nobody knows, is the sign-in', () => {
  expect(viewOf({}, false)).toBe('sign-in');
  expect(viewOf({ view: 'vault' }, false)).toBe('sign-in');
  expect(viewOf({ reset: '' }, false)).toBe('sign-in');
});

test('a mail’s link opens the new password, whoever is signed in', () => {
  expect(viewOf({ reset: 'token', view: 'code' }, true)).toBe('reset');
});

test('the welcome is for who has just signed up', () => {
  expect(viewOf({ view: 'welcome' }, true)).toBe('welcome');
  expect(viewOf({ view: 'welcome' }, false)).toBe('sign-up');
});
