/** Adds a word once, whatever its capitals; the list itself comes back when there is nothing to add. */
export function withTag(tags: readonly string[], text: string, most: number): readonly string[] {
  const tag = text.trim().replace(/\s+/g, ' ');
  const known = tags.some((other) => other.toLowerCase() === tag.toLowerCase());
  return tag === '' || known || tags.length >= most ? tags : [...tags, tag];
}
