import { describe, expect, test } from 'vitest';
import {
  addLink,
  addressOf,
  continueList,
  type Replacement,
  replaced,
  toggleList,
  toggleMark,
  type Written,
} from './rich-text.model.ts';

/** `|` marks the caret, or both ends of what is chosen. */
function at(drawn: string): Written {
  const from = drawn.indexOf('|');
  const to = drawn.lastIndexOf('|');
  return { text: drawn.replaceAll('|', ''), from, to: from === to ? from : to - 1 };
}

function after(drawn: string, change: (written: Written) => Replacement | null): string | null {
  const written = at(drawn);
  const made = change(written);
  if (!made) return null;
  const text = replaced(written.text, made);
  const [from, to] = made.choose;
  return from === to
    ? `${text.slice(0, from)}|${text.slice(from)}`
    : `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`;
}

describe('bold and italic', () => {
  const bold = (written: Written) => toggleMark(written, 'bold', 'bold');
  const italic = (written: Written) => toggleMark(written, 'italic', 'slanted');

  test.each([
    ['a |honey| pot', 'a **|honey|** pot'],
    ['a **|honey|** pot', 'a |honey| pot'],
    ['a |honey |pot', 'a **|honey|** pot'],
    ['a ho|ney pot', 'a **|honey|** pot'],
    ['|', '**|bold|**'],
    ['a *|honey|* pot', 'a ***|honey|*** pot'],
    ['a ***|honey|*** pot', 'a *|honey|* pot'],
    ['إبريق |عسلي|', 'إبريق **|عسلي|**'],
  ])('bold: %s becomes %s', (before, expected) => expect(after(before, bold)).toBe(expected));

  test.each([
    ['a |honey| pot', 'a *|honey|* pot'],
    ['a *|honey|* pot', 'a |honey| pot'],
    ['a **|honey|** pot', 'a ***|honey|*** pot'],
    ['a ***|honey|*** pot', 'a **|honey|** pot'],
  ])('italic: %s becomes %s', (before, expected) => expect(after(before, italic)).toBe(expected));

  test('several lines are marked one by one, points of a list inside of their sign', () => {
    expect(after('|one\n\n- two|', bold)).toBe('|**one**\n\n- **two**|');
  });
});

describe('a list', () => {
  test.each([
    ['one|', '- one|'],
    ['- one|', 'one|'],
    ['|one\ntwo|', '|- one\n- two|'],
    ['|- one\n- two|', '|one\ntwo|'],
    ['before\n|one\n\ntwo|\nafter', 'before\n|- one\n\n- two|\nafter'],
    ['|', '- |'],
  ])('%s becomes %s', (before, expected) => expect(after(before, toggleList)).toBe(expected));

  test.each([
    ['- one|', '- one\n- |'],
    ['- o|ne', '- o\n- |ne'],
    ['- one\n- |', '- one\n|'],
    ['one|', null],
    ['|- one', null],
  ])('Enter in %s gives %s', (before, expected) => expect(after(before, continueList)).toBe(expected));
});

test('a link takes the chosen words, or an example to write over', () => {
  const link = (written: Written) => addLink(written, 'https://kiln.example', 'words');
  expect(after('see |the [kiln]| there', link)).toBe('see [|the  kiln |](https://kiln.example) there');
  expect(after('see |', link)).toBe('see [|words|](https://kiln.example)');
});

test.each([
  ['kiln.example/raku', 'https://kiln.example/raku'],
  [' http://kiln.example ', 'http://kiln.example'],
  ['noor@kiln.example', 'mailto:noor@kiln.example'],
  ['mailto:noor@kiln.example', 'mailto:noor@kiln.example'],
  ['javascript:alert(1)', null],
  ['data:text/html,hi', null],
  ['kiln', null],
  ['two words', null],
  ['', null],
])('the address %s is %s', (typed, expected) => expect(addressOf(typed)).toBe(expected));
