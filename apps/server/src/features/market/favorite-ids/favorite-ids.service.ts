import type { Db } from '../../../platform/db/database.ts';
import type { Ctx } from '../../../platform/session/actor.ts';
import { type AskedThings, type FavoriteIds, findFavorites, noFavorites } from './favorite-ids.repo.ts';

/** Which of these things the one who asks has kept; a visitor keeps nothing, and nothing is asked. */
export async function favoritesAmong({ db, actor }: Ctx, ids: readonly string[]): Promise<FavoriteIds> {
  if (actor.kind === 'visitor' || ids.length === 0) return noFavorites;
  const ask = gathering.get(db) ?? openGathering(db);
  gathering.set(db, ask);
  return ask({ userId: actor.userId, ids });
}

type Ask = (asked: AskedThings) => Promise<FavoriteIds>;

const gathering = new WeakMap<Db, Ask>();

// One question about many costs hardly more than about one. While two are under way, the others gather for the next.
const atOnce = 2;
const mostTogether = 100;

function openGathering(db: Db): Ask {
  let waiting: Array<PromiseWithResolvers<FavoriteIds> & { asked: AskedThings }> = [];
  let underWay = 0;

  async function askNext(): Promise<void> {
    const together = waiting.slice(0, mostTogether);
    waiting = waiting.slice(mostTogether);
    underWay += 1;
    try {
      const favorites = await findFavorites(
        db,
        together.map(({ asked }) => asked),
      );
      for (const [nth, { resolve }] of together.entries()) resolve(favorites[nth] ?? noFavorites);
    } catch (error) {
      for (const { reject } of together) reject(error);
    } finally {
      underWay -= 1;
      if (waiting.length > 0) void askNext();
    }
  }

  return (asked) => {
    const one = { asked, ...Promise.withResolvers<FavoriteIds>() };
    waiting.push(one);
    if (underWay < atOnce) void askNext();
    return one.promise;
  };
}
