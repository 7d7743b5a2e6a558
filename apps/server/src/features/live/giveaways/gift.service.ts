import type { GiveawayId } from '@souk/shared/live/giveaways/schema.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import type { Log } from '../../../platform/logging/log.ts';
import { orderGift } from '../../money/checkout/index.ts';
import type { Payments } from '../../money/payments/index.ts';
import { returnHeld } from './drawing.service.ts';
import { type Giveaway, lockGiftDue, lockGiveaway, updateGiveaway } from './giveaways.repo.ts';
import { tellLapsed, tellWaiting } from './telling.service.ts';

const SECOND_MS = 1_000;
/** Who gives an address sees their order soon after; what failed is tried again later, so that others come first. */
const LOOK_AGAIN_MS = { address: 10 * SECOND_MS, suspended: 60 * SECOND_MS, failed: 60 * SECOND_MS };

export interface GivingParts {
  db: Kysely<Tables>;
  clock: Clock;
  payments: Payments;
  log: Pick<Log, 'warn'>;
}

/** It cannot be sent to its winner: nothing that was written for that stays. */
class NotSendable extends Error {}

/** Makes orders of what was won. Any worker may, and each gift is one order. */
export async function giveDue(parts: GivingParts): Promise<void> {
  while (await giveNext(parts));
}

async function giveNext({ db, clock, payments, log }: GivingParts): Promise<boolean> {
  const now = clock.now();
  let id: GiveawayId | undefined;
  try {
    return await db.transaction().execute(async (tx) => {
      const giveaway = await lockGiftDue(tx, now);
      id = giveaway?.id;
      if (giveaway) await give(tx, giveaway, payments, now);
      return giveaway !== undefined;
    });
  } catch (error) {
    if (!id) throw error;
    const isExpected = error instanceof NotSendable;
    if (!isExpected)
      log.warn({ err: error, giveaway: id }, 'a gift could not be given and is looked at again');
    const again = id;
    await db.transaction().execute((tx) => lookAgain(tx, again, { isExpected, now }));
    return true;
  }
}

async function give(tx: Db, giveaway: Giveaway, payments: Payments, now: Date): Promise<void> {
  const { id: giveawayId, winnerId, claimUntil, variantId } = giveaway;
  if (!winnerId || !variantId || !claimUntil || claimUntil <= now) {
    await updateGiveaway(tx, giveawayId, { gift: 'lapsed', due_at: null, piece: 'back' });
    await returnHeld(tx, giveaway);
    await tellLapsed(tx, giveaway, now);
    return;
  }
  const { productId, shopId, title, currency } = giveaway;
  const piece = { productId, variantId, shopId, title, currency };
  const orderId = await orderGift(tx, { giveawayId, piece, winnerId }, payments, now);
  if (!orderId) throw new NotSendable(giveawayId);
  await updateGiveaway(tx, giveawayId, { gift: 'ordered', due_at: null, piece: 'given' });
}

async function lookAgain(
  tx: Db,
  id: GiveawayId,
  { isExpected, now }: { isExpected: boolean; now: Date },
): Promise<void> {
  const giveaway = await lockGiveaway(tx, id);
  if (!giveaway?.gift || giveaway.gift === 'ordered' || giveaway.gift === 'lapsed') return;
  const waitsFor = giveaway.isSuspended ? 'suspended' : 'address';
  const wait = LOOK_AGAIN_MS[isExpected ? waitsFor : 'failed'];
  await updateGiveaway(tx, id, {
    gift: isExpected ? waitsFor : giveaway.gift,
    due_at: new Date(now.getTime() + wait),
  });
  if (isExpected && giveaway.gift !== waitsFor) await tellWaiting(tx, giveaway, waitsFor, now);
}
