import type { AdminDispute, Dispute } from '@souk/shared/money/disputes/schema.ts';
import { isOpenDispute, mayTake } from '@souk/shared/money/disputes/states.ts';
import { orderNumber } from '../orders/index.ts';
import type { AdminDisputeRow } from './admin-disputes.repo.ts';
import { costNothing, type Matter } from './dispute.access.ts';
import type { EntryRow } from './dispute.repo.ts';
import { isWithShop } from './end.service.ts';

export function presentDispute({ order, dispute, as }: Matter, entries: readonly EntryRow[]): Dispute {
  const { currency } = order;
  const money = (amount: number | null) => (amount === null ? null : { amount, currency });
  return {
    _id: dispute.id,
    orderId: order.id,
    kind: dispute.kind,
    reason: dispute.reason,
    state: dispute.state,
    as,
    offered: money(dispute.offered),
    answerBy: dispute.answer_by?.toISOString() ?? null,
    openedAt: dispute.opened_at.toISOString(),
    entries: entries.map(({ kind, by, at, text, amount, pictures }) => ({
      ...{ kind, by, text, pictures },
      at: at.toISOString(),
      amount: money(amount),
    })),
    refundable: { amount: order.total - order.refunded, currency },
    isFree: costNothing(order),
    can: whatCanBeDone(order, dispute, as),
  };
}

/** Whether there is anything a buyer could send back. */
export const canComeBack = ({ order, dispute }: Pick<Matter, 'order' | 'dispute'>): boolean =>
  order.shipments.length > 0 && !isWithShop(dispute.order_state);

/** What a person on this side can do about a dispute now. */
function whatCanBeDone(order: Matter['order'], dispute: Matter['dispute'], as: Matter['as']): Dispute['can'] {
  const { state, kind } = dispute;
  const isFree = costNothing(order);
  const may = (step: Parameters<typeof mayTake>[1]) => mayTake(state, step, as);
  return {
    say: isOpenDispute(state),
    offerPart: may('offerPart') && !isFree,
    offerReturn: may('offerReturn') && kind === 'problem' && canComeBack({ order, dispute }) && !isFree,
    agreeToReturn: may('agreeToReturn') && kind === 'return',
    refuse: may('refuse'),
    refund: as === 'seller' && may('refund'),
    accept: may('acceptPart') || may('acceptReturn'),
    decline: may('decline'),
    sendBack: may('sendBack'),
    withdraw: may('withdraw'),
    decide: may('dismiss'),
    askForReturn: may('askForReturn') && canComeBack({ order, dispute }),
  };
}

export const presentAdminDispute = (row: AdminDisputeRow): AdminDispute => ({
  _id: row.id,
  order: {
    _id: row.orderId,
    number: orderNumber(row.number),
    total: { amount: row.total, currency: row.currency },
  },
  shop: { _id: row.shopId, name: row.shop },
  buyer: row.buyer,
  kind: row.kind,
  reason: row.reason,
  state: row.state,
  openedAt: row.openedAt.toISOString(),
  answerBy: row.answerBy?.toISOString() ?? null,
});
