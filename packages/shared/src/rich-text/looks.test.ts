import fc from 'fast-check';
import { expect, test } from 'vitest';
import { looksOf } from './looks.ts';

/** "b" bold, "i" italic, "l" link, "." a sign, "-" plain: one letter for each. */
const drawn = (source: string) =>
  looksOf(source)
    .map(({ text, bold, italic, link, sign }) =>
      (sign ? '.' : bold ? 'b' : italic ? 'i' : link ? 'l' : '-').repeat(text.length),
    )
    .join('');

test.each([
  ['a **driftwood** bowl', '--..bbbbbbbbb..-----'],
  ['*slow* fire', '.iiii.-----'],
  ['see [here](https://a.b) a', '----.llll..............--'],
  ['- one\n- two', '.-----.----'],
  ['**Two words** in *one*', '..bbbbbbbbb..----.iii.'],
  ['2 * 3 ** 4', '----------'],
])('%s', (source, look) => {
  expect(drawn(source)).toBe(look);
});

test('whatever is written, no letter of it is lost or added', () => {
  const text = fc.array(
    fc.constantFrom('*', '**', '- ', '\n', '\\', '[', '](https://a.b)', 'a', ' ', 'é', 'ب'),
  );
  fc.assert(
    fc.property(text, (parts) => {
      const source = parts.join('');
      expect(
        looksOf(source)
          .map(({ text: piece }) => piece)
          .join(''),
      ).toBe(source);
    }),
  );
});
