export type Strength = 'weak' | 'fair' | 'good' | 'strong';

/**
 * A hint while typing, not a judgement: length counts most, repetition and what everyone knows about the
 * person count nothing. What is common is refused by the backend, which has the list.
 */
export function passwordStrength(password: string, personal: readonly string[] = []): Strength {
  const bits = worthOf(withoutKnown(password, personal));
  if (bits < 36) return 'weak';
  if (bits < 54) return 'fair';
  return bits < 72 ? 'good' : 'strong';
}

function worthOf(password: string): number {
  const letters = [...password];
  const different = new Set(letters).size;
  const alphabet = kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  // Letters that repeat or go on from the one before add a quarter of what a new one does.
  const steps = letters.reduce((sum, letter, index) => {
    const step = (letters[index - 1]?.codePointAt(0) ?? -9) - (letter.codePointAt(0) ?? 0);
    return sum + (Math.abs(step) <= 1 ? 0.25 : 1);
  }, 0);
  return Math.min(steps, different * 2) * Math.log2(alphabet || 1);
}

const kinds: ReadonlyArray<readonly [RegExp, number]> = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 20],
  [/[^\p{ASCII}]/u, 40],
];

function withoutKnown(password: string, personal: readonly string[]): string {
  const known = personal.flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u));
  let left = password.toLowerCase();
  for (const word of known) if (word.length >= 3) left = left.replaceAll(word, '');
  return left.length === password.length ? password : left;
}
