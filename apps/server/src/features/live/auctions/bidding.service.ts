import type { LotId } from '@souk/shared/ids.ts';
import type { BidAnswer, BidInput } from '@souk/shared/live/auctions/schema.ts';
import type { Kysely } from 'kysely';
import { databaseOf } from '../../../platform/db/after-commit.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { unavailable } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { BatchQueue } from './batch-queue.ts';
import { type BidOutcome, decideBids, type WaitingBid } from './decide-bids.ts';

/** So many are decided and committed together at most. */
const MOST_TOGETHER = 500;
/** Who comes when so many wait for one lot comes again. */
const MOST_WAITING = 20_000;

type Queue = BatchQueue<LotId, WaitingBid, BidOutcome>;

// Of each database of this process one, whichever door a bid comes by.
const queues = new WeakMap<Kysely<Tables>, Queue>();

function queueOf(db: Kysely<Tables>): Queue {
  const known = queues.get(db) ?? new BatchQueue((lotId, bids) => decideBids(db, lotId, bids), MOST_TOGETHER);
  queues.set(db, known);
  return known;
}

interface BidCtx extends Pick<UserCtx, 'db' | 'actor'> {
  /** Whether what is won is charged to a card here. */
  takesCards: boolean;
}

/** A bid: answered once it is committed, with others of the same lot. The same id again is told the same again. */
export async function placeBid(ctx: BidCtx, lotId: LotId, input: BidInput): Promise<BidAnswer> {
  const receivedAt = performance.now();
  const queue = queueOf(databaseOf(ctx.db));
  if (queue.waitingFor(lotId) >= MOST_WAITING) throw unavailable();
  const { id, kind, amount, confirmed = false } = input;
  const outcome = await queue.add(lotId, {
    ...{ id, kind, confirmed, receivedAt },
    ...{ amount: amount.amount, currency: amount.currency },
    ...{ userId: ctx.actor.userId, needsCard: ctx.takesCards },
  });
  if ('refused' in outcome) throw outcome.refused;
  return outcome.answer;
}
