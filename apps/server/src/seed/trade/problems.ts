import type { OrderId } from '@souk/shared/ids.ts';
import {
  type DisputeStepInput,
  disputeStepBody,
  openDisputeBody,
} from '@souk/shared/money/disputes/schema.ts';
import type { DisputeReason } from '@souk/shared/money/disputes/windows.ts';
import { listDisputes, takeStep } from '../../features/money/disputes/disputes.service.ts';
import { openDispute } from '../../features/money/disputes/open.service.ts';
import type { UserCtx } from '../../platform/session/actor.ts';
import type { Trading } from './trading.ts';

/** What a buyer says is wrong with an order, so many hours after they paid, and what came of it. */
export interface Problem {
  after: number;
  kind: 'problem' | 'return';
  reason: DisputeReason;
  text: string;
  steps?: ReadonlyArray<{ after: number; by: 'buyer' | 'shop'; step: DisputeStepInput }>;
}

interface Told {
  trading: Trading;
  buyer: UserCtx;
  shop: UserCtx;
  order: () => OrderId;
}

/** Each as something that is done so many hours after the order was paid. */
export function problemSteps({ kind, reason, text, after, steps = [] }: Problem, told: Told) {
  const { trading, buyer, shop, order } = told;
  const body = openDisputeBody.parse({ kind, reason, text, pictures: [] });
  const take = (step: DisputeStepInput) => async (own: UserCtx) => {
    const [open] = (await listDisputes(own, order())).items;
    if (!open) throw new Error('nothing was said to be wrong with it');
    await takeStep(own, open._id, disputeStepBody.parse(step));
  };
  return [
    { after, happens: () => trading.within(buyer, (own) => openDispute(own, order(), body)) },
    ...steps.map(({ after: later, by, step }) => ({
      after: later,
      happens: () => trading.within(by === 'shop' ? shop : buyer, take(step)),
    })),
  ];
}
