import type { CategoryId, ShopId } from '@souk/shared/ids.ts';
import { wordsOf } from '@souk/shared/market/search/spelling.ts';
import { type CategoryNode, subtreeOf } from '../../categories/index.ts';
import { sameWord } from './named-categories.ts';

// Each makes the search of every product a little longer.
const most = 100;
// Fewer letters begin the names of half the market.
export const leastLetters = 3;

/** A category or a shop as a word in the index of products (`filed_under` in SQL). */
const lexeme = (sign: 'c' | 's', id: CategoryId | ShopId): string => sign + id.replaceAll('-', '');

/**
 * By each word the categories and shops with it in their names, as words of the index: a category with all below it, in
 * any language. The last word may not be typed to its end.
 */
export function filedUnder(
  words: readonly string[],
  beginning: string | null,
  tree: readonly CategoryNode[],
  shops: ReadonlyMap<string, readonly ShopId[]>,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const word of words) {
    const mayGoOn = word === beginning && word.length >= leastLetters;
    const isNamed = (of: string) => sameWord(word, of) || (mayGoOn && of.startsWith(word));
    const categories = tree.filter(({ names }) =>
      Object.values(names).some((name) => wordsOf(name).some(isNamed)),
    );
    const below = new Set(categories.flatMap(({ id }) => subtreeOf(tree, id)));
    const all = [
      ...(shops.get(word) ?? []).map((id) => lexeme('s', id)),
      ...[...below].map((id) => lexeme('c', id)),
    ];
    if (all.length > 0) found.set(word, all.slice(0, most));
  }
  return found;
}
