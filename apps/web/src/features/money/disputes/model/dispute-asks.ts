import type { Dispute, DisputeStepBody } from '@souk/shared/money/disputes/schema.ts';
import { openDisputeStates } from '@souk/shared/money/disputes/states.ts';
import type { Money } from '@souk/shared/money.ts';

/** What buyer and shop can be asked about before it takes effect. */
export const disputeAsks = [
  'refund',
  'offer-part',
  'offer-return',
  'agree-to-return',
  'refuse',
  'accept-part',
  'accept-return',
  'decline',
  'send-back',
  'withdraw',
] as const;
export type DisputeAsk = (typeof disputeAsks)[number];

/** What the reader can do now, in the order in which it is offered. */
export function asksOf({ can, state }: Pick<Dispute, 'can' | 'state'>): DisputeAsk[] {
  const open: Record<DisputeAsk, boolean> = {
    refund: can.refund,
    'offer-part': can.offerPart,
    'offer-return': can.offerReturn,
    'agree-to-return': can.agreeToReturn,
    refuse: can.refuse,
    'accept-part': can.accept && state === 'part-offered',
    'accept-return': can.accept && state === 'return-offered',
    decline: can.decline,
    'send-back': can.sendBack,
    withdraw: can.withdraw,
  };
  return disputeAsks.filter((ask) => open[ask]);
}

/** What a buyer cannot do without knowing where to send it. */
export const asksWhere = (ask: DisputeAsk): boolean => ask === 'offer-return' || ask === 'agree-to-return';

export interface AskDraft {
  text: string;
  tracking: string;
  amount: number | null;
  /** What came back is on sale again. */
  restock: boolean;
}

/** Less than all that is left: all of it is a refund. */
export function amountProblem(amount: number | null, left: Money): 'nothing' | 'too-much' | null {
  if (amount === null || amount <= 0) return 'nothing';
  return amount >= left.amount ? 'too-much' : null;
}

export function bodyOf(ask: DisputeAsk, draft: AskDraft, { currency }: Money): DisputeStepBody {
  const text = draft.text.trim();
  switch (ask) {
    case 'offer-part':
      return { step: ask, text, amount: { amount: draft.amount ?? 0, currency } };
    case 'accept-part':
    case 'accept-return':
      return { step: 'accept' };
    case 'send-back':
      return { step: ask, text, tracking: draft.tracking.trim() };
    case 'withdraw':
      return { step: ask };
    case 'refund':
      return { step: ask, text, restock: draft.restock };
    default:
      return { step: ask, text };
  }
}

/** Who has to answer, and by when; said to themselves where that is the reader. */
export function dueOf({ as, state }: Pick<Dispute, 'as' | 'state'>) {
  const isBuyer = as === 'buyer';
  if (isBuyer && state === 'returning') return 'disputes.dueYou.send-back' as const;
  const isOffered = state === 'part-offered' || state === 'return-offered';
  if ((isBuyer && isOffered) || (as === 'seller' && state === 'open'))
    return 'disputes.dueYou.answer' as const;
  const open = openDisputeStates.find((one) => one === state);
  return open ? (`disputes.due.${open}` as const) : null;
}
