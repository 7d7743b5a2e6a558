import { describe, expect, test } from 'vitest';
import { isSafeLink, parseRichText } from './parse.ts';
import { plainTextOf } from './plain.ts';

/** Drawn back with angle brackets, so that a test shows what a reader sees. */
function drawn(source: string): string {
  const row = (spans: ReturnType<typeof parseRichText>[number] & { kind: 'paragraph' }) =>
    spans.spans
      .map(({ text, bold, italic, link }) => {
        const inner = italic ? `<i>${text}</i>` : text;
        const strong = bold ? `<b>${inner}</b>` : inner;
        return link ? `<a ${link}>${strong}</a>` : strong;
      })
      .join('');
  return parseRichText(source)
    .map((block) =>
      block.kind === 'paragraph'
        ? row(block)
        : block.items.map((spans) => `• ${row({ kind: 'paragraph', spans })}`).join('\n'),
    )
    .join('\n---\n');
}

test.each([
  ['Wheel thrown.\n\nTwo coats of glaze.', 'Wheel thrown.\n---\nTwo coats of glaze.'],
  ['Wheel thrown.\nTwo coats of glaze.', 'Wheel thrown.\nTwo coats of glaze.'],
  [
    'Comes with\n- a **lid**\n- a strainer\nand love',
    'Comes with\n---\n• a <b>lid</b>\n• a strainer\n---\nand love',
  ],
  ['- one\n\n- two', '• one\n---\n• two'],
  ['\r\n\r\n  \n', ''],
])('%j is laid out in paragraphs and lists', (source, expected) => expect(drawn(source)).toBe(expected));

test.each([
  ['a **honey** pot', 'a <b>honey</b> pot'],
  ['a *honey* pot', 'a <i>honey</i> pot'],
  ['a ***honey*** pot', 'a <b><i>honey</i></b> pot'],
  ['**bold *both* bold**', '<b>bold </b><b><i>both</i></b><b> bold</b>'],
  ['*a **b** c*', '<i>a </i><b><i>b</i></b><i> c</i>'],
  ['إبريق **عسلي**', 'إبريق <b>عسلي</b>'],
  ['**[the kiln](https://kiln.example/raku?a=1)**', '<a https://kiln.example/raku?a=1><b>the kiln</b></a>'],
  ['[write](mailto:noor@kiln.example)', '<a mailto:noor@kiln.example>write</a>'],
])('%s is shown as %s', (source, expected) => expect(drawn(source)).toBe(expected));

test.each([
  '24*18*20 cm',
  '5 * 3 = 15 * 1',
  '** not closed',
  '*',
  '****',
  '2 ** 3',
  '-not a point',
  '[words](javascript:alert(1))',
  '[words](https://me:secret@kiln.example)',
  '[words](/checkout)',
  '[](https://kiln.example)',
  '<b>bold</b><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '&lt;b&gt;',
])('%s stays as it was written', (source) => expect(drawn(source)).toBe(source));

test('a backslash takes a sign as it is', () => {
  expect(drawn('\\*\\*not bold\\*\\* \\[no](https://link.example)')).toBe(
    '**not bold** [no](https://link.example)',
  );
  expect(drawn('C:\\shop')).toBe('C:\\shop');
});

test('the plain words are those without the signs', () => {
  expect(plainTextOf('A **pot** with\n- a [lid](https://lid.example)\n- *love*')).toBe(
    'A pot with\n\n- a lid\n- love',
  );
});

describe('links lead to the web and to mailboxes alone', () => {
  test.each([
    ['https://kiln.example', true],
    ['http://kiln.example/a?b#c', true],
    ['mailto:noor@kiln.example', true],
    ['mailto:', false],
    ['javascript:alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    ['data:text/html,hi', false],
    ['vbscript:x', false],
    ['https://user@kiln.example', false],
    ['//kiln.example', false],
    ['/path', false],
  ])('%s: %s', (address, safe) => expect(isSafeLink(address)).toBe(safe));
});

test('ten thousand hostile signs are read in a moment', () => {
  const started = performance.now();
  for (const piece of ['*a ', '**a', '[a](', '[', '\\', '***', '*a* ', '- *\n', '**a *b ']) {
    parseRichText(piece.repeat(10_000 / piece.length));
  }
  expect(performance.now() - started).toBeLessThan(1_000);
});
