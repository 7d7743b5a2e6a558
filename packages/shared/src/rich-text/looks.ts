import { parseRichText, type Span } from './parse.ts';

/** A piece of what is written as it stands, with how readers will see it; a sign is seen by its writer alone. */
export type Look = { text: string; bold: boolean; italic: boolean; link: boolean; sign: boolean };

const plain = { bold: false, italic: false, link: false, sign: false };
const sign = { ...plain, sign: true };

/**
 * What is written, letter for letter, each with its look. The reader's words are found again in it in their order;
 * what lies between them are the signs.
 */
export function looksOf(source: string): Look[] {
  const looks: Look[] = [];
  const say = (text: string, look: Omit<Look, 'text'>) => {
    const last = looks.at(-1);
    if (text === '') return;
    if (last && sameLook(last, look)) last.text += text;
    else looks.push({ text, ...look });
  };
  /** Spaces look like nothing, whatever is around them. */
  const saySigns = (text: string) => {
    for (const part of text.split(/(\s+)/)) say(part, part.trim() === '' ? plain : sign);
  };
  let at = 0;
  let link: string | null = null;
  for (const span of spansOf(source)) {
    // Words are not looked for in the address of the link before them.
    const end = link !== null && span.link !== link ? source.indexOf(`](${link})`, at) : -1;
    const from = end === -1 ? at : end + `](${link})`.length;
    saySigns(source.slice(at, from));
    at = from;
    link = span.link;
    for (const word of span.text.split(/\s+/).filter(Boolean)) {
      const found = wordAt(source, word, at);
      if (found === null) continue;
      const between = source.slice(at, found.from);
      if (between.trim() === '') say(between, lookOf(span));
      else saySigns(between);
      say(source.slice(found.from, found.to), lookOf(span));
      at = found.to;
    }
  }
  saySigns(source.slice(at));
  return looks;
}

const spansOf = (source: string): Span[] =>
  parseRichText(source).flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.spans));

const lookOf = ({ bold, italic, link }: Span) => ({ bold, italic, link: link !== null, sign: false });

const sameLook = (one: Look, other: Omit<Look, 'text'>) =>
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.link === other.link &&
  one.sign === other.sign;

/** Where a word stands from here on, with the backslashes that its writer needed. */
function wordAt(source: string, word: string, from: number): { from: number; to: number } | null {
  for (let start = from; start < source.length; start += 1) {
    let at = start;
    let letter = 0;
    while (letter < word.length && at < source.length) {
      if (source[at] === word[letter]) letter += 1;
      else if (source[at] !== '\\' || at === start) break;
      at += 1;
    }
    if (letter === word.length) return { from: start, to: at };
  }
  return null;
}
