import type { EventId, ProductId, ShopId, ShowId } from '@souk/shared/ids.ts';
import { favoriteNewsOf, newsForDays } from '@souk/shared/market/favorites/news.ts';
import type {
  FavoriteCounts,
  FavoriteKind,
  FavoritePage,
  FavoriteQuery,
  FavoriteState,
} from '@souk/shared/market/favorites/schema.ts';
import { z } from 'zod';
import { cursorMoment, pageOf, readCursor } from '../../../platform/db/cursor.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findProductCards, presentProductCard } from '../catalog/index.ts';
import { findEventCards, presentEventCard } from '../events/index.ts';
import { findShopCards, presentShopCard } from '../shops/index.ts';
import { findShowCards, presentShowCard } from '../showcase/index.ts';
import {
  countFavorites,
  deleteFavorite,
  findFavorites,
  insertFavorite,
  isPublic,
  moveFavoriteCount,
} from './favorite.repo.ts';
import { findAllNews, findWhatHappened } from './news.repo.ts';

/** Keeping twice is keeping once; the count moves with the row or not at all. */
export function keep({ db, actor }: UserCtx, kind: FavoriteKind, id: string): Promise<FavoriteState> {
  return db.transaction().execute(async (tx) => {
    if (!(await isPublic(tx, kind, id))) throw notFound(kind);
    const isNew = await insertFavorite(tx, actor.userId, kind, id);
    return { favorite: true, count: await moveFavoriteCount(tx, kind, id, isNew ? 1 : 0) };
  });
}

/** Letting go also works of what is hidden by now, and of what was never kept. */
export function letGo({ db, actor }: UserCtx, kind: FavoriteKind, id: string): Promise<FavoriteState> {
  return db.transaction().execute(async (tx) => {
    const wasThere = await deleteFavorite(tx, actor.userId, kind, id);
    return { favorite: false, count: await moveFavoriteCount(tx, kind, id, wasThere ? -1 : 0) };
  });
}

export async function countFavoritesOf({ db, clock, actor }: UserCtx): Promise<FavoriteCounts> {
  const now = clock.now();
  const since = new Date(now.getTime() - newsForDays * 86_400_000);
  const [counts, happened] = await Promise.all([
    countFavorites(db, actor.userId),
    findAllNews(db, actor.userId, since),
  ]);
  return { ...counts, news: happened.filter((what) => favoriteNewsOf(what, now)).length };
}

export async function listFavorites(
  { db, clock, actor }: UserCtx,
  { kind, cursor, limit }: FavoriteQuery,
  language: string,
): Promise<FavoritePage> {
  const after = readCursor(cursor, z.tuple([z.literal(kind), cursorMoment, z.uuid()]));
  const found = await findFavorites(
    db,
    actor.userId,
    kind,
    after && { at: after[1], id: after[2] },
    limit + 1,
  );
  const { rows, nextCursor } = pageOf(found, limit, (row) => [kind, row.place, row.id]);
  const ids = rows.map((row) => row.id);
  const favorites = new Set(ids);
  switch (kind) {
    case 'product': {
      const now = clock.now();
      const [cards, happened] = await Promise.all([
        findProductCards(db, ids as ProductId[]),
        findWhatHappened(db, actor.userId, ids),
      ]);
      const news = new Map(happened.map((what) => [what.id, favoriteNewsOf(what, now)]));
      const items = cards.map((card) => ({
        ...presentProductCard(card, favorites),
        news: news.get(card.id) ?? null,
      }));
      return { kind, items, nextCursor };
    }
    case 'event': {
      const cards = await findEventCards(db, ids as EventId[]);
      return { kind, items: cards.map((card) => presentEventCard(card, favorites)), nextCursor };
    }
    case 'show': {
      const cards = await findShowCards(db, ids as ShowId[]);
      return { kind, items: cards.map((card) => presentShowCard(card, favorites, language)), nextCursor };
    }
    case 'shop': {
      const cards = await findShopCards(db, ids as ShopId[]);
      return { kind, items: cards.map((card) => presentShopCard(card, favorites)), nextCursor };
    }
  }
}
