import { setTimeout as pause } from 'node:timers/promises';
import type { UserId } from '@souk/shared/ids.ts';
import { verifyLotLog } from '@souk/shared/live/auctions/verify-log.ts';
import { placeBid } from '../../apps/server/src/features/live/auctions/bidding.service.ts';
import { startAuctionClock } from '../../apps/server/src/features/live/auctions/index.ts';
import { readLotLog } from '../../apps/server/src/features/live/auctions/lot-log.service.ts';
import { connectDatabase, type Db } from '../../apps/server/src/platform/db/database.ts';
import { atMost, type Bar } from '../bars.ts';
import { makeBidders, makeLot, makeLotsEnding, nextBid } from './world.ts';

const LOTS = 1_000;
const LOGGED = 100_000;

/** A thousand lots that end in one second, two workers, and how long after the last end all are settled. */
export async function measureClosing(url: string): Promise<Bar[]> {
  const { db, close } = connectDatabase(url);
  const people = await makeBidders(db, 2);
  const from = new Date(Date.now() + 25_000);
  const lots = await makeLotsEnding(db, LOTS, from);
  const bid = (userId: UserId, lot: (typeof lots)[number]) =>
    placeBid({ db, actor: { userId } as never, takesCards: false }, lot, nextBid());
  for (let at = 0; at < lots.length; at += 20)
    await Promise.all(lots.slice(at, at + 20).map((lot, n) => bid(people[n % 2] as UserId, lot)));
  const lastEnd = from.getTime() + 1_000;
  await pause(Math.max(0, from.getTime() - Date.now() - 500));
  const other = connectDatabase(url);
  const log = { info() {}, warn() {} };
  await using _one = startAuctionClock({ db, log });
  await using _other = startAuctionClock({ db: other.db, log });
  while ((await openOf(db)) > 0) await pause(10);
  const took = (Date.now() - lastEnd) / 1_000;
  const { winners } = await db
    .selectFrom('lot_entries')
    .select((eb) => eb.fn.countAll<number>().as('winners'))
    .where('kind', '=', 'closed')
    .where('about', '=', 'sold')
    .executeTakeFirstOrThrow();
  if (Number(winners) < LOTS) throw new Error(`${winners} of ${LOTS} lots have a winner`);
  await _one[Symbol.asyncDispose]();
  await _other[Symbol.asyncDispose]();
  const verified = await measureLog(db, people);
  await other.close();
  await close();
  return [atMost('1 000 lots that end in one second, settled after the last end', took, 3, 's'), ...verified];
}

async function openOf(db: Db): Promise<number> {
  const { open } = await db
    .selectFrom('lots')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('state', '=', 'running')
    .where('show_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(open);
}

async function measureLog(db: Db, people: readonly UserId[]): Promise<Bar[]> {
  const lot = await makeLot(db);
  for (let at = 0; at < LOGGED; at += 500)
    await Promise.all(
      Array.from({ length: 500 }, (_, n) =>
        placeBid({ db, actor: { userId: people[n % 2] } as never, takesCards: false }, lot, nextBid()),
      ),
    );
  const log = await readLotLog(db, lot);
  const began = performance.now();
  const verdict = verifyLotLog(log);
  const took = (performance.now() - began) / 1_000;
  if (!verdict.ok) throw new Error(JSON.stringify(verdict));
  return [atMost(`a log of ${log.entries.length - 1} bids, checked as a browser would`, took, 2, 's')];
}
