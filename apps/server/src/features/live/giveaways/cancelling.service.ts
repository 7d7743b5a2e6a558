import { hashOfCancelled } from '@souk/shared/live/giveaways/draw.ts';
import type { GiveawayId } from '@souk/shared/live/giveaways/schema.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { nextInTurn } from '../../../platform/jobs/in-turn.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { returnHeld } from './drawing.service.ts';
import { findEntriesAfter } from './entries.repo.ts';
import { giveawayNotOpen, giveawayOver } from './giveaways.failures.ts';
import { type Giveaway, lockCancelledToTell, updateGiveaway } from './giveaways.repo.ts';
import { holdGiveaway, tellAnew } from './hosting.service.ts';
import { tellCancelled } from './telling.service.ts';

/** So many are told together. */
const AT_ONCE = 100;

/**
 * Calls one off while people can still enter it: the list is frozen as it is, its secret is never told, and nobody is drawn.
 * Once its time is over it draws, whatever its host wants. Again it is called off already.
 */
export function cancelGiveaway({ db, actor, clock }: UserCtx, id: GiveawayId): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { giveaway } = await holdGiveaway(tx, actor, id);
    const { state, endsAt, head: last, entryCount: count, now } = giveaway;
    if (state === 'cancelled') return;
    if (state === 'waiting') throw giveawayNotOpen();
    if (state !== 'open' || !endsAt || !last || now > endsAt) throw giveawayOver();
    const head = hashOfCancelled(last, { count, at: now.toISOString() });
    await updateGiveaway(tx, id, { state: 'cancelled', cancelled_at: now, head, piece: 'back' });
    await returnHeld(tx, giveaway);
    await tellAnew(tx, id, clock.now());
  });
}

/** Tells everyone who was in it. Cut off in between, it goes on where it was. */
export async function tellOfCancelled({ db, clock }: { db: Kysely<Tables>; clock: Clock }): Promise<void> {
  await nextInTurn(db, lockCancelledToTell, (tx, giveaway) => tellSome(tx, giveaway, clock.now()));
}

async function tellSome(tx: Db, giveaway: Giveaway, now: Date): Promise<void> {
  const { id, cancelTold, entryCount } = giveaway;
  const entries = await findEntriesAfter(tx, id, cancelTold, AT_ONCE);
  const people = entries.flatMap(({ userId }) => userId ?? []);
  await tellCancelled(tx, giveaway, people, now);
  await updateGiveaway(tx, id, { cancel_told: entries.at(-1)?.number ?? entryCount });
}
