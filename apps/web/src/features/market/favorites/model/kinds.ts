import type { FavoriteKind } from '@/ui/favorite/favorites.ts';

export const kinds = ['product', 'show', 'event', 'shop'] as const satisfies readonly FavoriteKind[];

export function kindOf(word: string | string[] | undefined): FavoriteKind {
  return kinds.find((kind) => kind === word) ?? 'product';
}
