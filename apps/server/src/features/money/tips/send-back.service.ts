import type { ShopId, TipId, UserId } from '@souk/shared/ids.ts';
import { tipSentBack } from '@souk/shared/money/ledger/tip.ts';
import { record } from '../../../platform/audit/record.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import { publish } from '../../../platform/outbox/outbox.ts';
import type { SignedInUser, UserCtx } from '../../../platform/session/actor.ts';
import { notifyAll } from '../../talk/notifications/index.ts';
import { type Entry, ofShop, postAll } from '../ledger/index.ts';
import { findTipSides, lockTip, moveTip, type TipRow, waitingOf } from './tips.repo.ts';

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
  const { shop_id, from_id: fromId, currency, amount } = tip;
  if (isTipOf({ fromId, shopId: shop_id }, actor)) throw forbidden('This tip is one of your own.');
  if (tip.state !== 'given' || fromId === null) throw tipNotThere();
  await record(tx, {
    ...{ actorId: actor.userId, action: 'tip.sent-back', subject: { kind: 'user', id: fromId }, now },
    details: { tip: id, amount, currency, reason },
  });
  await postAll(tx, await entriesOfSentBack(tx, tip, now));
  await tellBoth(tx, tip, fromId, now);
}

/** Its giver is to have it again: what is booked for that, and whoever shows it hears of it. The tip is locked. */
export async function entriesOfSentBack(tx: Db, tip: TipRow, now: Date): Promise<Entry[]> {
  const { id, shop_id, from_id: fromId, currency, amount, commission, payment_fee: paymentFee } = tip;
  if (tip.state !== 'given' || fromId === null) return [];
  await moveTip(tx, id, { state: 'sent-back', sent_back_at: now });
  await publish(tx, 'tip.given', { tipId: id });
  const parts = { fromId, amount, commission, paymentFee, waiting: waitingOf(tip) };
  return [
    {
      ...{ key: `tip-sent-back ${id}`, kind: 'refund', at: now, currency, about: { personId: fromId } },
      postings: ofShop(shop_id, tipSentBack, parts),
    },
  ];
}

async function tellBoth(tx: Db, tip: TipRow, fromId: UserId, now: Date): Promise<void> {
  const { ownerId, shop, show } = await findTipSides(tx, tip.id);
  const price = { amount: tip.amount, currency: tip.currency };
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
