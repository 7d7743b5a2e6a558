import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import type { PayoutDetail, PayoutLine } from '@souk/shared/money/payouts/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { addMoney, subtractMoney } from '@souk/shared/money-rules.ts';

const words: Readonly<Record<string, MessageKey>> = {
  matured: 'payouts.line.matured',
  tip: 'payouts.line.tip',
  'tip-matured': 'payouts.line.tip',
  refund: 'payouts.line.refund',
  'to-wallet': 'payouts.line.to-wallet',
  frozen: 'payouts.line.frozen',
  unfrozen: 'payouts.line.unfrozen',
  'reserve-kept': 'payouts.line.reserve',
  'reserve-freed': 'payouts.line.reserve',
  chargeback: 'payouts.line.chargeback',
  'chargeback-reversed': 'payouts.line.chargeback-reversed',
  'payout-failed': 'payouts.line.payout-failed',
};

/** What a movement of a shop's money is called. */
export const wordOfLine = (kind: string): MessageKey => words[kind] ?? 'payouts.line.other';

/** What an order was not only the price of: said where there is some. */
export const alsoIn = ({
  shipping,
  refunded,
  tax,
  withheld,
}: NonNullable<PayoutLine['sale']>): Array<[MessageKey, Money]> =>
  (
    [
      ['orders.sum.shipping', shipping],
      ['orders.sum.tax', tax],
      ['orders.refundedSoFar', refunded],
      ['payouts.withheld', withheld],
    ] as Array<[MessageKey, Money]>
  ).filter(([, { amount }]) => amount > 0);

/** What was ready and did not go along. */
export function leftAfter({
  carried,
  lines,
  amount,
}: Pick<PayoutDetail, 'carried' | 'lines' | 'amount'>): Money {
  return subtractMoney(
    lines.reduce((sum, { net }) => addMoney(sum, net), carried),
    amount,
  );
}
