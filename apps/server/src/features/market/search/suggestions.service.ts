import { plainText } from '@souk/shared/market/search/spelling.ts';
import { likeText } from '../../../platform/db/like-text.ts';
import type { Ctx } from '../../../platform/session/actor.ts';
import { correctedIntent, type Intent, readIntent, wordQueries } from '../catalog/index.ts';
import { type CategoryNode, categoryTree } from '../categories/index.ts';
import { findSuggestions, type SuggestionRow } from './suggestions.repo.ts';

/** A few things that a text may mean while it is typed; with a slip in it, what it was meant to be. */
export async function suggest(ctx: Ctx, text: string): Promise<SuggestionRow[]> {
  const { db } = ctx;
  const tree = await categoryTree(ctx);
  const intent = await readIntent(db, text, tree);
  const found = await findSuggestions(db, typedAs(intent, text, tree));
  if (found.length > 0 || intent.unknown.length === 0) return found;
  const corrected = await correctedIntent(db, intent, tree);
  return corrected ? findSuggestions(db, typedAs(corrected, corrected.text, tree)) : found;
}

function typedAs(intent: Intent, text: string, tree: readonly CategoryNode[]) {
  const { written, titled } = wordQueries(intent);
  const named = [...beginningSo(text, tree), ...intent.categories];
  return {
    beginning: text.toLowerCase(),
    pattern: /[\p{L}\p{N}]{3}/u.test(text) ? `%${likeText(text)}%` : `${likeText(text)}%`,
    written,
    titled,
    categories: [...new Set(named)].slice(0, 2),
  };
}

/** Categories with a name, in any language, or a word in it, that begins so. */
function beginningSo(text: string, tree: readonly CategoryNode[]) {
  const typed = plainText(text);
  const begins = (name: string) => {
    const plain = plainText(name);
    return plain.startsWith(typed) || plain.includes(` ${typed}`);
  };
  return tree.filter(({ names }) => Object.values(names).some(begins)).map(({ id }) => id);
}
