import { plainText } from '@souk/shared/market/search/spelling.ts';
import type { Intent } from './intent.service.ts';

/** What products are asked for, in the language of Postgres' text search. */
export interface WordQueries {
  /** All the words, the last one perhaps not typed to its end; a name of its category or shop is a word of a product. */
  all: string;
  /** The same without the names of categories. */
  unfiled: string;
  /** All of them as they are written, in the title or below it. */
  written: string;
  /** All of them in the title. */
  titled: string;
  /** Any of them. */
  some: string;
  /** Any of them in what a product is called, tagged with or filed under. */
  called: string;
}

/** What a word may stand for in a product. */
interface Forms {
  words: string[];
  /** The beginning of any word. */
  beginning: string | null;
  /** Categories and shops with the word in their names, as the index has them. */
  filed: readonly string[];
}

/** Words as they stand or as their stems in any language: a search may be in another than the market's. */
export function wordQueries(intent: Intent): WordQueries {
  const forms = tellingWords(intent).map((word, at, all) => formsOf(intent, word, at === all.length - 1));
  const allOf = (form: (of: Forms) => string[]) => forms.map((of) => `(${form(of).join(' | ')})`).join(' & ');
  const anyOf = (form: (of: Forms) => string[]) => [...new Set(forms.flatMap(form))].join(' | ');
  const commanded = intent.plain ? null : commandedQuery(intent);
  return {
    all: commanded ?? allOf((of) => [...written(of), ...of.filed.map(quoted)]),
    unfiled: commanded ?? allOf((of) => [...written(of), ...of.filed.filter(isShop).map(quoted)]),
    written: commanded ?? allOf((of) => written(of)),
    titled: [commanded, commanded !== '' && allOf((of) => written(of, 'A'))].filter(Boolean).join(' & '),
    some: anyOf((of) => written(of)),
    called: anyOf((of) => [...written(of, 'ABC'), ...of.filed.map(quoted)]),
  };
}

/** "The" says nothing, unless it is all there is; what is not wanted says nothing of what is. */
function tellingWords(intent: Intent): string[] {
  const words = intent.plain ? intent.words : wantedWords(intent.text);
  const telling = words.filter(
    (word, at) => !intent.stops.has(word) || (at === words.length - 1 && intent.beginning),
  );
  return telling.length > 0 ? telling : words;
}

function formsOf(
  { stems, filedUnder, completions, beginning }: Intent,
  word: string,
  isLast: boolean,
): Forms {
  const mayGoOn = isLast && word === beginning;
  return {
    words: [word, ...(stems.get(word) ?? []), ...(mayGoOn ? completions : [])],
    beginning: mayGoOn && completions.length === 0 ? word : null,
    filed: filedUnder.get(word) ?? [],
  };
}

function written({ words, beginning }: Forms, weights = ''): string[] {
  const label = weights && `:${weights}`;
  const whole = [...new Set(words)].map((word) => quoted(word) + label);
  return beginning === null ? whole : [...whole, `${quoted(beginning)}:*${weights}`];
}

/** What is not wanted is not wanted in any of its forms; words in quotes stand side by side. */
function commandedQuery(intent: Intent): string {
  const wanted: string[] = [];
  const unwanted: string[] = [];
  for (const { isWanted, words } of partsOf(intent.text)) {
    const [word = ''] = words;
    const forms = () => [word, ...(intent.stems.get(word) ?? []), ...(intent.filedUnder.get(word) ?? [])];
    const query = words.length === 1 ? forms().map(quoted).join(' | ') : words.map(quoted).join(' <-> ');
    (isWanted ? wanted : unwanted).push(`(${query})`);
  }
  if (wanted.length === 0) return '';
  return [...wanted, ...unwanted.map((one) => `!${one}`)].join(' & ');
}

const wantedWords = (text: string): string[] =>
  partsOf(text).flatMap(({ isWanted, words }) => (isWanted ? words : []));

const partsOf = (text: string): Array<{ isWanted: boolean; words: string[] }> =>
  (plainText(text).match(/-?"[^"]*"?|\S+/g) ?? []).flatMap((part) => {
    const words = part.match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.length > 0 ? [{ isWanted: !part.startsWith('-'), words }] : [];
  });

const isShop = (lexeme: string): boolean => lexeme.startsWith('s');

// Words are letters and digits alone, so nothing in them needs to be escaped.
const quoted = (word: string): string => `'${word}'`;
