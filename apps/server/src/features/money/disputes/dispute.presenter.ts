import type { AdminDispute, Dispute } from '@souk/shared/money/disputes/schema.ts';
import { isOpenDispute, mayTake } from '@souk/shared/money/disputes/states.ts';
import { orderNumber } from '../orders/index.ts';
import type { AdminDisputeRow } from './admin-disputes.repo.ts';
import type { Matter } from './dispute.access.ts';
import type { EntryRow } from './dispute.repo.ts';

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
    can: whatCanBeDone(dispute, as),
  };
}

/** What a person on this side can do about a dispute now. */
function whatCanBeDone({ state, kind, order_state }: Matter['dispute'], as: Matter['as']): Dispute['can'] {
  const may = (step: Parameters<typeof mayTake>[1]) => mayTake(state, step, as);
  const hasLeft = order_state !== 'paid' && order_state !== 'packed';
  return {
    say: isOpenDispute(state),
    offerPart: may('offerPart'),
    offerReturn: may('offerReturn') && kind === 'problem' && hasLeft,
    agreeToReturn: may('agreeToReturn') && kind === 'return',
    refuse: may('refuse'),
    refund: as === 'seller' && may('refund'),
    accept: may('acceptPart') || may('acceptReturn'),
    decline: may('decline'),
    sendBack: may('sendBack'),
    withdraw: may('withdraw'),
    decide: may('dismiss'),
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
