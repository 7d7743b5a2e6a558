/** What cards say of the one who looks: whether they keep it, follow it or are reminded of it. */
const names = new Set(['favorite', 'following', 'reminded']);

/** Where an answer says so of the thing with this id. */
export interface PersonalMark {
  id: string;
  /** Of the first letter of its `false`, in bytes. */
  at: number;
}

/** The marks in an answer that was made for a visitor, who keeps nothing; `bytes` is the same answer as JSON. */
export function personalMarks(answer: unknown, bytes: Buffer): PersonalMark[] {
  const ids: string[] = [];
  collectIds(answer, ids);
  // Quotes inside of texts are escaped, so that no text can read like this. In latin1 a letter is a byte.
  const written = bytes.toString('latin1').matchAll(/"(?:favorite|following|reminded)":false/g);
  const marks = Array.from(written, ({ 0: text, index }, nth) => ({
    id: ids[nth] ?? '',
    at: index + text.length - 'false'.length,
  }));
  if (marks.length !== ids.length) throw new Error('an answer for everyone has marks of one person');
  return marks;
}

/** In the order that JSON is written in. */
function collectIds(value: unknown, ids: string[]): void {
  if (typeof value !== 'object' || value === null) return;
  const { _id: id } = value as { _id?: string };
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'boolean' && names.has(key)) ids.push(String(id));
    else collectIds(inner, ids);
  }
}

/**
 * A copy with the reader's favourites marked. `true` and a space are as long as `false`, and as good JSON.
 */
export function markedFor(bytes: Buffer, marks: readonly PersonalMark[], kept: ReadonlySet<string>): Buffer {
  const own = Buffer.from(bytes);
  for (const { id, at } of marks) if (kept.has(id)) own.write('true ', at, 'latin1');
  return own;
}
