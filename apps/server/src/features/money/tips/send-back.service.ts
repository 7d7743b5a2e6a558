import type { TipId } from '@souk/shared/ids.ts';
import { tipSentBack } from '@souk/shared/money/ledger/tip.ts';
import { record } from '../../../platform/audit/record.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import { publish } from '../../../platform/outbox/outbox.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { ofShop, post } from '../ledger/index.ts';
import { lockTip, moveTip } from './tips.repo.ts';

const tipNotThere = (): Failure =>
  new Failure({ code: 'tip_not_given', status: 409, message: 'This tip was sent back, or never given.' });

/** Staff send a tip back to its giver’s wallet, with a reason that is written down for good. Once. */
export async function sendTipBack(
  { db: tx, actor, clock }: UserCtx,
  id: TipId,
  reason: string,
): Promise<void> {
  const now = clock.now();
  const tip = await lockTip(tx, id);
  if (!tip) throw notFound('tip');
  const { shop_id, from_id: fromId, currency, amount, commission, payment_fee } = tip;
  if (fromId === actor.userId || actor.shopId === shop_id) throw forbidden('This tip is one of your own.');
  if (tip.state !== 'given' || fromId === null) throw tipNotThere();
  await moveTip(tx, id, { state: 'sent-back', sent_back_at: now });
  await record(tx, {
    ...{ actorId: actor.userId, action: 'tip.sent-back', subject: { kind: 'user', id: fromId }, now },
    details: { tip: id, amount, currency, reason },
  });
  await publish(tx, 'tip.given', { tipId: id });
  await post(tx, {
    ...{ key: `tip-sent-back ${id}`, kind: 'refund', at: now, currency, about: { personId: fromId } },
    postings: ofShop(shop_id, tipSentBack, { fromId, amount, commission, paymentFee: payment_fee }),
  });
}
