import { drawnNumber, hashOfList } from '@souk/shared/live/giveaways/draw.ts';
import { CLAIM_DAYS } from '@souk/shared/live/giveaways/schema.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { nextInTurn } from '../../../platform/jobs/in-turn.ts';
import { returnPiece } from '../../money/stock/index.ts';
import { findEntryBy, strikeEntries } from './entries.repo.ts';
import { tellOfGiveaway } from './giveaway.live.ts';
import { findGiveaway, type Giveaway, lockToDraw, lockToTell, updateGiveaway } from './giveaways.repo.ts';
import { tellWinner } from './telling.service.ts';

const DAY_MS = 86_400_000;

/** Draws what is over for so long. Any worker may, and each giveaway is drawn once. Gives how many. */
export function drawOver({ db, clock }: { db: Kysely<Tables>; clock: Clock }, afterMs = 0): Promise<number> {
  return nextInTurn(
    db,
    (tx, passed) => lockToDraw(tx, afterMs, passed),
    (tx, giveaway) => draw(tx, giveaway, clock.now()),
  );
}

/** The list is frozen, the secret draws from it, and everybody hears who it is, in one transaction. */
async function draw(tx: Db, giveaway: Giveaway, now: Date): Promise<void> {
  const { id, secret, entryCount: count, head: last } = giveaway;
  if (!last) throw new Error(`giveaway ${id} has no list`);
  const struck = await strikeEntries(tx, giveaway);
  const head = hashOfList(last, { count, struck });
  const number = drawnNumber({ secret, head }, { count, struck });
  const drawn = { state: 'drawn' as const, drawn_at: giveaway.now, head };
  if (number === null) {
    await updateGiveaway(tx, id, { ...drawn, piece: 'back' });
    await returnHeld(tx, giveaway);
  } else {
    const entry = await findEntryBy(tx, id, number);
    await updateGiveaway(tx, id, {
      ...{ ...drawn, winner_number: number, winner_id: entry?.userId ?? null },
      ...{ gift: 'due', due_at: now, claim_until: new Date(now.getTime() + CLAIM_DAYS * DAY_MS) },
    });
  }
  const after = await findGiveaway(tx, id);
  if (!after) throw new Error(`giveaway ${id} is gone`);
  await tellWinner(tx, after, now);
  await tellOfGiveaway(tx, after, now);
}

/** Nobody was given the piece: it is on its shelf again. */
export async function returnHeld(tx: Db, { productId, variantId }: Giveaway): Promise<void> {
  if (variantId) await returnPiece(tx, { productId, variantId });
}

/** Rooms are told now and then how many have entered, not with each entry. */
export async function tellCounts({ db, clock }: { db: Kysely<Tables>; clock: Clock }): Promise<void> {
  await nextInTurn(db, lockToTell, async (tx, giveaway) => {
    await updateGiveaway(tx, giveaway.id, { told_count: giveaway.entryCount });
    await tellOfGiveaway(tx, giveaway, clock.now());
  });
}
