/** A run of words that look alike. */
export type Span = { text: string; bold: boolean; italic: boolean; link: string | null };

/** A paragraph keeps its line breaks as `\n`; a list has one row of spans for each of its points. */
export type Block = { kind: 'paragraph'; spans: Span[] } | { kind: 'list'; items: Span[][] };

const bullet = /^- (?=\S)/;

/**
 * Reads what people write: paragraphs apart by an empty line, `**bold**`, `*italic*`, `- ` before each point of a
 * list and `[words](https://…)`. A backslash takes a sign as it is. There is no HTML: whatever looks like it is text,
 * and a sign that opens nothing stays a sign.
 */
export function parseRichText(source: string): Block[] {
  return source
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .flatMap((chunk) => blocksOf(chunk.replace(/^\n+/, '').trimEnd()));
}

function blocksOf(chunk: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', spans: spansOf(lines.join('\n')) });
    lines = [];
  };
  for (const line of chunk.split('\n')) {
    if (!bullet.test(line)) {
      if (line.trim() !== '') lines.push(line.trim());
      continue;
    }
    endParagraph();
    const item = spansOf(line.slice(2).trim());
    const last = blocks.at(-1);
    if (last?.kind === 'list') last.items.push(item);
    else blocks.push({ kind: 'list', items: [item] });
  }
  endParagraph();
  return blocks;
}

type Look = Omit<Span, 'text'>;

const plain: Look = { bold: false, italic: false, link: null };
const escapable = /[\\*[\]()-]/;
const link = /\[((?:\\.|[^[\]\\\n])+)\]\(((?:https?:\/\/|mailto:)[^\s()<>"\\]+)\)/iy;

function spansOf(source: string, look: Look = plain): Span[] {
  const spans: Span[] = [];
  // No sign of this length closes anything from here on: found once, never looked for again.
  const unclosed = new Set<number>();
  let words = '';
  const endWords = () => {
    if (words !== '') spans.push({ text: words, ...look });
    words = '';
  };
  for (let at = 0; at < source.length; ) {
    const sign = source[at] ?? '';
    if (sign === '\\' && escapable.test(source[at + 1] ?? '')) {
      words += source[at + 1];
      at += 2;
      continue;
    }
    const found =
      sign === '[' ? linkAt(source, at, look) : sign === '*' ? markAt(source, at, look, unclosed) : null;
    if (found) {
      endWords();
      spans.push(...found.spans);
      at = found.end;
      continue;
    }
    const length = sign === '*' ? starsAt(source, at) : 1;
    words += source.slice(at, at + length);
    at += length;
  }
  endWords();
  return spans;
}

type Found = { spans: Span[]; end: number } | null;

function linkAt(source: string, at: number, look: Look): Found {
  if (look.link !== null) return null;
  link.lastIndex = at;
  const [all, words, address] = link.exec(source) ?? [];
  if (all === undefined || words === undefined || address === undefined || !isSafeLink(address)) return null;
  return { spans: spansOf(words, { ...look, link: address }), end: at + all.length };
}

function markAt(source: string, at: number, look: Look, unclosed: Set<number>): Found {
  const stars = starsAt(source, at);
  if (stars > 3 || isWord(source, at - 1)) return null;
  for (let length = stars; length > 0; length -= 1) {
    const from = at + length;
    if (unclosed.has(length) || isSpace(source, at + stars)) continue;
    const to = closingOf(source, from, length);
    if (to === -1) {
      unclosed.add(length);
      continue;
    }
    const marked = { ...look, bold: look.bold || length > 1, italic: look.italic || length !== 2 };
    return { spans: spansOf(source.slice(from, to), marked), end: to + length };
  }
  return null;
}

/** Where as many stars close what was opened: after a word, and before none. */
function closingOf(source: string, from: number, length: number): number {
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '*') {
      const stars = starsAt(source, at);
      // One star is not closed by two, which belong to something bold.
      const fits = stars === length || stars === 3;
      if (fits && at > from && !isSpace(source, at - 1) && !isWord(source, at + stars))
        return at + stars - length;
      at += stars - 1;
    }
  }
  return -1;
}

function starsAt(source: string, at: number): number {
  let count = 0;
  while (source[at + count] === '*') count += 1;
  return count;
}

const isSpace = (source: string, at: number): boolean => /^\s?$/.test(source[at] ?? '');
const isWord = (source: string, at: number): boolean => /^[\p{L}\p{N}\p{M}]$/u.test(source[at] ?? '');

/** An address a link may lead to: the web or a mailbox, and nobody's name and password before the host. */
export function isSafeLink(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol === 'mailto:') return /^mailto:[^@\s]+@[^@\s]+$/i.test(address);
  return (
    (protocol === 'https:' || protocol === 'http:') && hostname !== '' && username === '' && password === ''
  );
}
