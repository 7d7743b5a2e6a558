/** The letters that stand for someone without a picture: first and last word, never more than two. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = [...(words[0] ?? '')][0] ?? '';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toLocaleUpperCase();
}

const grounds = [
  'oklch(84% 0.09 75)',
  'oklch(82% 0.06 145)',
  'oklch(80% 0.06 210)',
  'oklch(83% 0.05 310)',
  'oklch(81% 0.08 40)',
  'oklch(86% 0.06 100)',
] as const;

/** The same name always gets the same ground. */
export function groundFor(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return grounds[sum % grounds.length] ?? grounds[0];
}
