/** Letters as people type them: no accents, no Arabic vowel marks, one alef, one yeh, nothing between words but a space. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/\u0649/g, '\u064A')
    .replace(/\u0629/g, '\u0647')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What holds every word that was typed: first those in which each begins a word, then those that have it inside. */
export function matching<T>(options: readonly T[], typed: string, wordsOf: (option: T) => string): T[] {
  const words = folded(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [...options];
  const beginning: T[] = [];
  const inside: T[] = [];
  for (const option of options) {
    const text = ` ${folded(wordsOf(option))}`;
    if (words.every((word) => text.includes(` ${word}`))) beginning.push(option);
    else if (words.every((word) => text.includes(word))) inside.push(option);
  }
  return [...beginning, ...inside];
}
