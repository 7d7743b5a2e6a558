export const blockedWordsOfShop = { most: 200, length: 50 } as const;

/**
 * Whether a text holds a blocked word or a phrase of several, however it is written: with accents or without, in
 * capitals, with figures for letters. Only whole words count, so that nobody is refused for where they live.
 */
export function holdsBlockedWord(text: string, blocked: readonly string[]): boolean {
  if (blocked.length === 0) return false;
  const words = tokensOf(text).map(readingsOf);
  return blocked.some((phrase) => holdsPhrase(words, plainWords(phrase)));
}

/** Words that say the same are kept once, and without what is no word at all. */
export function distinctWords(words: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const word of words) {
    const key = plainWords(word).join(' ');
    if (key !== '' && !known.has(key)) known.set(key, word.trim());
  }
  return [...known.values()];
}

/** Words as they are compared. */
export const plainWords = (text: string): string[] => fold(text).split(breaks).filter(Boolean);

function holdsPhrase(words: ReadonlyArray<ReadonlySet<string>>, phrase: readonly string[]): boolean {
  if (phrase.length === 0) return false;
  return words.some((_, at) => phrase.every((part, index) => words[at + index]?.has(part)));
}

const breaks = /[^\p{L}\p{N}]+/u;
const signs = '@$!|+';
const signBreaks = new RegExp(`[^\\p{L}\\p{N}${signs}]+`, 'u');
const outerSigns = new RegExp(`^[${signs}]+|[${signs}]+$`, 'g');
const trailingSigns = new RegExp(`[${signs}]+$`);

const tokensOf = (text: string): string[] => fold(text).split(signBreaks).filter(Boolean);

/** What one token may be read as: "sh1p!" is "sh1p", "ship" and "shlp". */
function readingsOf(token: string): ReadonlySet<string> {
  const bare = token.replace(outerSigns, '');
  const readings = new Set([bare, ...plainPartsOf(bare)]);
  for (const form of [token, token.replace(trailingSigns, ''), bare]) {
    readings.add(unleet(form, 'i'));
    readings.add(unleet(form, 'l'));
  }
  return readings;
}

// "you+idiot" is two words where nobody means a letter by the sign.
const plainPartsOf = (token: string): string[] => token.split(breaks).filter(Boolean);

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '+': 't',
};

const unleet = (token: string, one: 'i' | 'l'): string =>
  token.replace(/[1!|]/g, one).replace(/[0345789@$+]/g, (sign) => letters[sign] ?? sign);

const undecomposed: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** Small letters without accents, and without what is not seen between them: soft hyphens, joiners, kashidas. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .replace(/[ßøłđðþæœı]/g, (letter) => undecomposed[letter] ?? letter);
