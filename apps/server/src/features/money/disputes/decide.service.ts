import type { DisputeId } from '@souk/shared/ids.ts';
import type { DisputeDecisionBody } from '@souk/shared/money/disputes/schema.ts';
import { record } from '../../../platform/audit/record.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { nothingRefunded, orderNumber } from '../orders/index.ts';
import { costNothing, lockMatter, type Matter } from './dispute.access.ts';
import { tellOfDispute } from './dispute.facts.ts';
import { canComeBack } from './dispute.presenter.ts';
import { type Doing, stepDispute } from './dispute-step.service.ts';
import { disputeMovedOn, nothingToReturn } from './disputes.failures.ts';
import { amountOf } from './disputes.service.ts';
import { endWithAll, endWithNothing, endWithPart } from './end.service.ts';

/** Staff decide what the two could not agree on; both are told, and it is written down for good. */
export async function decideDispute(ctx: UserCtx, id: DisputeId, body: DisputeDecisionBody): Promise<void> {
  const { db: tx, actor, clock } = ctx;
  const now = clock.now();
  const matter = await lockMatter(tx, actor, id);
  // Nobody decides about what is their own.
  if (matter.as !== 'staff' || matter.dispute.state !== 'with-staff')
    throw disputeMovedOn(matter.dispute.state);
  const doing: Doing = { by: 'staff', authorId: actor.userId, now, text: body.text };
  const after = await follow(tx, matter, body, doing);
  await record(tx, {
    actorId: actor.userId,
    action: 'dispute.decided',
    subject: { kind: 'user', id: matter.order.buyer_id },
    details: {
      order: orderNumber(matter.order.number),
      dispute: id,
      decision: body.decision,
      reason: body.text,
      ...('amount' in body ? { amount: body.amount } : {}),
    },
    now,
  });
  await tellOfDispute(tx, after, { fact: 'decided', by: 'staff', now });
}

async function follow(
  tx: Db,
  matter: Matter,
  body: DisputeDecisionBody,
  doing: Doing,
): Promise<Pick<Matter, 'order' | 'dispute'>> {
  switch (body.decision) {
    case 'refund':
      return await endWithAll(tx, matter, doing);
    case 'part':
      return await endWithPart(tx, matter, {
        ...doing,
        amount: amountOf(matter, body.amount),
        step: 'refundPart',
      });
    case 'return': {
      if (costNothing(matter.order)) throw nothingRefunded();
      if (!canComeBack(matter)) throw nothingToReturn();
      const how = { ...doing, kind: 'return-decided' as const };
      return { order: matter.order, dispute: await stepDispute(tx, matter.dispute, 'askForReturn', how) };
    }
    case 'dismiss':
      return await endWithNothing(tx, matter, { ...doing, step: 'dismiss' });
  }
}
