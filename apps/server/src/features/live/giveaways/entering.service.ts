import type { UserId } from '@souk/shared/ids.ts';
import { hashOfEntry } from '@souk/shared/live/giveaways/draw.ts';
import type { GiveawayId, OwnEntry } from '@souk/shared/live/giveaways/schema.ts';
import type { Kysely } from 'kysely';
import { databaseOf } from '../../../platform/db/after-commit.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import type { Failure } from '../../../platform/errors/failure.ts';
import { notFound, unavailable } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { BatchQueue } from '../auctions/index.ts';
import { findShow, maySeeShow } from '../shows/index.ts';
import { type Entrant, findEntrants, insertEntries } from './entries.repo.ts';
import { whyNotEnter } from './entry.policy.ts';
import { findGiveaway, type Giveaway, lockGiveaway, updateGiveaway } from './giveaways.repo.ts';

/** So many are committed together at most. */
const MOST_TOGETHER = 500;
/** Who comes when so many wait comes again. */
const MOST_WAITING = 20_000;

interface Wish {
  userId: UserId;
  ticket: string;
}
type Outcome = { entry: OwnEntry } | { refused: Failure };

// Of each database of this process one: a room that enters at once waits in it, and not for connections.
const queues = new WeakMap<Kysely<Tables>, BatchQueue<GiveawayId, Wish, Outcome>>();

function queueOf(db: Kysely<Tables>) {
  const known =
    queues.get(db) ??
    new BatchQueue((id: GiveawayId, wishes) => enterTogether(db, id, wishes), MOST_TOGETHER);
  queues.set(db, known);
  return known;
}

/** Enters a giveaway, once: answered when it is committed, with the number one has in its list. Again tells the same. */
export async function enter({ db, actor }: UserCtx, id: GiveawayId, ticket: string): Promise<OwnEntry> {
  const found = await findGiveaway(db, id);
  const show = found && (await findShow(db, found.showId));
  if (!show || !maySeeShow(actor, show)) throw notFound('giveaway');
  const queue = queueOf(databaseOf(db));
  if (queue.waitingFor(id) >= MOST_WAITING) throw unavailable();
  const outcome = await queue.add(id, { userId: actor.userId, ticket });
  if ('refused' in outcome) throw outcome.refused;
  return outcome.entry;
}

function enterTogether(db: Kysely<Tables>, id: GiveawayId, wishes: readonly Wish[]): Promise<Outcome[]> {
  return db.transaction().execute(async (tx) => {
    const giveaway = await lockGiveaway(tx, id);
    if (!giveaway) return wishes.map(() => ({ refused: notFound('giveaway') }));
    const entrants = await findEntrants(tx, giveaway, [...new Set(wishes.map(({ userId }) => userId))]);
    const list = new EntryList(giveaway, entrants);
    const outcomes = wishes.map((wish) => list.enter(wish));
    if (list.added.length > 0) {
      await insertEntries(tx, list.added);
      await updateGiveaway(tx, id, { entry_count: list.count, head: list.head });
    }
    return outcomes;
  });
}

/** The list of a giveaway that is locked, as it grows. */
class EntryList {
  readonly added: Array<Parameters<typeof insertEntries>[1][number]> = [];
  count: number;
  head: string;
  private readonly giveaway: Giveaway;
  private readonly entrants: ReadonlyMap<UserId, Entrant>;
  private readonly entries = new Map<UserId, { number: number; ticket: string }>();

  constructor(giveaway: Giveaway, entrants: ReadonlyMap<UserId, Entrant>) {
    this.giveaway = giveaway;
    this.entrants = entrants;
    this.count = giveaway.entryCount;
    this.head = giveaway.head ?? '';
  }

  enter({ userId, ticket }: Wish): Outcome {
    const entrant = this.entrants.get(userId);
    if (!entrant) return { refused: notFound('user') };
    const known = entrant.entry ?? this.entries.get(userId);
    if (known) return { entry: { ...known, entries: this.count } };
    const refused = whyNotEnter(this.giveaway, entrant);
    if (refused) return { refused };
    const { id, now } = this.giveaway;
    const number = this.count + 1;
    const hash = hashOfEntry(this.head, { number, ticket, at: now.toISOString() });
    this.added.push({ giveaway_id: id, number, user_id: userId, ticket, at: now, hash });
    this.entries.set(userId, { number, ticket });
    this.count = number;
    this.head = hash;
    return { entry: { number, ticket, entries: number } };
  }
}
