import type { SuspicionDecision } from '@souk/shared/desk/bid-signals/schema.ts';
import type { SuspicionId } from '@souk/shared/ids.ts';
import { record } from '../../../platform/audit/record.ts';
import type { Db } from '../../../platform/db/database.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { banFromShop } from '../../live/room-chat/index.ts';
import { suspicionDecided } from './bid-signals.failures.ts';
import { isOwnSuspicion } from './bid-signals.presenter.ts';
import { findSuspicion, lockSuspicions, type SuspicionRow, settleSuspicions } from './suspicions.repo.ts';

/** Decides about a bidder at a shop: all that is open about them there, once, and written down for good. */
export function decideSuspicion(
  ctx: UserCtx,
  id: SuspicionId,
  { decision, note }: SuspicionDecision,
): Promise<SuspicionRow> {
  const { db, clock, actor } = ctx;
  return db.transaction().execute(async (tx) => {
    const found = await getSuspicion(tx, id);
    if (isOwnSuspicion(found, actor)) throw forbidden('This is about you, or your shop.');
    const { shop, lot, bidder } = found;
    const ids = await lockSuspicions(tx, shop.id, bidder.id);
    if (!ids.includes(id)) throw suspicionDecided();
    await settleSuspicions(tx, ids, { state: decision, by: actor.userId, note });
    const details = { lot: lot.id, ...(note ? { reason: note } : {}) };
    if (decision === 'banned') await banFromShop(ctx, tx, { shopId: shop.id, userId: bidder.id, details });
    else
      await record(tx, {
        ...{ actorId: actor.userId, action: 'bidder.cleared', subject: { kind: 'user', id: bidder.id } },
        ...{ details: { shop: shop.id, ...details }, now: clock.now() },
      });
    return getSuspicion(tx, id);
  });
}

async function getSuspicion(db: Db, id: SuspicionId): Promise<SuspicionRow> {
  const found = await findSuspicion(db, id);
  if (!found) throw notFound('suspicion');
  return found;
}
