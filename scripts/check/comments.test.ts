import { expect, test } from 'vitest';
import { checkComments } from './comments.ts';

const told = (text: string) => checkComments([{ path: 'apps/web/src/ui/x.tsx', text }]);

test.each([
  ['a line', 'const a = 1;\n  // Whoever bids last wins.\n'],
  ['one line of a block', '/**\n * The bids of a lot,\n * by somebody who may bid.\n */\n'],
  ['a block on one line', '/** For whomever it concerns. */\n'],
  ['the end of a line of code', 'const a = 1; // somebody’s\n'],
  ['markup', '<p>{/* What somebody wrote. */}</p>\n'],
])('a comment that names nobody is told so: %s', (_where, text) => {
  expect(told(text)).toHaveLength(1);
});

test('the line is named, and what to write instead', () => {
  expect(told('/**\n * The price\n * for whoever buys.\n */')).toEqual([
    expect.stringMatching(/^apps\/web\/src\/ui\/x\.tsx:3 says "whoever" .* name the role \(buyer, seller/),
  ]);
});

test('texts, names and plain comments are left alone', () => {
  expect(told("test('whoever bids last wins', () => say('Somebody bid.'));\n")).toEqual([]);
  expect(told("const url = 'https://souk.example/somebody';\n")).toEqual([]);
  expect(told('// The last bidder wins.\nconst whoever = 1;\n')).toEqual([]);
  expect(told('/** The last bidder wins. */\nconst somebody = 1;\n')).toEqual([]);
  expect(told('act(/* later */ somebody);\n')).toEqual([]);
});
