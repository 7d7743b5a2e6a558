const latin = 'abcdefghijklmnopqrstuvwxyz';
const arabic = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويةىءأإآؤئ';

/** Without accents, Arabic vowel marks and capitals: as the words of titles are kept (`plain_text` in SQL). */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
    .toLowerCase();
}

export const wordsOf = (text: string): string[] => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** All that one slip may have made this word of: a letter too many, too few, wrong, or two that changed places. */
export function oneSlipFrom(word: string): string[] {
  const letters = /\p{Script=Arabic}/u.test(word) ? arabic : latin;
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of letters) {
      found.add(before + letter + after);
      if (after) found.add(before + letter + after.slice(1));
    }
    if (after) found.add(before + after.slice(1));
    if (after.length > 1) found.add(before + after[1] + after[0] + after.slice(2));
  }
  found.delete(word);
  return [...found];
}

/** How many such slips lie between two words; neighbours that change places are one. */
export function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + same);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) least = Math.min(least, beforeLast[j - 2]! + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[other.length]!;
}

/** How many slips a word of this length is forgiven: short ones soon are another word. */
export const forgiven = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

export interface KnownWord {
  word: string;
  uses: number;
}

/** What was meant by a word: the fewest slips away, then what most things are called. */
export function nearestWord(word: string, known: readonly KnownWord[]): string | undefined {
  let best: { word: string; slips: number; uses: number } | undefined;
  for (const one of known) {
    if (Math.abs(one.word.length - word.length) > 2) continue;
    const slips = slipsBetween(word, one.word);
    if (slips === 0 || slips > forgiven(word)) continue;
    if (!best || slips < best.slips || (slips === best.slips && one.uses > best.uses))
      best = { ...one, slips };
  }
  return best?.word;
}
