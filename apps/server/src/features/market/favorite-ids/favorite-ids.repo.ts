import type { UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';

/** Ids of products, events, shows and shops that a viewer favours, is reminded of or follows. */
export type FavoriteIds = ReadonlySet<string>;

export const noFavorites: FavoriteIds = new Set();

/** Things of any kind, some of which this person may have saved. */
export interface AskedThings {
  userId: UserId;
  ids: readonly string[];
}

/** Which of these things each of these people has kept, in one question. */
export async function findFavorites(db: Db, asked: readonly AskedThings[]): Promise<FavoriteIds[]> {
  const userIds = `{${asked.map(({ userId }) => userId).join(',')}}`;
  const things = asked.map(({ ids }) => `{${ids.join(',')}}`);
  const found = new Map<number, Set<string>>();
  for (const { nth, id } of await favoritesIn(db, userIds, things)) {
    const favorites = found.get(nth) ?? new Set();
    found.set(nth, favorites.add(id));
  }
  return asked.map((_, at) => found.get(at + 1) ?? noFavorites);
}

// With every kind named, each thing is one look into the index of favourites, however many a person has.
const favoritesIn = prepared('kept among', (db, userIds: string, things: string[]) => ({
  compile: () =>
    sql<{ nth: number; id: string }>`
      select asked.nth::int as nth, favorites.id
      from unnest(${userIds}::text::uuid[], ${things}::text[]) with ordinality asked (user_id, things, nth)
      cross join lateral (
        select f.target_id as id from favorites f
        where f.user_id = asked.user_id and f.kind in ('product', 'event', 'show')
          and f.target_id = any(asked.things::uuid[])
        union all
        select f.shop_id from shop_follows f
        where f.user_id = asked.user_id and f.shop_id = any(asked.things::uuid[])
      ) favorites`.compile(db),
}));
