import type { ShopId, TipId, UserId } from '@souk/shared/ids.ts';
import type { Money } from '@souk/shared/money.ts';
import { record } from '../../../platform/audit/record.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { SignedInUser, UserCtx } from '../../../platform/session/actor.ts';
import { notifyAll } from '../../talk/notifications/index.ts';
import { post } from '../ledger/index.ts';
import { returnPart } from './return-part.ts';
import { keepReturned } from './tip-returns.repo.ts';
import { findTipSides, lockTip, type TipRow } from './tips.repo.ts';

const tipNotThere = (): Failure =>
  new Failure({ code: 'tip_not_given', status: 409, message: 'This tip was sent back, or never given.' });

/** Whether they gave it, or it went to their shop. */
export const isTipOf = (
  { fromId, shopId }: { fromId: UserId | null; shopId: ShopId },
  actor: Pick<SignedInUser, 'userId' | 'shopId'>,
): boolean => fromId === actor.userId || shopId === actor.shopId;

/** Staff send a tip back to its giver’s wallet, with a reason that is written down for good. Once. */
export async function sendTipBack(
  { db: tx, actor, clock }: UserCtx,
  id: TipId,
  reason: string,
): Promise<void> {
  const now = clock.now();
  const tip = await lockTip(tx, id);
  if (!tip) throw notFound('tip');
  const { shop_id, from_id: fromId, currency } = tip;
  // A bank may have brought some of it back.
  const amount = tip.amount - tip.returned;
  if (isTipOf({ fromId, shopId: shop_id }, actor)) throw forbidden('This tip is one of your own.');
  if (tip.state !== 'given' || fromId === null) throw tipNotThere();
  await record(tx, {
    ...{ actorId: actor.userId, action: 'tip.sent-back', subject: { kind: 'user', id: fromId }, now },
    details: { tip: id, amount, currency, reason },
  });
  await post(
    tx,
    await returnPart(tx, { ...tip, from_id: fromId }, { amount, key: `tip-sent-back ${id}`, now }),
  );
  await keepReturned(tx, id);
  await tellBoth(tx, tip, { fromId, price: { amount, currency }, now });
}

async function tellBoth(
  tx: Db,
  tip: TipRow,
  { fromId, price, now }: { fromId: UserId; price: Money; now: Date },
): Promise<void> {
  const { ownerId, shop, show } = await findTipSides(tx, tip.id);
  const about = { about: tip.id, to: '/wallet', picture: null } as const;
  await notifyAll(
    tx,
    [
      { to: fromId, notification: { text: 'tipSentBack', params: { price, shop }, ...about } },
      { to: ownerId, notification: { text: 'tipTakenBack', params: { price, show }, ...about } },
    ],
    now,
  );
}
