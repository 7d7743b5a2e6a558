import type { DisputeId, OrderId } from '@souk/shared/ids.ts';
import { mostEvidence } from '@souk/shared/money/disputes/limits.ts';
import type {
  Dispute,
  DisputeStepBody,
  OrderDisputes,
  SayInDisputeBody,
} from '@souk/shared/money/disputes/schema.ts';
import { isOpenDispute } from '@souk/shared/money/disputes/states.ts';
import { coveredUntil } from '@souk/shared/money/disputes/windows.ts';
import { cardStep } from '@souk/shared/money-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invalidInput, notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { cardPart, findOrder, nothingRefunded, tooMuchRefunded } from '../orders/index.ts';
import { costNothing, findMatter, lockMatter, type Matter, sideOfMatter } from './dispute.access.ts';
import { type DisputeFact, tellOfDispute } from './dispute.facts.ts';
import { canComeBack, presentDispute } from './dispute.presenter.ts';
import { countOf, findDisputesOf, findEntries, insertEntry } from './dispute.repo.ts';
import { type Doing, stepDispute } from './dispute-step.service.ts';
import { disputeMovedOn, nothingToReturn, tooMuchEvidence } from './disputes.failures.ts';
import { endWithAll, endWithNothing, endWithPart } from './end.service.ts';
import { refuseForeignEvidence } from './evidence.service.ts';
import { reasonsOf, waysFor } from './open.service.ts';

export async function getDispute({ db, actor }: UserCtx, id: DisputeId): Promise<Dispute> {
  const matter = await findMatter(db, actor, id);
  return presentDispute(matter, await findEntries(db, [id]));
}

/** What is or was wrong with one order, as the side that asks sees it. */
export async function listDisputes({ db, actor, clock }: UserCtx, orderId: OrderId): Promise<OrderDisputes> {
  const order = await findOrder(db, orderId);
  const as = order && sideOfMatter(actor, order);
  if (!as) throw notFound('order');
  const disputes = await findDisputesOf(db, orderId);
  const entries = await findEntries(
    db,
    disputes.map(({ id }) => id),
  );
  const ways = as === 'buyer' ? waysFor(order, clock.now()) : [];
  return {
    items: disputes.map((dispute) =>
      presentDispute(
        { order, dispute, as },
        entries.filter((entry) => entry.dispute_id === dispute.id),
      ),
    ),
    ways: ways.map((kind) => ({
      kind,
      reasons: [...reasonsOf(order, kind)],
      until: coveredUntil(order.paid_at ?? order.placed_at, order.delivered_at).toISOString(),
    })),
  };
}

// A person with more to say writes to the other side.
const MOST_ENTRIES = 100;

export async function sayInDispute(
  ctx: UserCtx,
  id: DisputeId,
  { text, pictures }: SayInDisputeBody,
): Promise<void> {
  const { db: tx, actor, clock } = ctx;
  const now = clock.now();
  const { order, dispute, as } = await lockMatter(tx, actor, id);
  if (!isOpenDispute(dispute.state)) throw disputeMovedOn(dispute.state);
  const before = await countOf(tx, id, as);
  if (before.entries >= MOST_ENTRIES || before.pictures + pictures.length > 2 * mostEvidence)
    throw tooMuchEvidence(2 * mostEvidence);
  await refuseForeignEvidence(tx, actor.userId, pictures);
  await insertEntry(tx, id, {
    ...{ kind: 'said', state: dispute.state, by: as, authorId: actor.userId, text, pictures, at: now },
  });
  await tellOfDispute(tx, { order, dispute }, { fact: 'said', by: as, now });
}

