import { createContext, use } from 'react';

export type FavoriteKind = 'product' | 'event' | 'show' | 'shop';
export interface Favorable {
  _id: string;
  name: string;
}

/** Hearts, reminders and follows: cards show them, the app says what a press does. */
export interface Favorites {
  /** What was pressed since the page was loaded; undefined when nothing was. */
  changed: (kind: FavoriteKind, id: string) => boolean | undefined;
  keep: (kind: FavoriteKind, thing: Favorable, favorite: boolean) => void;
  /** Nobody follows their own shop. */
  isOwn: (kind: FavoriteKind, id: string) => boolean;
}

export const FavoritesContext = createContext<Favorites | null>(null);

type FavoriteAndChange = readonly [favorite: boolean, change: ((favorite: boolean) => void) | undefined];

/** Whether a thing is kept, and what changes it; nothing changes it where nobody provides for that, or it is one's own. */
export function useFavorite(kind: FavoriteKind, thing: Favorable, before: boolean): FavoriteAndChange {
  const keeping = use(FavoritesContext);
  if (!keeping || keeping.isOwn(kind, thing._id)) return [before, undefined];
  return [keeping.changed(kind, thing._id) ?? before, (favorite) => keeping.keep(kind, thing, favorite)];
}
