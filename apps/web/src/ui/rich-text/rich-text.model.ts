/** What is written and which part of it is chosen. */
export type Written = { text: string; from: number; to: number };

/** Puts `text` in place of what stands from `from` to `to`, and chooses anew. */
export type Replacement = { from: number; to: number; text: string; choose: [from: number, to: number] };

export type Mark = 'bold' | 'italic';

const signs: Record<Mark, string> = { bold: '**', italic: '*' };
const bullet = '- ';

/** Bold and italic, on or off: the chosen words, the word one stands in, or `example` where there is none. */
export function toggleMark(written: Written, mark: Mark, example: string): Replacement {
  const { text } = written;
  const { from, to } = trimmed(text, wordAt(written));
  if (from === to) return wrap(from, signs[mark], example);
  if (isMarked(text, from, to, mark)) {
    const length = signs[mark].length;
    return {
      from: from - length,
      to: to + length,
      text: text.slice(from, to),
      choose: [from - length, to - length],
    };
  }
  const lines = text.slice(from, to).split('\n');
  const marked = lines.map((line) => markLine(line, signs[mark])).join('\n');
  const choose: [number, number] =
    lines.length === 1 ? [from + signs[mark].length, to + signs[mark].length] : [from, from + marked.length];
  return { from, to, text: marked, choose };
}

/** Every chosen line becomes a point of a list; when all are already, none is. */
export function toggleList({ text, from, to }: Written): Replacement {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = endOfLine(text, to);
  const lines = text.slice(start, end).split('\n');
  const listed = lines.every((line) => line.startsWith(bullet) || (lines.length > 1 && line.trim() === ''));
  const next = lines.map((line) => {
    if (listed) return line.startsWith(bullet) ? line.slice(bullet.length) : line;
    return line.startsWith(bullet) || (lines.length > 1 && line.trim() === '') ? line : bullet + line;
  });
  const made = next.join('\n');
  const caret = start + made.length;
  return { from: start, to: end, text: made, choose: lines.length > 1 ? [start, caret] : [caret, caret] };
}

/** What is chosen leads to `address`; without a choice the words are `example`, to be written over. */
export function addLink(written: Written, address: string, example: string): Replacement {
  const { from, to } = trimmed(written.text, written);
  const words = (written.text.slice(from, to) || example).replace(/[[\]\n]/g, ' ');
  return {
    from,
    to,
    text: `[${words}](${address})`,
    choose: [from + 1, from + 1 + words.length],
  };
}

/** Enter in a list begins its next point; in an empty point it ends the list. Null where there is no list. */
export function continueList({ text, from, to }: Written): Replacement | null {
  if (from !== to) return null;
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const line = text.slice(start, endOfLine(text, from));
  if (!line.startsWith(bullet) || from < start + bullet.length) return null;
  if (line.trim() === bullet.trim()) return { from: start, to: from, text: '', choose: [start, start] };
  const caret = from + 1 + bullet.length;
  return { from, to, text: `\n${bullet}`, choose: [caret, caret] };
}

/** An address as people type it, made whole; null when it leads nowhere a link may. */
export function addressOf(typed: string): string | null {
  const address = typed.trim();
  if (address === '' || /[\s()<>]/.test(address)) return null;
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  const whole = /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(whole)) return null;
  const { protocol, hostname } = new URL(whole);
  if (protocol === 'mailto:') return whole;
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.') ? whole : null;
}

export function replaced(text: string, { from, to, text: made }: Replacement): string {
  return text.slice(0, from) + made + text.slice(to);
}

function wrap(at: number, sign: string, words: string): Replacement {
  const start = at + sign.length;
  return { from: at, to: at, text: sign + words + sign, choose: [start, start + words.length] };
}

function markLine(line: string, sign: string): string {
  const point = line.startsWith(bullet) ? bullet : '';
  const words = line.slice(point.length);
  const core = words.trim();
  if (core === '') return line;
  const lead = words.length - words.trimStart().length;
  return point + words.slice(0, lead) + sign + core + sign + words.slice(lead + core.length);
}

/** Three stars on both sides are bold and italic at once. */
function isMarked(text: string, from: number, to: number, mark: Mark): boolean {
  let stars = 0;
  while (stars < 3 && text[from - 1 - stars] === '*' && text[to + stars] === '*') stars += 1;
  return mark === 'bold' ? stars >= 2 : stars === 1 || stars === 3;
}

function trimmed(text: string, { from, to }: Pick<Written, 'from' | 'to'>): { from: number; to: number } {
  let [start, end] = [from, to];
  while (start < end && /\s/.test(text[start] ?? '')) start += 1;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1;
  return { from: start, to: end };
}

function wordAt({ text, from, to }: Written): { from: number; to: number } {
  if (from !== to) return { from, to };
  const isLetter = (at: number) => /[\p{L}\p{N}\p{M}]/u.test(text[at] ?? '');
  let [start, end] = [from, to];
  while (start > 0 && isLetter(start - 1)) start -= 1;
  while (end < text.length && isLetter(end)) end += 1;
  return { from: start, to: end };
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}