/** What the shop offers and the buyer takes, each where it is their turn. */
export async function takeStep(ctx: UserCtx, id: DisputeId, body: DisputeStepBody): Promise<void> {
  const { db: tx, actor, clock } = ctx;
  const matter = await lockMatter(tx, actor, id);
  const text = 'text' in body ? body.text : '';
  const doing: Doing = { by: matter.as, authorId: actor.userId, now: clock.now(), text };
  const { fact, ...after } = await follow(tx, matter, body, doing);
  await tellOfDispute(tx, after, { fact, by: matter.as, now: doing.now });
}

type After = Pick<Matter, 'order' | 'dispute'> & { fact: DisputeFact };

async function follow(tx: Db, matter: Matter, body: DisputeStepBody, doing: Doing): Promise<After> {
  const { order, dispute } = matter;
  switch (body.step) {
    case 'offer-part': {
      const amount = amountOf(matter, body.amount);
      const how = { ...doing, kind: 'part-offered' as const, amount };
      return { order, dispute: await stepDispute(tx, dispute, 'offerPart', how), fact: 'part-offered' };
    }
    case 'offer-return': {
      if (costNothing(order)) throw nothingRefunded();
      if (!canComeBack(matter)) throw nothingToReturn();
      const how = { ...doing, kind: 'return-offered' as const };
      return { order, dispute: await stepDispute(tx, dispute, 'offerReturn', how), fact: 'return-agreed' };
    }
    case 'agree-to-return': {
      // Only a buyer who asked for that has agreed to it.
      if (dispute.kind !== 'return') throw disputeMovedOn(dispute.state);
      const how = { ...doing, kind: 'return-agreed' as const };
      return { order, dispute: await stepDispute(tx, dispute, 'agreeToReturn', how), fact: 'return-agreed' };
    }
    case 'refuse': {
      const how = { ...doing, kind: 'refused' as const };
      return { order, dispute: await stepDispute(tx, dispute, 'refuse', how), fact: 'with-staff' };
    }
    case 'refund':
      // Staff decide with a reason, and only where the two did not.
      if (matter.as !== 'seller') throw disputeMovedOn(dispute.state);
      return {
        ...(await endWithAll(tx, matter, { ...doing, restocks: body.restock })),
        fact: 'settled',
      };
    case 'accept':
      return await accept(tx, matter, doing);
    case 'decline': {
      const how = { ...doing, kind: 'declined' as const };
      return { order, dispute: await stepDispute(tx, dispute, 'decline', how), fact: 'with-staff' };
    }
    case 'send-back': {
      const words = [body.text, body.tracking].filter((line) => line !== '').join('\n');
      const how = { ...doing, kind: 'sent-back' as const, text: words };
      return { order, dispute: await stepDispute(tx, dispute, 'sendBack', how), fact: 'sent-back' };
    }
    case 'withdraw':
      return { ...(await endWithNothing(tx, matter, { ...doing, step: 'withdraw' })), fact: 'settled' };
  }
}

async function accept(tx: Db, matter: Matter, doing: Doing): Promise<After> {
  const { order, dispute } = matter;
  if (dispute.state === 'return-offered') {
    const how = { ...doing, kind: 'accepted' as const };
    return { order, dispute: await stepDispute(tx, dispute, 'acceptReturn', how), fact: 'said' };
  }
  const amount = cardPart(order, dispute.offered ?? 0);
  return {
    ...(await endWithPart(tx, matter, { ...doing, amount, step: 'acceptPart' })),
    fact: 'settled',
  };
}

/** A part in the order's own currency, as its card can take it, and less than what is left. */
export function amountOf({ order }: Matter, given: { amount: number; currency: string }): number {
  const { currency, total, refunded } = order;
  if (given.currency !== currency)
    throw invalidInput([{ field: 'amount.currency', message: `Must be ${currency}.` }]);
  const left = total - refunded;
  const amount = cardPart(order, given.amount);
  const step = order.payment_id === null ? 1 : cardStep(currency);
  if (amount >= left)
    throw tooMuchRefunded({ amount: Math.max(0, Math.ceil(left / step) - 1) * step, currency });
  return amount;
}
