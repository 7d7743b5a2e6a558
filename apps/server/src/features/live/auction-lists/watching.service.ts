import type { LotId, ShowId } from '@souk/shared/ids.ts';
import type { WatchedLots } from '@souk/shared/live/auction-lists/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { notify } from '../../talk/notifications/index.ts';
import { type AuctionFacts, findLotNews, getLotPage } from '../auctions/index.ts';
import type { ShowFacts } from '../shows/index.ts';
import { deleteWatch, findWatchedIn, insertWatch, takeWatchersOfNext } from './watching.repo.ts';

/** So many lots before it comes up, who watches it is told. */
const LOTS_AHEAD = 3;

export async function watchLot(ctx: UserCtx, lotId: LotId): Promise<void> {
  await getLotPage(ctx, lotId);
  await insertWatch(ctx.db, lotId, ctx.actor.userId, ctx.clock.now());
}

/** Also of what was never watched, or is hidden by now. */
export const unwatchLot = ({ db, actor }: UserCtx, lotId: LotId): Promise<void> =>
  deleteWatch(db, lotId, actor.userId);

export const listWatched = async ({ db, actor }: UserCtx, showId: ShowId): Promise<WatchedLots> => ({
  lotIds: await findWatchedIn(db, showId, actor.userId),
});

/**
 * As a show goes on, those that come up are three lots away or less: with each lot that is over, as it goes live, and when its
 * host puts something else first, or begins it.
 */
export async function tellComingUp(
  tx: Db,
  { lotIds = [], showId }: Partial<AuctionFacts['lots.closed'] & ShowFacts['show.goes-on']>,
  now: Date,
): Promise<void> {
  const watchers = await takeWatchersOfNext(tx, { lotIds, showId: showId ?? null, ahead: LOTS_AHEAD, now });
  if (watchers.length === 0) return;
  const lots = await findLotNews(tx, [...new Set(watchers.map(({ lotId }) => lotId))]);
  // In one order, as everyone who tells several people.
  for (const { userId, lotId } of watchers.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))) {
    const lot = lots.find(({ id }) => id === lotId);
    if (!lot?.showId) continue;
    await notify(
      tx,
      userId,
      {
        ...{ text: 'lotComingUp', params: { product: lot.title, show: lot.show ?? '' } },
        ...{ about: lotId, to: `/live/${lot.showId}`, picture: lot.picture },
      },
      now,
    );
  }
}
