import type { CategoryId } from '@souk/shared/ids.ts';
import { forgiven, slipsBetween, wordsOf } from '@souk/shared/market/search/spelling.ts';
import type { CategoryNode } from '../../categories/index.ts';

// A text that names more of them than this means none in particular.
const most = 4;

/** The categories whose name, in any language, has all the words, in the singular or plural. */
export function namedCategories(words: readonly string[], tree: readonly CategoryNode[]): CategoryId[] {
  return thoseWith(tree, words, (word, name) => sameWord(word, name));
}

/** The same in spite of a slip: "snaekers" means "Sneakers". */
export function nearlyNamedCategories(words: readonly string[], tree: readonly CategoryNode[]): CategoryId[] {
  return thoseWith(
    tree,
    words,
    (word, name) =>
      sameWord(word, name) ||
      endings.some((ending) => {
        const singular = name.endsWith(ending) ? name.slice(0, name.length - ending.length) : name;
        return slipsBetween(word, singular) <= Math.min(forgiven(word), forgiven(singular));
      }),
  );
}

function thoseWith(
  tree: readonly CategoryNode[],
  words: readonly string[],
  isMeant: (word: string, name: string) => boolean,
): CategoryId[] {
  if (words.length === 0) return [];
  const found = tree.filter(({ names }) =>
    Object.values(names).some((name) => {
      const of = wordsOf(name);
      return words.every((word) => of.some((one) => isMeant(word, one)));
    }),
  );
  return found.length > most ? [] : found.map(({ id }) => id);
}

const endings = ['', 's', 'es'];

export const sameWord = (one: string, other: string): boolean =>
  endings.some((ending) => one + ending === other || other + ending === one);
