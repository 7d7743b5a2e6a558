export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

// Written out or beginning with www; nothing else becomes a link, so that no script can be one.
const address = /\b(?:https?:\/\/|www\.)[^\s<>"'`\u200e\u200f\u202a-\u202e\u2066-\u2069]+/giu;
const trailing = /[.,;:!?…'"*_~]+$/u;

/** Words and the addresses between them. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const found of text.matchAll(address)) {
    const written = trimmed(found[0]);
    const href = hrefOf(written);
    if (!href) continue;
    if (found.index > done) parts.push({ kind: 'text', text: text.slice(done, found.index) });
    parts.push({ kind: 'link', text: written, href });
    done = found.index + written.length;
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done) });
  return parts;
}

/** A sentence's end and a bracket that was opened before the address are not part of it. */
function trimmed(found: string): string {
  let text = found.replace(trailing, '');
  for (const [open, close] of [
    ['(', ')'],
    ['[', ']'],
    ['{', '}'],
  ] as const) {
    while (text.endsWith(close) && text.split(close).length > text.split(open).length)
      text = text.slice(0, -1).replace(trailing, '');
  }
  return text;
}

function hrefOf(written: string): string | null {
  const url = URL.parse(/^www\./i.test(written) ? `https://${written}` : written);
  const fine = url && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.');
  // An address with a name and password in it pretends to lead elsewhere.
  return fine && !url.username && !url.password ? url.href : null;
}
