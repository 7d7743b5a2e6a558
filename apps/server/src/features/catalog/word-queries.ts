import { plainText } from '@souk/shared/search/spelling.ts';
import type { Intent } from './intent.service.ts';

/** What products are asked for, in the language of Postgres' text search. */
export interface WordQueries {
  /** All the words, the last one perhaps not typed to its end. */
  all: string;
  /** All of them in the title. */
  titled: string;
  /** Any of them. */
  some: string;
}

/** Words as they stand or as their stems in any language: whoever searches may write in another than the market's. */
export function wordQueries(intent: Intent): WordQueries {
  const all = intent.plain ? ofWords(intent) : commanded(intent);
  const some = [...new Set(intent.words.flatMap((word) => formsOf(intent, word)).concat(intent.completions))];
  return {
    all,
    titled: intent.plain ? all.replaceAll(/'(?=[ )]|$)/g, "':A").replaceAll(':*', ':*A') : all,
    some: anyOf(some),
  };
}

function ofWords(intent: Intent): string {
  const { words, completions, beginning } = intent;
  // "The" says nothing, unless it is all there is.
  const telling = words.filter(
    (word, at) => !intent.stops.has(word) || (at === words.length - 1 && beginning),
  );
  return (telling.length > 0 ? telling : words)
    .map((word, at, list) => {
      const forms = formsOf(intent, word).map(quoted);
      const isLast = at === list.length - 1 && beginning !== null;
      if (isLast && completions.length > 0) forms.push(...completions.map(quoted));
      else if (isLast && word === words.at(-1)) forms.push(`${quoted(word)}:*`);
      return `(${[...new Set(forms)].join(' | ')} )`;
    })
    .join(' & ');
}

/** What is not wanted is not wanted in any of its forms; words in quotes stand side by side. */
function commanded({ text, stems }: Intent): string {
  const parts = plainText(text).match(/-?"[^"]*"?|\S+/g) ?? [];
  const wanted: string[] = [];
  const unwanted: string[] = [];
  for (const part of parts) {
    const words = part.match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length === 0) continue;
    const phrase = words.map(quoted).join(' <-> ');
    const forms = words.length === 1 ? anyOf([words[0]!, ...(stems.get(words[0]!) ?? [])]) : phrase;
    (part.startsWith('-') ? unwanted : wanted).push(`(${forms})`);
  }
  if (wanted.length === 0) return '';
  return [...wanted, ...unwanted.map((one) => `!${one}`)].join(' & ');
}

const formsOf = ({ stems }: Intent, word: string): string[] => [word, ...(stems.get(word) ?? [])];

const anyOf = (words: readonly string[]): string => [...new Set(words)].map(quoted).join(' | ');

// Words are letters and digits alone, so nothing in them needs to be escaped.
const quoted = (word: string): string => `'${word}'`;
