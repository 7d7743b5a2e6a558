import type { Db } from '../../../platform/db/database.ts';
import type { Ctx } from '../../../platform/session/actor.ts';
import { type AskedThings, findKept, type Kept, nothingKept } from './kept.repo.ts';

/** Which of these things the one who asks has kept; a visitor keeps nothing, and nothing is asked. */
export async function keptBy({ db, actor }: Ctx, ids: readonly string[]): Promise<Kept> {
  if (actor.kind === 'visitor' || ids.length === 0) return nothingKept;
  const ask = gathering.get(db) ?? openGathering(db);
  gathering.set(db, ask);
  return ask({ userId: actor.userId, ids });
}

type Ask = (asked: AskedThings) => Promise<Kept>;

const gathering = new WeakMap<Db, Ask>();

// One question about many costs hardly more than about one. While two are under way, the others gather for the next.
const atOnce = 2;
const mostTogether = 100;

function openGathering(db: Db): Ask {
  let waiting: Array<PromiseWithResolvers<Kept> & { asked: AskedThings }> = [];
  let underWay = 0;

  async function askNext(): Promise<void> {
    const together = waiting.slice(0, mostTogether);
    waiting = waiting.slice(mostTogether);
    underWay += 1;
    try {
      const kept = await findKept(
        db,
        together.map(({ asked }) => asked),
      );
      for (const [nth, { resolve }] of together.entries()) resolve(kept[nth] ?? nothingKept);
    } catch (error) {
      for (const { reject } of together) reject(error);
    } finally {
      underWay -= 1;
      if (waiting.length > 0) void askNext();
    }
  }

  return (asked) => {
    const one = { asked, ...Promise.withResolvers<Kept>() };
    waiting.push(one);
    if (underWay < atOnce) void askNext();
    return one.promise;
  };
}
