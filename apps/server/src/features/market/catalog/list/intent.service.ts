import type { CategoryId, ShopId } from '@souk/shared/ids.ts';
import { forgiven, nearestWord, oneSlipFrom, wordsOf } from '@souk/shared/market/search/spelling.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { type CategoryNode, subtreeOf } from '../../categories/index.ts';
import { filedUnder } from './filed-under.ts';
import { namedCategories, nearlyNamedCategories } from './named-categories.ts';
import { findKnownWords, findWordsAmong } from './words.repo.ts';

/** What someone who typed a text may want. */
export interface Intent {
  text: string;
  words: string[];
  /** Quotes and a minus ask for exactly this and not that, so nothing near it will do. */
  plain: boolean;
  /** The last word, when it may not have been typed to its end. */
  beginning: string | null;
  /** What that may become. */
  completions: string[];
  /** The stems of each word in the languages that have some. */
  stems: ReadonlyMap<string, readonly string[]>;
  /** Words that say nothing in one of these languages. */
  stops: ReadonlySet<string>;
  /**
   * By each word the categories and shops with it in their names, as the index of products has them; not of a single
   * word that names one category or a shop, whose products are taken as they are.
   */
  filedUnder: ReadonlyMap<string, readonly string[]>;
  /** Those that all the words together name. */
  categories: CategoryId[];
  /** These, and all below them. */
  subtree: CategoryId[];
  /** Open shops that a single word names. */
  shops: readonly ShopId[];
}

// Quotes, and a minus before a word.
const commands = /"|(^|\s)-\S/;

const mostWords = 12;
// More words that nobody knows are not a slip but another language.
const mostUnknown = 3;

export async function readIntent(
  db: Db,
  text: string,
  tree: readonly CategoryNode[],
): Promise<Intent & { unknown: string[] }> {
  const words = wordsOf(text).slice(0, mostWords);
  const plain = !commands.test(text);
  const last = /[\p{L}\p{N}]$/u.test(text) ? (words.at(-1) ?? null) : null;
  const beginning = plain ? last : null;
  const { known, completions, stems, stops, shops } = await findKnownWords(
    db,
    words,
    beginning !== null && beginning.length > 1 ? beginning : null,
  );
  const common = { text, words, plain, beginning, completions, stems, stops };
  if (!plain) {
    const filed = filedUnder(words, null, tree, shops);
    return { ...common, filedUnder: filed, categories: [], subtree: [], shops: [], unknown: [] };
  }
  // "vas" is on its way to "vase", and so to the vases.
  const likely = last !== null && !known.has(last) ? completions[0] : undefined;
  const names = namesIn(words, likely ? [...words.slice(0, -1), likely] : words, beginning, tree, shops);
  const unknown = words.filter(
    (word) =>
      !known.has(word) &&
      !names.isName(word) &&
      forgiven(word) > 0 &&
      !(word === last && completions.length > 0),
  );
  return {
    ...common,
    ...names.named,
    unknown: unknown.length > mostUnknown ? [] : unknown,
  };
}

/** The same text with its unknown words read as the nearest known ones; null when there are none. */
export async function correctedIntent(
  db: Db,
  intent: Intent & { unknown: string[] },
  tree: readonly CategoryNode[],
): Promise<Intent | null> {
  const { unknown } = intent;
  const known = await findWordsAmong(
    db,
    unknown.flatMap(oneSlipFrom),
    unknown.filter((word) => forgiven(word) > 1).map((word) => word.slice(0, 2)),
  );
  const named = tree.flatMap(({ names }) => Object.values(names).flatMap(wordsOf));
  const all = [...known, ...named.map((word) => ({ word, uses: 1 }))];
  const meant = new Map(unknown.map((word) => [word, nearestWord(word, all)]));
  const words = intent.words.map((word) => meant.get(word) ?? word);
  if (words.join(' ') === intent.words.join(' ')) {
    const nearly = nearlyNamedCategories(words, tree);
    return nearly.length > 0 ? { ...intent, categories: nearly, subtree: allBelow(nearly, tree) } : null;
  }
  const { stems, stops, shops } = await findKnownWords(db, words, null);
  return {
    text: words.join(' '),
    words,
    plain: true,
    beginning: null,
    completions: [],
    stems,
    stops,
    ...namesIn(words, words, null, tree, shops).named,
  };
}

type Named = Pick<Intent, 'filedUnder' | 'categories' | 'subtree' | 'shops'>;

/** What the words name, together and each by itself; `likely` are the same typed to their end. */
function namesIn(
  words: readonly string[],
  likely: readonly string[],
  beginning: string | null,
  tree: readonly CategoryNode[],
  shops: ReadonlyMap<string, readonly ShopId[]>,
): { named: Named; isName: (word: string) => boolean } {
  const categories = namedCategories(likely, tree);
  const subtree = allBelow(categories, tree);
  const [single, ...others] = words;
  const isAlone = single !== undefined && others.length === 0;
  const filed = filedUnder(words, beginning, tree, isAlone ? new Map() : shops);
  const named = {
    filedUnder: isAlone && subtree.length === 1 ? new Map() : filed,
    categories,
    subtree,
    shops: isAlone ? (shops.get(single) ?? []) : [],
  };
  return { named, isName: (word) => filed.has(word) || shops.has(word) };
}

const allBelow = (categories: readonly CategoryId[], tree: readonly CategoryNode[]): CategoryId[] => [
  ...new Set(categories.flatMap((id) => subtreeOf(tree, id))),
];
