import { api } from '@/platform/api/index.ts';
import type { FavoriteKind } from '@/ui/favorite/favorites.ts';

export const favoriteCountsKey = ['favorites', 'counts'] as const;

/** Keeps or lets go of a thing; the same twice changes nothing. */
export function keepThing(kind: FavoriteKind, id: string, isFavorite: boolean): Promise<unknown> {
  const path = kind === 'shop' ? `/shops/${id}/follow` : `/favorites/${kind}/${id}`;
  return isFavorite ? api.put(path) : api.delete(path);
}
