import type { FavoriteKind } from '@/ui/favorite/favorites.ts';
import { keepThing } from '../api/keep-thing.ts';
import { press } from './favorites.store.ts';
import { kinds } from './kinds.ts';

const key = 'souk-wish';

/** What a visitor pressed a heart on, and where; kept in this tab while they sign in. */
type Wish = { kind: FavoriteKind; id: string; at: string };

export function rememberWish(wish: Wish, storage: Storage = sessionStorage): void {
  storage.setItem(key, JSON.stringify(wish));
}

/** Keeps it, once, when the sign-in leads back to where it was pressed; a wish left elsewhere is forgotten. */
export async function fulfilWish(way: unknown, storage: Storage = sessionStorage, send = keepThing) {
  const wish = takeWish(storage);
  if (wish && wish.at === way) await press(wish.kind, { _id: wish.id, name: '' }, true, send);
}

function takeWish(storage: Storage): Wish | null {
  const text = storage.getItem(key);
  storage.removeItem(key);
  const { kind, id, at } = text ? (JSON.parse(text) as Partial<Wish>) : {};
  return kinds.some((known) => known === kind) && id && at ? { kind: kind as FavoriteKind, id, at } : null;
}
