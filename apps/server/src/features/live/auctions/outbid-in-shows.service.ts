import type { LotId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { Kysely } from 'kysely';
import { afterCommit, databaseOf } from '../../../platform/db/after-commit.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { publishAll } from '../../../platform/outbox/outbox.ts';
import { COUNTED_WITHIN_MS, findThoseIn } from '../room-chat/index.ts';
import type { AuctionFacts } from './auctions.facts.ts';
import { findLeaders } from './lots.repo.ts';

/** One hears of one lot no more often. */
const AGAIN_AFTER_MS = 60_000;
/** Of what nobody comes to tell no more is kept. */
const MOST_KEPT = 10_000;

interface Outbid {
  lotId: LotId;
  showId: ShowId;
  userId: UserId;
  /** By this process's own steady clock. */
  at: number;
}

/** Kept in memory, apart from the bids: what is told late, or not at all after a crash, keeps no bid waiting. */
class Kept {
  private readonly waiting = new Map<string, Outbid>();
  private readonly told = new Map<string, number>();

  add(outbid: Outbid): void {
    const key = keyOf(outbid);
    if (this.waiting.has(key) || this.told.has(key) || this.waiting.size >= MOST_KEPT) return;
    this.waiting.set(key, outbid);
  }

  takeDue(now: number): Outbid[] {
    for (const [key, at] of this.told) if (now - at >= AGAIN_AFTER_MS) this.told.delete(key);
    const due = [...this.waiting.values()].filter(({ at }) => now - at >= COUNTED_WITHIN_MS);
    for (const outbid of due) this.waiting.delete(keyOf(outbid));
    return due;
  }

  hasTold(outbids: readonly Outbid[], now: number): void {
    for (const outbid of outbids) this.told.set(keyOf(outbid), now);
  }
}

const keyOf = ({ lotId, userId }: Outbid): string => `${lotId} ${userId}`;

const kept = new WeakMap<Kysely<Tables>, Kept>();

function keptOf(db: Db): Kept {
  const database = databaseOf(db);
  const known = kept.get(database) ?? new Kept();
  kept.set(database, known);
  return known;
}

/** Who led a lot of a show leads it no more, once this is committed. */
export function noteOutbid(tx: Db, outbid: Omit<Outbid, 'at'>): void {
  const known = keptOf(tx);
  afterCommit(tx, () => known.add({ ...outbid, at: performance.now() }));
}

/**
 * Has those told who were outbid in a show and are not in its room. It waits until every process has counted its rooms since:
 * who left the moment before is told, and who leads again by then is not.
 */
export async function tellOutbidAway(db: Kysely<Tables>, now = performance.now()): Promise<void> {
  const known = keptOf(db);
  const due = known.takeDue(now);
  if (due.length === 0) return;
  const [there, leaders] = await Promise.all([
    findThoseIn(db, due),
    findLeaders(
      db,
      due.map(({ lotId }) => lotId),
    ),
  ]);
  const away = due.filter((one) => !there.includes(one) && leaders.get(one.lotId) !== one.userId);
  const facts = away.map(({ lotId, userId }): AuctionFacts['lot.outbid'] => ({ lotId, userId }));
  await db.transaction().execute((tx) => publishAll(tx, 'lot.outbid', facts));
  known.hasTold(away, now);
}
