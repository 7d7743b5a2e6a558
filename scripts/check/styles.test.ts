import { expect, test } from 'vitest';
import { checkStyles } from './styles.ts';

const problemsOf = (text: string) => checkStyles([{ path: 'apps/web/src/ui/base.css', text }]);

test.each(['body:has(.lamp) { color: red; }', '  a, html[lang]:has(.lamp) .b {', ':root:not(.x):has(*) {'])(
  'a rule that asks what the whole page has is told: %s',
  (text) => {
    expect(problemsOf(`a {\n}\n${text}`)).toEqual([
      'apps/web/src/ui/base.css:3 asks what the whole page has',
    ]);
  },
);

test('a part of a page may be asked what it has', () => {
  expect(problemsOf('.card:has(> img) { padding: 0; }\n.body:has(p) {')).toEqual([]);
});
