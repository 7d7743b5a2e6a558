import { groupCardNumber } from '@souk/shared/money/cards/rules.ts';
import { expect, test } from 'vitest';
import { caretAfter, typeCardNumber } from './card-number.model.ts';

/** What is shown after something was typed, with a stroke where the caret is. */
function after(before: string, typed: string): string {
  const caret = typed.indexOf('|');
  const next = typeCardNumber({ typed: typed.replace('|', ''), caret, before });
  const shown = groupCardNumber(next.digits);
  const at = caretAfter(shown, next.caret);
  return `${shown.slice(0, at)}|${shown.slice(at)}`;
}

test.each([
  ['4242', '42424|', '4242 4|'],
  ['4242 4', '4242 |', '4242|'],
  ['4242 4242', '42|2 4242', '42|24 242'],
  ['4242 4242', '4292|42 4242', '4292| 4242 42'],
  // Backspace over a space.
  ['4242 4242', '4242|4242', '424|4 242'],
  ['', '4242-4242-4242-4242|', '4242 4242 4242 4242|'],
  ['3782', '37828|', '3782 8|'],
])('of %j, typed to %j, there is %j', (before, typed, shown) => {
  expect(after(before, typed)).toBe(shown);
});
