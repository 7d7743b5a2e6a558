import type { CategoryId } from '@souk/shared/ids.ts';
import type { CategoryNode } from '../../categories/index.ts';

export interface CategoryNames {
  /** By address or by name in any language; the first of the candidates that is known. */
  find(candidates: readonly string[]): CategoryId | undefined;
  /** The name of the category that is written most alike. */
  nearest(candidates: readonly string[]): string | undefined;
}

// Below this share of pairs in common two names have nothing to do with each other.
const ALIKE = 0.35;

export function categoryNames(tree: readonly CategoryNode[]): CategoryNames {
  const known = new Map<string, CategoryId>();
  const shown = new Map<string, string>();
  for (const { id, slug, names } of tree) {
    for (const name of [slug, ...Object.values(names)]) {
      const plain = plainName(name);
      // Of two that are called the same, the one nearer to the root comes first in the tree.
      if (plain === '' || known.has(plain)) continue;
      known.set(plain, id);
      shown.set(plain, names.en ?? name);
    }
  }
  const ofName = (name: string): CategoryId | undefined => {
    const plain = plainName(name);
    return known.get(plain) ?? known.get(plain.replace(/s$/, '')) ?? known.get(`${plain}s`);
  };
  return {
    find: (candidates) => candidates.map(ofName).find((id) => id !== undefined),
    nearest(candidates) {
      let best: { name: string; likeness: number } | undefined;
      for (const candidate of candidates) {
        for (const name of known.keys()) {
          const likeness = alike(plainName(candidate), name);
          if (likeness >= ALIKE && likeness > (best?.likeness ?? 0)) best = { name, likeness };
        }
      }
      return best && shown.get(best.name);
    },
  };
}

/** Without capitals, accents and signs. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The share of pairs of letters that two names have in common (Dice). */
function alike(a: string, b: string): number {
  const [left, right] = [pairsOf(a), pairsOf(b)];
  const common = [...left].filter((pair) => right.has(pair)).length;
  return left.size + right.size === 0 ? 0 : (2 * common) / (left.size + right.size);
}

const pairsOf = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, i) => text.slice(i, i + 2)));
