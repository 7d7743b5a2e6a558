/** A person who can be called by their handle. */
export interface Present {
  handle: string;
  name: string;
}

/** Who spoke lately, the latest first. */
export function presentIn(messages: ReadonlyArray<{ handle?: string; name?: string }>): Present[] {
  const known = new Map<string, Present>();
  for (const { handle, name } of messages.toReversed())
    if (handle && name && !known.has(handle)) known.set(handle, { handle, name });
  return [...known.values()];
}

const atEnd = /(?:^|\s)@([\p{L}\p{N}._-]{0,30})$/u;

/** Who may be meant by what stands before the cursor: "hi @no". */
export function suggestedFor(text: string, present: readonly Present[]): Present[] {
  const [, begun] = atEnd.exec(text) ?? [];
  if (begun === undefined) return [];
  const start = begun.toLowerCase();
  return present
    .filter(({ handle, name }) => handle.startsWith(start) || name.toLowerCase().startsWith(start))
    .slice(0, 5);
}

/** The text with the handle in place of what was begun of it. */
export const mentioning = (text: string, { handle }: Present): string =>
  text.replace(/@[^@\s]*$/u, `@${handle} `);

export type Part = { text: string; handle: string | null };

/** A text in parts, with those that call a person. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(/(?<![\p{L}\p{N}])@([\p{L}\p{N}._-]{2,30})/gu)) {
    // A full stop ends the sentence, not the handle.
    const handle = (match[1] ?? '').replace(/[.-]+$/, '');
    if (match.index > from) parts.push({ text: text.slice(from, match.index), handle: null });
    parts.push({ text: `@${handle}`, handle: handle.toLowerCase() });
    from = match.index + handle.length + 1;
  }
  return from < text.length ? [...parts, { text: text.slice(from), handle: null }] : parts;
}
